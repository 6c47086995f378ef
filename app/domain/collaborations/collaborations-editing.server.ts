import { withPublication } from '~/domain/publishing/publication'
import { richTextHtml } from '~/domain/rich-text/rich-text-html.server'
import { rowForForm } from '~/domain/rows/row-for-form.server'
import type { Backend } from '~/platform/backend.server'
import { collaborationForm } from './collaborations.form'
import { withImagePaths, withPictures } from './collaborations.server'

export async function listCollaborations(backend: Backend) {
  const rows = await withPictures(backend)
    .select([
      'collaborations.id',
      'title',
      'slug',
      'link',
      'collaborations.description',
      'published_at',
    ])
    .orderBy('collaborations.created_at', 'desc')
    .orderBy('collaborations.id', 'desc')
    .execute()
  return Promise.all(
    (await withImagePaths(backend, rows)).map(async ({ description, ...row }) => ({
      ...withPublication(backend.clock, row),
      description: await richTextHtml(backend, description),
    })),
  )
}

export async function collaborationForEditing(backend: Backend, id: string) {
  const values = await rowForForm(backend, 'collaborations', collaborationForm, id)
  if (!values) return undefined
  const rows = await withPictures(backend).where('collaborations.id', '=', id).execute()
  const [row] = await withImagePaths(backend, rows)
  return { ...values, image_url: row?.imagePath ?? null }
}
