import { z } from 'zod'
import { uploadPlaces } from '~/domain/images/image-paths'
import { storeMark } from '~/domain/images/marks/marks-commands.server'
import { storeUploadedPicture } from '~/domain/images/upload-picture.server'
import { displayedFileName } from '~/forms/file-name'
import { maxUploadBytes } from '~/forms/upload'
import { requireAdmin } from '~/platform/auth/session.server'
import { RefusedUpload, withReceivedFile } from '~/platform/uploads/receive-file.server'
import type { Route } from './+types/picture'
import { answerUpload, wrongMethod } from './upload-answer.server'

const pixels = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)

const querySchema = z.object({
  place: z.enum(uploadPlaces),
  crop: z
    .string()
    .transform((value) => value.split(','))
    .pipe(z.tuple([pixels, pixels, pixels, pixels]))
    .transform(([x, y, width, height]) => ({ x, y, width, height }))
    .optional(),
  /** The name of the file of a mark. */
  name: z.string().transform(displayedFileName).default(''),
})

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return wrongMethod('POST')
}

/**
 * Receives a picture: `POST /admin/upload/billede?place=lecture&crop=x,y,width,height` with the file as
 * its body. The bytes decide its type. A mark (`place=mark`) may also be an SVG.
 */
export function action({ request, context }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  return answerUpload(context, request, async (backend, parameters) => {
    const { data, success } = querySchema.safeParse(Object.fromEntries(parameters))
    if (!success) throw new RefusedUpload('malformed')
    const { place, crop, name } = data
    return withReceivedFile<object>(request, maxUploadBytes.billede, ({ path }) =>
      place === 'mark'
        ? storeMark(backend, admin, { source: path, originalName: name })
        : storeUploadedPicture(backend, admin, { source: path, place, crop }),
    )
  })
}
