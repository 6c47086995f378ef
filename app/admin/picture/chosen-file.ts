import { maxUploadBytes } from '~/forms/upload'
import { tooLargeCopy, uploadRefusalCopy } from '~/forms/upload.copy'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** Returns the types for the file dialog. Without HEIC among them, iOS converts HEIC files to JPEG itself. */
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

export interface ChosenFile {
  file: File
  /** A blob URL of the whole picture. */
  src: string
}

const heic = /^image\/hei[cf]|\.hei[cf]$/i

const unsupportedFormats: [RegExp, 'gif' | 'svg'][] = [
  [/^image\/gif|\.gif$/i, 'gif'],
  [/^image\/svg|\.svgz?$/i, 'svg'],
]

/** Checks a file by decoding it in the browser; the server checks its bytes again. Throws an Error in Danish. */
export async function openPicture(chosen: File): Promise<ChosenFile> {
  const file = heic.test(`${chosen.type} ${chosen.name}`) ? await convertHeic(chosen) : chosen
  const [, format] =
    unsupportedFormats.find(([type]) => type.test(`${file.type} ${file.name}`)) ?? []
  if (format) throw refusal(format)
  if (file.type !== '' && !pictureTypes.includes(file.type)) throw refusal('not-a-picture')
  if (file.size === 0) throw refusal('empty')
  if (file.size > maxUploadBytes.billede) throw new Error(tooLargeCopy.billede)
  const src = URL.createObjectURL(file)
  try {
    await loadImage(src)
  } catch {
    URL.revokeObjectURL(src)
    throw refusal('not-a-picture')
  }
  return { file, src }
}

async function convertHeic(file: File): Promise<File> {
  const { jpegOfHeic } = await import('./jpeg-of-heic.client')
  const jpeg = await jpegOfHeic(file)
  if (!jpeg) throw refusal('heic-unreadable')
  return jpeg
}

function refusal(code: keyof typeof uploadRefusalCopy): Error {
  return new Error(uploadRefusalCopy[code])
}

async function loadImage(src: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = src
  await picture.decode()
  return picture
}

const maxPreviewWidth = 1200

/** Renders the crop and returns a blob URL, for the preview before the upload. */
export async function cropPreview(src: string, crop: PictureCrop): Promise<string> {
  const picture = await loadImage(src)
  const scale = Math.min(1, maxPreviewWidth / crop.width)
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
