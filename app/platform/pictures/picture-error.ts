/** `no-mark`: an uploaded mark is blank, or too long and narrow. */
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
