/**
 * Why a file is not accepted as a picture:
 * - `not-a-picture`: its bytes are not JPEG, PNG, WebP or AVIF (an SVG can contain scripts)
 * - `heic-unreadable`: a phone's HEIC, which this image library cannot read
 * - `too-large`: more than 25 MB
 * - `too-many-pixels`: more than 50 megapixels, or a side of more than 16,000 pixels
 * - `avif-too-many-pixels`: an AVIF of more than 25 megapixels
 * - `damaged`: it starts like a picture but cannot be decoded
 * - `too-slow`: decoding takes too long
 * - `no-mark`: an uploaded mark is blank, or too long and narrow
 */
type PictureErrorCode =
  | 'not-a-picture'
  | 'heic-unreadable'
  | 'too-large'
  | 'too-many-pixels'
  | 'avif-too-many-pixels'
  | 'damaged'
  | 'too-slow'
  | 'no-mark'

export class PictureError extends Error {
  readonly code: PictureErrorCode

  constructor(code: PictureErrorCode, options?: ErrorOptions) {
    super(`Picture refused: ${code}`, options)
    this.code = code
  }
}
