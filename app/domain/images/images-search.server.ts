import type { SiteSearch } from '~/domain/sections/site-search.server'
import { pathOfPosition } from '~/http/paging'
import type { Backend } from '~/platform/backend.server'
import { versionOf } from '~/platform/search/search-source.server'
import { isPublicImage } from './public-image.server'

export const pictureSearch = {
  kind: 'picture',
  name: 'billeder',
  section: '/billeder',
  title: 'soeg.pictures',
  nouns: ['images'],
  list: (backend) =>
    galleryImages(backend)
      .select(['id', versionOf('images').as('version')])
      .orderBy('sort_order')
      .orderBy('id')
      .execute(),
  async read(backend, ids, positionOf) {
    const images = await galleryImages(backend)
      .select(['id', 'alt_text', 'description'])
      .where('id', 'in', ids)
      .execute()
    return images.map(({ id, alt_text, description }) => ({
      id,
      title: alt_text || (description ?? ''),
      detail: '',
      text: description ?? '',
      path: pathOfPosition('/billeder', positionOf(id)),
    }))
  },
} satisfies SiteSearch

function galleryImages({ db }: Backend) {
  return db.selectFrom('images').where(isPublicImage).where('page_assignment', 'is', null)
}
