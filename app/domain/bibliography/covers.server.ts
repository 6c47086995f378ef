import { imagesForPress, type StoredPressImage } from '~/domain/images/gallery/press-images.server'
import { isPublished } from '~/domain/publishing/visibility.server'
import type { Backend } from '~/platform/backend.server'
import { coverPaths } from './covers'

/** The origins of covers on other sites. The content security policy allows pictures from them. */
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

export async function coversOfWorks(backend: Backend, ids: readonly string[]) {
  if (ids.length === 0) return []
  return backend.db
    .selectFrom('bibliography')
    .select(['id', 'image_url as imageUrl'])
    .where('id', 'in', [...ids])
    .where(isPublished(backend, 'bibliography'))
    .execute()
}

export type PressCover = StoredPressImage & { title: string; year: number }

export async function coversForPress(backend: Backend): Promise<PressCover[]> {
  const works = await backend.db
    .selectFrom('bibliography')
    .select(['title', 'year', 'image_url as imageUrl'])
    .where('image_url', 'is not', null)
    .where(isPublished(backend, 'bibliography'))
    .orderBy('year', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const images = await imagesForPress(backend, coverPaths(works))
  return works.flatMap(({ title, year, imageUrl }) => {
    const image = images.get(imageUrl ?? '')
    return image ? [{ ...image, title, year }] : []
  })
}
