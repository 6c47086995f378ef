import { z } from 'zod'
import { uploadPurposes } from '~/domain/images/image-paths'
import { storeMark } from '~/domain/images/marks/marks-commands.server'
import { storeUploadedPicture } from '~/domain/images/stored-pictures/store-picture.server'
import { displayedFileName } from '~/forms/file-name'
import { uploadRoute } from './upload-route.server'

const pixels = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)

const query = z.object({
  place: z.enum(uploadPurposes),
  crop: z
    .string()
    .transform((value) => value.split(','))
    .pipe(z.tuple([pixels, pixels, pixels, pixels]))
    .transform(([x, y, width, height]) => ({ x, y, width, height }))
    .optional(),
  /** The file name of a mark. */
  name: z.string().transform(displayedFileName).default(''),
})

/** The bytes determine the type. A mark may also be an SVG. */
const route = uploadRoute('billede', query, async ({ admin, backend }, file, parameters) => {
  const { place, crop, name } = parameters
  const source = file.path
  return place === 'mark'
    ? storeMark(backend, admin, { source, originalName: name })
    : storeUploadedPicture(backend, admin, { source, purpose: place, crop })
})

export const loader = route.loader
export const action = route.action
