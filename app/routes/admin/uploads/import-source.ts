import { z } from 'zod'
import { newUpload, storePiece } from '~/domain/moving/uploads/uploaded-source.server'
import { displayedFileName } from '~/forms/file-name'
import { maxPieces, uploadedSourceName } from '~/forms/upload'
import { uploadRoute } from './upload-route.server'

const query = z.object({
  name: z.string().transform(displayedFileName),
  upload: z.string().regex(uploadedSourceName).optional(),
  piece: z.coerce
    .number()
    .int()
    .min(0)
    .max(maxPieces - 1),
})

/** A piece of the source of an import; the answer to the first names it for the others. */
const route = uploadRoute(
  'flytning',
  query,
  async ({ backend }, file, { name, piece, ...given }) => {
    const upload = given.upload ?? newUpload(name)
    await storePiece(backend, upload, piece, file.path)
    return { upload }
  },
)

export const loader = route.loader
export const action = route.action
