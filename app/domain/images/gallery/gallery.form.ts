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

const altText = optionalLine.transform((value) => value ?? '')

/** The alternative text of a press picture alone. */
export const altTextForm = z.object({
  alt_text: altText,
  /** The text that it replaces. */
  former: altText,
})

export type AltTextForm = z.infer<typeof altTextForm>

/** The description of a press picture. */
export const galleryImageForm = z
  .object({
    revision,
    alt_text: altText,
    ...words,
  })
  .and(focusForm.transform((focus) => ({ focus })))

export type GalleryImageForm = z.infer<typeof galleryImageForm>
