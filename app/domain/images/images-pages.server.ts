import { publicRendition } from '~/domain/images/stored-pictures/image-files.server'
import type { PageSource } from '~/platform/pages/page-source.server'
import { isPublicImage } from './public-image.server'

type ImageSection = '/' | '/kalender' | '/kontakt' | '/billeder'

/** The section that shows the images of an assignment. Images without a section here are on pages below one. */
const sectionByAssignment = new Map<string | null, ImageSection>([
  ['hero', '/'],
  ['portrait', '/'],
  ['calendar-hero', '/kalender'],
  ['contact', '/kontakt'],
  [null, '/billeder'],
])

export const imagePages: PageSource<ImageSection> = {
  pages: {
    basePath: '/filer/pressebillede',
    async find({ db }, rest) {
      const [id = ''] = rest.split('/')
      if (!/^[\w-]+$/.test(id)) return undefined
      const query = db.selectFrom('images').select('id').where('id', '=', id)
      const image = await query.where(isPublicImage).executeTakeFirst()
      return image && `/filer/pressebillede/${rest}`
    },
  },
  async changes({ db }) {
    const groups = await db
      .selectFrom('images')
      .where(isPublicImage)
      .select(({ fn }) => ['page_assignment', fn.max('updated_at').as('at')])
      .groupBy('page_assignment')
      .execute()
    return groups.flatMap(({ page_assignment, at }) => {
      const section = sectionByAssignment.get(page_assignment)
      return section ? [{ section, at }] : []
    })
  },
}

export const renditionPages: PageSource<never> = {
  pages: {
    basePath: '/filer/derived',
    async find(backend, rest) {
      const [hash = '', name = ''] = rest.split('/')
      if (!/^[\w-]+$/.test(hash) || !/^[\w.-]+$/.test(name)) return undefined
      return (await publicRendition(backend, hash, name)) ? `/filer/derived/${rest}` : undefined
    },
  },
}
