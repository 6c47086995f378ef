import { maxUploadBytes, type UploadKind } from '~/forms/upload'

const uploadPath = /^\/admin\/upload\/(billede|pdf|salmefil)(?:\?|$)/

/** The maximum body of an upload path, in bytes; undefined for other paths. */
export function uploadLimit(path: string): number | undefined {
  const kind = uploadPath.exec(path)?.[1] as UploadKind | undefined
  return kind && maxUploadBytes[kind]
}
