import { href } from 'react-router'

/** The mask of a mark that the author uploaded: a PNG with the ink in white on black. */
export interface UploadedMark {
  /** Used in the file names of icons, like the name of a drawn mark. */
  name: string
  src: string
  width: number
  height: number
}

/** The value of `udseende.mark` for an uploaded mark: the path of its mask. */
export const uploadedMarkPattern = /^images\/marks\/(mark_\d{10,16}-(\d{1,3})x(\d{1,3}))\.png$/

/** Returns the end of a mask's file name: its size, which pages need before the file is loaded. */
export function sizeSuffix({ width, height }: { width: number; height: number }): string {
  return `-${width}x${height}`
}

/** Returns the stored path of a mask. */
export function markMaskPath(name: string): string {
  return `images/marks/${name}.png`
}

/** Parses a stored path. Returns undefined if it is the name of a drawn mark. */
export function parseUploadedMark(path: string): UploadedMark | undefined {
  const [, name, width, height] = uploadedMarkPattern.exec(path) ?? []
  if (!name) return undefined
  const src = href('/filer/maerke/:file', { file: `${name}.png` })
  return { name, src, width: Number(width), height: Number(height) }
}
