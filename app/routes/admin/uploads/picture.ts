import { z } from 'zod'
import { uploadPlaces } from '~/domain/images/image-paths'
import { storeUploadedPicture } from '~/domain/images/upload-picture.server'
import { maxUploadBytes } from '~/forms/upload'
import { requireAdmin } from '~/platform/auth/session.server'
import { withReceivedFile } from '~/platform/uploads/receive-file.server'
import { RefusedUpload } from '~/platform/uploads/refused-upload'
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
})

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return wrongMethod('POST')
}

/**
 * Receives a picture: `POST /admin/upload/billede?place=lecture&crop=x,y,width,height` with the file as
 * its body. The bytes decide its type.
 */
export function action({ request, context }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  return answerUpload(context, request, async (backend, parameters) => {
    const { data, success } = querySchema.safeParse(Object.fromEntries(parameters))
    if (!success) throw new RefusedUpload('malformed')
    return withReceivedFile(request, maxUploadBytes.billede, ({ path }) =>
      storeUploadedPicture(backend, admin, { source: path, ...data }),
    )
  })
}
