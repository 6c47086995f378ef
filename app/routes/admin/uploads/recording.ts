import { z } from 'zod'
import { noCollaboration } from '~/domain/files/files'
import { storeFile } from '~/domain/files/files-commands.server'
import { displayedFileName } from '~/forms/file-name'
import { recordingType } from '~/platform/uploads/file-type.server'
import { RefusedUpload } from '~/platform/uploads/receive-file.server'
import { uploadRoute } from './upload-route.server'

const query = z.object({ name: z.string().transform(displayedFileName) })

const route = uploadRoute('lyd', query, async ({ admin, backend }, file, { name }) => {
  const type = await recordingType(file.path)
  if (!type) throw new RefusedUpload('not-a-recording')
  return storeFile(backend, admin, {
    collaborationId: noCollaboration,
    file,
    originalName: name,
    recordingType: type,
  })
})

export const loader = route.loader
export const action = route.action
