import { maxUploadBytes, type UploadRefusal } from '~/forms/upload'
import { tooLargeCopy, uploadRefusalCopy } from '~/forms/upload.copy'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** The types the file dialog accepts. iOS converts HEIC to JPEG itself, unless HEIC is accepted. */
export function acceptedPictures(): string {
  const isIos = navigator.maxTouchPoints > 1 && navigator.vendor.startsWith('Apple')
  return (isIos ? pictureTypes : [...pictureTypes, '.heic', '.heif']).join()
}

/** A crop in whole pixels of the picture, after rotation by its EXIF data. */
export interface PictureCrop {
  x: number
  y: number
  width: number
  height: number
}

/** A picture that was chosen and not uploaded yet. */
export interface ChosenFile {
  file: File
  /** A blob URL of the whole picture. */
  src: string
}

const heic = /^image\/hei[cf]|\.hei[cf]$/i

/** Common formats that browsers do not show as photographs, by type or name. */
const unusable: [RegExp, 'gif' | 'svg'][] = [
  [/^image\/gif|\.gif$/i, 'gif'],
  [/^image\/svg|\.svgz?$/i, 'svg'],
]

/**
 * Checks a chosen file before it is sent, so that unusable ones are refused at once. The server checks
 * the bytes; here the browser reports whether it can decode them. A HEIC becomes a JPEG.
 * @throws Error with a Danish message
 */
export async function openPicture(chosen: File): Promise<ChosenFile> {
  const file = heic.test(`${chosen.type} ${chosen.name}`) ? await convertedHeic(chosen) : chosen
  const [, format] = unusable.find(([type]) => type.test(`${file.type} ${file.name}`)) ?? []
  if (format) throw refused(format)
  if (file.type !== '' && !pictureTypes.includes(file.type)) throw refused('not-a-picture')
  if (file.size === 0) throw refused('empty')
  if (file.size > maxUploadBytes.billede) throw new Error(tooLargeCopy.billede)
  const src = URL.createObjectURL(file)
  try {
    await loaded(src)
  } catch {
    URL.revokeObjectURL(src)
    throw refused('not-a-picture')
  }
  return { file, src }
}

async function convertedHeic(file: File): Promise<File> {
  const { jpegOfHeic } = await import('./jpeg-of-heic.client')
  const jpeg = await jpegOfHeic(file)
  if (!jpeg) throw refused('heic-unreadable')
  return jpeg
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

/** Renders a small preview of the crop, shown until the server has made the real one. */
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
