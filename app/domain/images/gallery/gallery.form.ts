import { z } from 'zod'
import { chosenPicture, focusForm, pictureFields } from '~/domain/images/images.form'
import { optionalLine, optionalText, revision } from '~/forms/form-fields'

const words = {
  description: optionalText.transform((value) => value || null),
  credit: optionalLine,
}

/**
 * A new press picture: the picture is required, its own thumbnail is optional
 * (docs/specification.md, "Press pictures").
 */
export const newGalleryImageForm = z
  .object({
    ...pictureFields('image', { required: 'Vælg et billede.' }),
    ...pictureFields('thumbnail'),
    ...words,
  })
  .transform((form) => ({
    picture: chosenPicture(form, 'image'),
    thumbnailPath: form.thumbnail || null,
    description: form.description,
    credit: form.credit,
  }))

export type NewGalleryImageForm = z.infer<typeof newGalleryImageForm>

/** The description of a press picture. */
export const galleryImageForm = z
  .object({
    revision,
    alt_text: optionalLine.transform((value) => value ?? ''),
    ...words,
  })
  .and(focusForm.transform((focus) => ({ focus })))

export type GalleryImageForm = z.infer<typeof galleryImageForm>
