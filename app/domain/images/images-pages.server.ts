import type { PageSource } from '~/platform/pages/page-source.server'
import { publicRendition } from './image-files.server'
import type { PageAssignment } from './images'
import { isPublicImage } from './public-image.server'

/** The section that shows the pictures of an assignment; pages below a section show the others. */
const homes = {
  hero: '/',
  portrait: '/',
  'calendar-hero': '/kalender',
  contact: '/kontakt',
} as const satisfies Partial<Record<PageAssignment, string>>

/** The page of pictures without an assignment. */
const galleryHome = '/billeder'

type ImageHome = typeof galleryHome | (typeof homes)[keyof typeof homes]

/** The press pictures and the sections that show pictures. */
export const imagePages: PageSource<ImageHome> = {
  pages: {
    below: '/filer/pressebillede',
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
      const section = homeOf(page_assignment)
      return section ? [{ section, at }] : []
    })
  },
}

function homeOf(assignment: string | null): ImageHome | null {
  if (assignment === null) return galleryHome
  return Object.hasOwn(homes, assignment) ? homes[assignment as keyof typeof homes] : null
}

/** The derived files that pages show. */
export const renditionPages: PageSource<never> = {
  pages: {
    below: '/filer/derived',
    async find(backend, rest) {
      const [hash = '', name = ''] = rest.split('/')
      if (!/^[\w-]+$/.test(hash) || !/^[\w.-]+$/.test(name)) return undefined
      return (await publicRendition(backend, hash, name)) ? `/filer/derived/${rest}` : undefined
    },
  },
}
