import { largestUpload, type UploadKind } from '~/forms/upload'

const uploadPath = /^\/admin\/upload\/(billede|pdf)(?:\?|$)/

/** The largest body that an address takes if uploads are made to it, in bytes. */
export function uploadLimit(address: string): number | undefined {
  const kind = uploadPath.exec(address)?.[1] as UploadKind | undefined
  return kind && largestUpload[kind]
}
