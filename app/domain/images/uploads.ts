import type { Picture } from './images'

/** The response to a picture upload. The picture is not shown until a form is saved with it. */
export interface UploadedPicture {
  /** In the file store; submitted with the form. */
  path: string
  picture: Picture
}
