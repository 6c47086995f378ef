import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { Sharp, SharpOptions } from 'sharp'
import { maxUploadBytes } from '~/forms/upload'
import { firstBytes } from '~/platform/files/first-bytes.server'
import { type Crop, cropWithin } from './crop'
import { imageLibrary } from './image-library.server'
import { isLarge, queueIfLarge } from './large-picture'
import { PictureError } from './picture-error'
import { formatBytes, type PictureFormat, pictureFormat } from './picture-format'

export type PictureSource = Uint8Array | string

export type InspectedPicture = Awaited<ReturnType<typeof inspectPicture>>

export const maxFileBytes = maxUploadBytes.billede
export const maxPixels = 50_000_000
/** Decoding an AVIF takes 20 bytes per pixel, and cannot be done in parts (docs/decisions/0045-large-avif.md). */
const maxAvifPixels = 25_000_000
/** A little below the limit of WebP. */
const maxSidePixels = 16_000
export const decodingSeconds = 20
const placeholderSize = { width: 12, height: 12, fit: 'inside' } as const

/** An AVIF becomes a JPEG (with transparency a PNG), which the press can use. */
export async function inspectPicture(source: PictureSource, crop?: Crop) {
  const sourceFormat = await requireAcceptedFormat(source)
  const sharp = await imageLibrary()
  try {
    const options: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error' }
    const { width, height, hasAlpha, autoOrient } = await sharp(source, {
      ...options,
      limitInputPixels: false,
    }).metadata()
    if (width * height > maxPixels || Math.max(width, height) > maxSidePixels) {
      throw new PictureError('too-many-pixels')
    }
    if (sourceFormat === 'avif' && width * height > maxAvifPixels) {
      throw new PictureError('avif-too-many-pixels')
    }
    return await queueIfLarge({ width, height }, async () => {
      const upright = sharp(source, options).timeout({ seconds: decodingSeconds }).autoOrient()
      const cropped = crop ? upright.extract(cropWithin(crop, autoOrient)) : upright
      const format = originalFormat(sourceFormat, hasAlpha)
      const encoded = encodeOriginal(cropped, format, isLarge({ width, height }))
      const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
      const isTransparent = hasAlpha && !(await sharp(data).stats()).isOpaque
      return {
        bytes: data,
        mimeType: `image/${format}`,
        extension: format === 'jpeg' ? 'jpg' : format,
        width: info.width,
        height: info.height,
        contentHash: contentHash(data),
        /** A data URI of 150 characters, shown blurred; empty if the picture is transparent. */
        placeholder: isTransparent ? '' : await placeholder(sharp(data)),
      }
    })
  } catch (error) {
    throw toPictureError(error)
  }
}

export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
}

async function requireAcceptedFormat(
  source: PictureSource,
): Promise<Exclude<PictureFormat, 'heic'>> {
  const { head, size } = await readHead(source)
  if (size > maxFileBytes) throw new PictureError('too-large')
  const format = pictureFormat(head)
  if (format === undefined) throw new PictureError('not-a-picture')
  if (format === 'heic') throw new PictureError('heic-unreadable')
  return format
}

async function readHead(source: PictureSource): Promise<{ head: Uint8Array; size: number }> {
  if (typeof source !== 'string') {
    return { head: source.subarray(0, formatBytes), size: source.byteLength }
  }
  return { head: await firstBytes(source, formatBytes), size: (await stat(source)).size }
}

type OriginalFormat = 'jpeg' | 'png' | 'webp'

function originalFormat(format: Exclude<PictureFormat, 'heic'>, hasAlpha: boolean): OriginalFormat {
  if (format !== 'avif') return format
  return hasAlpha ? 'png' : 'jpeg'
}

/** Progressive scans and optimised Huffman tables need all coefficients of a JPEG in memory. */
function encodeOriginal(picture: Sharp, format: OriginalFormat, isLarge: boolean): Sharp {
  switch (format) {
    case 'jpeg':
      return picture.jpeg({
        quality: 92,
        chromaSubsampling: '4:4:4',
        progressive: !isLarge,
        optimizeCoding: !isLarge,
      })
    case 'png':
      return picture.png()
    case 'webp':
      return picture.webp({ quality: 92, effort: 2 })
  }
}

async function placeholder(picture: Sharp): Promise<string> {
  const tiny = picture.resize(placeholderSize).removeAlpha()
  const bytes = await tiny.webp({ quality: 40, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

function toPictureError(error: unknown): unknown {
  if (error instanceof PictureError || !(error instanceof Error)) return error
  if (/timeout/i.test(error.message)) return new PictureError('too-slow', { cause: error })
  if (/pixel limit/i.test(error.message)) {
    return new PictureError('too-many-pixels', { cause: error })
  }
  return new PictureError('damaged', { cause: error })
}
