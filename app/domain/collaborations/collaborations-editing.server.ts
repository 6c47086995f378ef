import type { Backend } from '~/platform/backend.server'
import { shownRichText } from '~/platform/rich-text.server'
import { withPictures } from './collaborations.server'

/** Every collaboration as the back-office lists it, the latest made first. */
export async function allCollaborations(backend: Backend) {
  const rows = await withPictures(backend)
    .select(['collaborations.id', 'title', 'link', 'collaborations.description'])
    .orderBy('collaborations.created_at', 'desc')
    .orderBy('collaborations.id', 'desc')
    .execute()
  return Promise.all(
    rows.map(async ({ primaryPath, image_url, description, ...row }) => ({
      ...row,
      description: await shownRichText(backend, description),
      imagePath: primaryPath ?? image_url,
    })),
  )
}

/** A collaboration's stored values for its form, but for those of its picture. */
export async function collaborationForEditing(backend: Backend, id: string) {
  const row = await withPictures(backend)
    .select(['collaborations.revision', 'title', 'short_text', 'link'])
    .select('collaborations.description')
    .where('collaborations.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { primaryPath, ...values } = row
  return { ...values, image_url: primaryPath ?? values.image_url }
}
