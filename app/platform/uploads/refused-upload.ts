import type { UploadRefusal } from '~/forms/upload'

/** An upload that is not accepted. Nothing of it is left. */
export class RefusedUpload extends Error {
  readonly code: UploadRefusal

  constructor(code: UploadRefusal, options?: ErrorOptions) {
    super(`Upload refused: ${code}`, options)
    this.code = code
  }
}
