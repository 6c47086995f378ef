import { z } from 'zod'
import { newFileName } from '~/domain/hymns/files/hymn-files.copy'
import { storeHymnFile } from '~/domain/hymns/files/hymn-files-commands.server'
import { displayedFileName } from '~/forms/file-name'
import { rowId } from '~/forms/form-fields'
import { isPdf, isWholePdf, recordingType } from '~/platform/uploads/file-type.server'
import { RefusedUpload } from '~/platform/uploads/receive-file.server'
import { uploadRoute } from './upload-route.server'

const query = z.object({
  hymn: rowId,
  name: z.string().transform(displayedFileName),
})

/** The bytes determine whether it is a score or a recording. */
const route = uploadRoute('salmefil', query, async ({ admin, backend }, file, parameters) => {
  const mimeType = (await isPdf(file.path))
    ? ('application/pdf' as const)
    : await recordingType(file.path)
  if (!mimeType) throw new RefusedUpload('not-a-hymn-file')
  if (mimeType === 'application/pdf' && !(await isWholePdf(file.path))) {
    throw new RefusedUpload('damaged')
  }
  const id = await storeHymnFile(backend, admin, {
    hymnId: parameters.hymn,
    file,
    mimeType,
    name: newFileName(mimeType === 'application/pdf' ? 'score' : 'recording'),
    originalName: parameters.name,
  })
  return { id }
})

export const loader = route.loader
export const action = route.action
