import { z } from 'zod'
import { newFileName } from '~/domain/hymns/files/hymn-files.copy'
import { storeHymnFile } from '~/domain/hymns/files/hymn-files-commands.server'
import { displayedFileName } from '~/forms/file-name'
import { maxUploadBytes } from '~/forms/upload'
import { requireAdmin } from '~/platform/auth/session.server'
import { isPdf, recordingType } from '~/platform/uploads/file-type.server'
import { RefusedUpload, withReceivedFile } from '~/platform/uploads/receive-file.server'
import type { Route } from './+types/hymn-file'
import { answerUpload, wrongMethod } from './upload-answer.server'

const querySchema = z.object({
  hymn: z.string().regex(/^[\w-]{1,64}$/),
  name: z.string().transform(displayedFileName),
})

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return wrongMethod('POST')
}

/**
 * Receives a score or recording of a hymn: `POST /admin/upload/salmefil?name=…&hymn=id` with the file as
 * its body. The bytes decide which of the two it is.
 */
export function action({ request, context }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  return answerUpload(context, request, async (backend, parameters) => {
    const { data, success } = querySchema.safeParse(Object.fromEntries(parameters))
    if (!success) throw new RefusedUpload('malformed')
    return withReceivedFile(request, maxUploadBytes.salmefil, async (file) => {
      const mimeType = (await isPdf(file.path))
        ? ('application/pdf' as const)
        : await recordingType(file.path)
      if (!mimeType) throw new RefusedUpload('not-a-hymn-file')
      const { name: originalName, hymn: hymnId } = data
      const name = newFileName(mimeType === 'application/pdf' ? 'score' : 'recording')
      const id = await storeHymnFile(backend, admin, {
        hymnId,
        file,
        mimeType,
        name,
        originalName,
      })
      return { id }
    })
  })
}
