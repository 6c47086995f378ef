/**
 * Why a file is not accepted as a picture:
 * - `not-a-picture`: its bytes are none of JPEG, PNG, WebP and AVIF (an SVG is a program, not a picture)
 * - `heic-unreadable`: a telephone's HEIC, which the image library here cannot read
 * - `too-large`: more than 25 MB
 * - `too-many-pixels`: more than 50 megapixels, or a side of more than 16,000 pixels
 * - `damaged`: it begins like a picture but cannot be decoded
 * - `too-slow`: decoding it takes longer than any honest picture does
 */
export type PictureErrorCode =
  | 'not-a-picture'
  | 'heic-unreadable'
  | 'too-large'
  | 'too-many-pixels'
  | 'damaged'
  | 'too-slow'

export class PictureError extends Error {
  readonly code: PictureErrorCode

  constructor(code: PictureErrorCode, options?: ErrorOptions) {
    super(`Picture refused: ${code}`, options)
    this.code = code
  }
}
