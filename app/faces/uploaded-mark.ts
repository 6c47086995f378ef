import { href } from 'react-router'

/** The mask of a mark that the author uploaded: a PNG with the ink in white on black. */
export interface UploadedMark {
  name: string
  src: string
  width: number
  height: number
}

/** The value of `udseende.mark` for an uploaded mark: the path of its mask, with the size that pages need. */
export const uploadedMarkPattern = /^images\/marks\/(mark_\d{10,16}-(\d{1,3})x(\d{1,3}))\.png$/

/** Parses a stored path. Returns undefined if it is the name of a drawn mark. */
export function parseUploadedMark(path: string): UploadedMark | undefined {
  const [, name, width, height] = uploadedMarkPattern.exec(path) ?? []
  if (!name) return undefined
  const src = href('/filer/maerke/:file', { file: `${name}.png` })
  return { name, src, width: Number(width), height: Number(height) }
}
