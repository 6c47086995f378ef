import { z } from 'zod'
import { gatherPicture, pictureFields } from '~/domain/images/images.form'
import { revision } from '~/forms/form-fields'

/** The pictures of the front page. */
export const homePictureNames = ['hero', 'portrait'] as const

export type HomePictureName = (typeof homePictureNames)[number]

/** A picture of the front page; empty if none is chosen. */
export const sitePictureForm = z
  .object({ revision, ...pictureFields('image') })
  .transform(gatherPicture('image'))

export type SitePictureForm = z.infer<typeof sitePictureForm>
