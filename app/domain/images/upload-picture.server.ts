import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import type { Crop } from '~/platform/pictures/crop'
import type { PictureSource } from '~/platform/pictures/inspect-picture.server'
import type { Clock } from '~/platform/runtime/clock'
import { type UploadPurpose, uploadPath } from './image-paths'
import type { UploadedPicture } from './images'
import { defaultFocus, pictureOf } from './images'
import { storePicture } from './store-picture.server'

interface Upload {
  /** The received file. */
  source: PictureSource
  purpose: UploadPurpose
  /** The part to keep. */
  crop?: Crop
}

/**
 * Stores an uploaded picture for the form that will be submitted with it. Until that form is saved,
 * visitors cannot fetch it. If that does not happen within a day, the file is deleted.
 * @throws PictureError
 */
export async function storeUploadedPicture(
  backend: Backend,
  _admin: Admin,
  { source, purpose, crop }: Upload,
): Promise<UploadedPicture> {
  const path = uploadPath(purpose, stamp(backend.clock))
  const stored = await storePicture(backend, { path, source, crop })
  return { path: stored.path, picture: pictureOf({ ...stored, alt: '', focus: defaultFocus }) }
}

let lastStamp = 0

/** A timestamp for a file name, in milliseconds, unique in this process. */
export function stamp(clock: Clock): string {
  lastStamp = Math.max(clock.now().getTime(), lastStamp + 1)
  return String(lastStamp)
}
