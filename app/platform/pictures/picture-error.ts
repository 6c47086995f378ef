import type { UploadRefusal } from '~/forms/upload.copy'

export class PictureError extends Error {
  readonly code: UploadRefusal

  constructor(code: UploadRefusal, options?: ErrorOptions) {
    super(`Picture refused: ${code}`, options)
    this.code = code
  }
}
