import { z } from 'zod'
import { optionalLine, optionalText, revision, sentText } from '~/forms/form-fields'
import { chosenPicture, focusForm, pictureFields } from './images.form'

const description = optionalText.transform((value) => value || null)

/**
 * A new press picture: the picture itself is required, a thumbnail of its own is not
 * (docs/specification.md, "Press pictures").
 */
export const newGalleryImageForm = z
  .object({
    ...pictureFields('image', { required: 'Vælg et billede.' }),
    ...pictureFields('thumbnail'),
    description,
  })
  .transform((form) => ({
    picture: chosenPicture(form, 'image'),
    thumbnailPath: form.thumbnail || null,
    description: form.description,
  }))

export type NewGalleryImageForm = z.infer<typeof newGalleryImageForm>

/** What is said about a press picture. */
export const galleryImageForm = z
  .object({
    revision,
    alt_text: optionalLine.transform((value) => value ?? ''),
    description,
  })
  .and(focusForm.transform((focus) => ({ focus })))

export type GalleryImageForm = z.infer<typeof galleryImageForm>

const ids = sentText.max(1_000_000).transform((value) => value.split(',').filter(Boolean))

/** The gallery's order as the author saw it after moving some of its pictures. */
export const galleryOrderForm = z.object({ order: ids, moved: ids })

export type GalleryOrderForm = z.infer<typeof galleryOrderForm>
