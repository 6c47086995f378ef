import { largestUpload, type UploadRefusal } from '~/forms/upload'
import { tooLargeCopy, uploadRefusalCopy } from '~/forms/upload.copy'

/** What the file dialog offers. A telephone makes a JPEG of its own format for it. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** A part of a picture in whole pixels of the picture as it is seen. */
export interface PictureCrop {
  x: number
  y: number
  width: number
  height: number
}

/** A picture that was chosen and is not uploaded yet. */
export interface ChosenFile {
  file: File
  /** Where the browser has it: a blob URL, whole. */
  src: string
}

/** What people have and no reader's browser shows as a photograph, by type or by name. */
const unusable: [RegExp, 'heic-unreadable' | 'gif' | 'svg'][] = [
  [/^image\/hei[cf]|\.hei[cf]$/i, 'heic-unreadable'],
  [/^image\/gif|\.gif$/i, 'gif'],
  [/^image\/svg|\.svgz?$/i, 'svg'],
]

/**
 * Looks at a chosen file before anything is sent: what the server would refuse anyway is said at
 * once. The server decides by the bytes; here the browser tells whether it can show them.
 * @throws Error with what is wrong, in Danish
 */
export async function openPicture(file: File): Promise<ChosenFile> {
  const [, format] = unusable.find(([type]) => type.test(`${file.type} ${file.name}`)) ?? []
  if (format) throw refused(format)
  if (file.type !== '' && !pictureTypes.includes(file.type)) throw refused('not-a-picture')
  if (file.size === 0) throw refused('empty')
  if (file.size > largestUpload.billede) throw new Error(tooLargeCopy.billede)
  const src = URL.createObjectURL(file)
  try {
    await loaded(src)
  } catch {
    URL.revokeObjectURL(src)
    throw refused('not-a-picture')
  }
  return { file, src }
}

function refused(code: UploadRefusal | 'gif' | 'svg'): Error {
  return new Error(uploadRefusalCopy[code])
}

async function loaded(src: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = src
  await picture.decode()
  return picture
}

const previewWidth = 1200

/** A small picture of the part that was chosen, to be shown until the server has made the real one. */
export async function cropPreview(src: string, crop: PictureCrop): Promise<string> {
  const picture = await loaded(src)
  const scale = Math.min(1, previewWidth / crop.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(crop.width * scale)
  canvas.height = Math.round(crop.height * scale)
  const { x, y, width, height } = crop
  canvas
    .getContext('2d')
    ?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  return blob ? URL.createObjectURL(blob) : src
}
