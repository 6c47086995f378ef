import { href } from 'react-router'

/** A mark that the author uploaded, by its mask: white ink on black. */
export interface UploadedMark {
  /** In icons' file names, like the name of a drawn mark. */
  name: string
  src: string
  width: number
  height: number
}

/** The value of `udseende.mark` for an uploaded mark: the path of its mask. */
export const uploadedMarkPath = /^images\/marks\/(mark_\d{10,16}-(\d{1,3})x(\d{1,3}))\.png$/

/** The end of a mask's file name, which contains its size. Pages need the size before the file is loaded. */
export function sizeSuffix({ width, height }: { width: number; height: number }): string {
  return `-${width}x${height}`
}

/** The path of the mask of this name. */
export function pathOfMark(name: string): string {
  return `images/marks/${name}.png`
}

/** The uploaded mark at a stored path; undefined for the names of drawn marks. */
export function uploadedMarkAt(path: string): UploadedMark | undefined {
  const [, name, width, height] = uploadedMarkPath.exec(path) ?? []
  if (!name) return undefined
  const src = href('/filer/maerke/:file', { file: `${name}.png` })
  return { name, src, width: Number(width), height: Number(height) }
}
