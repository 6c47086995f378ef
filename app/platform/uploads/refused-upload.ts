import type { UploadRefusal } from '~/forms/upload'

/** A refused upload, whose file has been removed. */
export class RefusedUpload extends Error {
  readonly code: UploadRefusal

  constructor(code: UploadRefusal, options?: ErrorOptions) {
    super(`Upload refused: ${code}`, options)
    this.code = code
  }
}
