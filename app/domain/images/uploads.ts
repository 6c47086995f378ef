import type { Picture } from './images'

/** What an uploaded picture is answered with. It is shown nowhere until a form is saved with it. */
export interface UploadedPicture {
  /** In the file store; the form sends it. */
  path: string
  picture: Picture
}
