import { isPublished } from '~/domain/publishing/visibility.server'
import type { Backend } from '~/platform/backend.server'

/** The origins of covers given as https:// URLs: the pages allow pictures from exactly these. */
export async function externalCoverHosts(backend: Backend): Promise<string[]> {
  const rows = await backend.db
    .selectFrom('bibliography')
    .select('image_url')
    .distinct()
    .where('image_url', 'like', 'https://%')
    .where(isPublished(backend, 'bibliography'))
    .execute()
  const urls = rows.map((row) => row.image_url ?? '').filter((url) => URL.canParse(url))
  return [...new Set(urls.map((url) => new URL(url).origin))]
}

/** The covers of the public ones of the given works, as stored. */
export async function coversOfWorks(backend: Backend, ids: readonly string[]) {
  if (ids.length === 0) return []
  return backend.db
    .selectFrom('bibliography')
    .select(['id', 'image_url as imageUrl'])
    .where('id', 'in', [...ids])
    .where(isPublished(backend, 'bibliography'))
    .execute()
}
