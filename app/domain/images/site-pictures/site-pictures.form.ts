import { z } from 'zod'
import { gatherPicture, pictureFields } from '~/domain/images/images.form'
import { revision } from '~/forms/form-fields'

export const homePictureNames = ['hero', 'portrait'] as const

export type HomePictureName = (typeof homePictureNames)[number]

export const sitePictureForm = z
  .object({ revision, ...pictureFields('image') })
  .transform(gatherPicture('image'))

export type SitePictureForm = z.infer<typeof sitePictureForm>
