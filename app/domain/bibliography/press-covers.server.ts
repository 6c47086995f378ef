import { imagesForPress, type StoredPressImage } from '~/domain/images/gallery/press-images.server'
import { isPublished } from '~/domain/publishing/visibility.server'
import type { Backend } from '~/platform/backend.server'
import { coverPaths } from './covers'

export type PressCover = StoredPressImage & { title: string; year: number }

/** The stored covers of public works, newest year first. */
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
