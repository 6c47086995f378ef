import { largestUpload, type UploadKind } from '~/forms/upload'

const uploadPath = /^\/admin\/upload\/(billede|pdf|salmefil)(?:\?|$)/

/** The largest body that a path takes if uploads are made to it, in bytes. */
export function uploadLimit(path: string): number | undefined {
  const kind = uploadPath.exec(path)?.[1] as UploadKind | undefined
  return kind && largestUpload[kind]
}
