import { maxUploadBytes, type UploadKind } from '~/forms/upload'

const uploadPath = /^\/admin\/upload\/(billede|pdf|salmefil|lyd|flytning)(?:\?|$)/

export function uploadLimit(path: string): number | undefined {
  const kind = uploadPath.exec(path)?.[1] as UploadKind | undefined
  return kind && maxUploadBytes[kind]
}
