import {
  picturesForPress,
  type StoredPressPicture,
} from '~/domain/images/gallery/press-pictures.server'
import type { Backend } from '~/platform/backend.server'
import { publicWorks } from './bibliography.server'
import { coverPaths } from './covers'

/** The origins of covers on other sites. The content security policy allows pictures from them. */
export async function externalCoverHosts(backend: Backend): Promise<string[]> {
  const rows = await publicWorks(backend)
    .select('image_url')
    .where('image_url', 'like', 'https://%')
    .execute()
  const urls = rows.map((row) => row.image_url ?? '').filter((url) => URL.canParse(url))
  return [...new Set(urls.map((url) => new URL(url).origin))]
}

export async function coversOfWorks(backend: Backend, ids: readonly string[]) {
  if (ids.length === 0) return []
  return publicWorks(backend)
    .select(['id', 'image_url as imageUrl'])
    .where('id', 'in', [...ids])
    .execute()
}

export type PressCover = StoredPressPicture & { title: string; year: number }

export async function coversForPress(backend: Backend): Promise<PressCover[]> {
  const works = await publicWorks(backend)
    .select(['title', 'year', 'image_url as imageUrl'])
    .where('image_url', 'is not', null)
    .execute()
  const images = await picturesForPress(backend, coverPaths(works))
  return works.flatMap(({ title, year, imageUrl }) => {
    const image = images.get(imageUrl ?? '')
    return image ? [{ ...image, title, year }] : []
  })
}
