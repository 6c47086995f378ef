import { z } from 'zod'
import { revision } from '~/forms/form-fields'
import { gatherPicture, pictureFields } from './images.form'

/** The places of the front page that show a picture. */
export const sitePicturePlaces = ['hero', 'portrait'] as const

export type SitePicturePlace = (typeof sitePicturePlaces)[number]

/** The picture of a place of the front page; without one the place stays empty. */
export const sitePictureForm = z
  .object({ revision, ...pictureFields('image') })
  .transform(gatherPicture('image'))

export type SitePictureForm = z.infer<typeof sitePictureForm>
