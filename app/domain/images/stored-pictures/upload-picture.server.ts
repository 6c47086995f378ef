import { type UploadPurpose, uploadPath } from '~/domain/images/image-paths'
import type { UploadedPicture } from '~/domain/images/images'
import { defaultFocus, pictureOf } from '~/domain/images/images'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import type { Crop } from '~/platform/pictures/crop'
import type { PictureSource } from '~/platform/pictures/inspect-picture.server'
import type { Clock } from '~/platform/runtime/clock'
import { storePicture } from './store-picture.server'

interface Upload {
  /** The received file. */
  source: PictureSource
  purpose: UploadPurpose
  /** The part to keep. */
  crop?: Crop
}

/**
 * Stores an uploaded picture, whose path the form then submits. Visitors cannot fetch it until that form
 * is saved. A picture without a saved form is deleted after a day.
 * @throws PictureError
 */
export async function storeUploadedPicture(
  backend: Backend,
  _admin: Admin,
  { source, purpose, crop }: Upload,
): Promise<UploadedPicture> {
  const path = uploadPath(purpose, uniqueStamp(backend.clock))
  const stored = await storePicture(backend, { path, source, crop })
  return { path: stored.path, picture: pictureOf({ ...stored, alt: '', focus: defaultFocus }) }
}

let lastStamp = 0

/** The current time in milliseconds, for a file name; unique in this process. */
export function uniqueStamp(clock: Clock): string {
  lastStamp = Math.max(clock.now().getTime(), lastStamp + 1)
  return String(lastStamp)
}
