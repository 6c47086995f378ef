import { z } from 'zod'
import { defaultFocus } from '~/domain/images/images'
import {
  altText,
  focusForm,
  originalName,
  pictureFields,
  pictureInput,
  picturePath,
} from '~/domain/images/images.form'
import { ids, optionalLine, optionalText, revision } from '~/forms/form-fields'
import { maxAddedPictures } from './gallery'

const captionFields = {
  description: optionalText.transform((value) => value || null),
  credit: optionalLine,
}

export const newGalleryImageForm = z
  .object({
    ...pictureFields('image', { required: 'Vælg et billede.' }),
    ...pictureFields('thumbnail'),
    ...captionFields,
  })
  .transform((form) => ({
    picture: pictureInput(form, 'image'),
    thumbnailPath: form.thumbnail || null,
    description: form.description,
    credit: form.credit,
  }))

export type NewGalleryImageForm = z.infer<typeof newGalleryImageForm>

export const newGalleryImagesForm = z
  .object({
    path: z.array(picturePath).min(1).max(maxAddedPictures),
    original: z.array(originalName),
  })
  .transform(({ path, original }) =>
    path.map((path, index) => ({
      picture: { path, alt: '', focus: defaultFocus, originalName: original[index] ?? '' },
      thumbnailPath: null,
      description: null,
      credit: null,
    })),
  )

export const moveToStartForm = z.object({ paths: ids })

export const selectedPicturesForm = z.object({ ids })

export const creditForm = selectedPicturesForm.extend({ credit: optionalLine })

export const altTextForm = z.object({
  alt_text: altText,
  former: altText,
})

export type AltTextForm = z.infer<typeof altTextForm>

export const galleryImageForm = z
  .object({
    revision,
    alt_text: altText,
    ...captionFields,
  })
  .and(focusForm.transform((focus) => ({ focus })))

export type GalleryImageForm = z.infer<typeof galleryImageForm>
