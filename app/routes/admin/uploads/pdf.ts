import { z } from 'zod'
import { attachPdf } from '~/domain/collaborations/collaborations-commands.server'
import { noCollaboration } from '~/domain/pdfs/pdfs'
import { displayedFileName } from '~/forms/file-name'
import { maxUploadBytes } from '~/forms/upload'
import { requireAdmin } from '~/platform/auth/session.server'
import { isPdf } from '~/platform/uploads/file-type.server'
import { RefusedUpload, withReceivedFile } from '~/platform/uploads/receive-file.server'
import type { Route } from './+types/pdf'
import { answerUpload, wrongMethod } from './upload-answer.server'

const querySchema = z.object({
  collaboration: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .default(noCollaboration),
  name: z.string().transform(displayedFileName),
})

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return wrongMethod('POST')
}

/**
 * Receives a PDF: `POST /admin/upload/pdf?name=…&collaboration=id` with the file as its body; without a
 * collaboration, a text links to it.
 */
export function action({ request, context }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  return answerUpload(context, request, async (backend, parameters) => {
    const { data, success } = querySchema.safeParse(Object.fromEntries(parameters))
    if (!success) throw new RefusedUpload('malformed')
    return withReceivedFile(request, maxUploadBytes.pdf, async (file) => {
      if (!(await isPdf(file.path))) throw new RefusedUpload('not-a-pdf')
      const { name: originalName, collaboration: collaborationId } = data
      return attachPdf(backend, admin, { collaborationId, file, originalName })
    })
  })
}
