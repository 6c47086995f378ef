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
