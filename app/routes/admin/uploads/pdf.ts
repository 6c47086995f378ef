import { z } from 'zod'
import { attachPdf } from '~/domain/collaborations/collaborations-commands.server'
import { noCollaboration } from '~/domain/files/files'
import { displayedFileName } from '~/forms/file-name'
import { rowId } from '~/forms/form-fields'
import { isPdf, isWholePdf } from '~/platform/uploads/file-type.server'
import { RefusedUpload } from '~/platform/uploads/receive-file.server'
import { uploadRoute } from './upload-route.server'

const query = z.object({
  collaboration: rowId.default(noCollaboration),
  name: z.string().transform(displayedFileName),
})

/** A PDF without a collaboration is one that a text links to. */
const route = uploadRoute('pdf', query, async ({ admin, backend }, file, parameters) => {
  if (!(await isPdf(file.path))) throw new RefusedUpload('not-a-pdf')
  if (!(await isWholePdf(file.path))) throw new RefusedUpload('damaged')
  const { name: originalName, collaboration: collaborationId } = parameters
  return attachPdf(backend, admin, { collaborationId, file, originalName })
})

export const loader = route.loader
export const action = route.action
