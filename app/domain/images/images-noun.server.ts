import { expressionBuilder, type SqlBool, sql } from 'kysely'
import { href } from 'react-router'
import { publicRendition } from '~/domain/images/stored-pictures/image-files.server'
import type { SiteSearch } from '~/domain/sections/site-search.server'
import { pathOfPosition } from '~/http/paging'
import type { Backend } from '~/platform/backend.server'
import { flag, path, percent, weakReference } from '~/platform/changes/columns'
import { type NounDescription, nounWords } from '~/platform/changes/nouns'
import type { Schema } from '~/platform/db/schema'
import type { PageSource } from '~/platform/pages/page-source.server'
import { versionOf } from '~/platform/search/search-source.server'
import { isPublicImage } from './public-image.server'

declare module '~/platform/db/schema' {
  interface Schema {
    images: Row & {
      filename: string
      file_path: string
      original_name: string
      mime_type: string
      file_size: number
      thumbnail_path: string | null
      thumbnail_file_size: number | null
      is_thumbnail_separate: Flag
      alt_text: string
      description: string | null
      credit: string | null
      focus_x: number
      focus_y: number
      object_position: string | null
      page_assignment: string | null
      category_id: string | null
      sort_order: number
      is_active: Flag
      is_visible: Flag
    }
  }
}

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

const renditionPages: PageSource<never> = {
  pages: {
    basePath: '/filer/derived',
    async find(backend, rest) {
      const [hash = '', name = ''] = rest.split('/')
      if (!/^[\w-]+$/.test(hash) || !/^[\w.-]+$/.test(name)) return undefined
      return (await publicRendition(backend, hash, name)) ? `/filer/derived/${rest}` : undefined
    },
  },
}

const pictureSearch = {
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

export const imageNoun = {
  words: nounWords('et billede', 'billedet', 'billeder'),
  order: 'billedernes rækkefølge',
  nameOf: ({ alt_text, original_name }) => alt_text || original_name,
  columns: {
    alt_text: 'Beskrivelse af billedet',
    description: 'Billedtekst',
    credit: 'Rettigheder',
    focus_x: percent('Fokuspunkt, vandret'),
    focus_y: percent('Fokuspunkt, lodret'),
    file_path: path('Billede'),
    is_active: flag('Vises'),
    is_visible: flag('Synligt for besøgende'),
    sort_order: 'Rækkefølge',
    filename: null,
    original_name: null,
    mime_type: null,
    file_size: null,
    thumbnail_path: path(null),
    thumbnail_file_size: null,
    is_thumbnail_separate: flag(null),
    object_position: null,
    page_assignment: null,
    category_id: weakReference(null),
  },
  visible: () => sql<SqlBool>`${isPublicImage(expressionBuilder<Schema, 'images'>())}`,
  screen: href('/admin/billeder'),
  // Only gallery pictures have their own form; others are edited in the form of the row that
  // shows them.
  form: (id, { page_assignment }) =>
    page_assignment === null ? href('/admin/billeder/:id', { id }) : undefined,
  // The file stays, and the list decides about the visibility.
  formValues: (_, { file_path, is_active, is_visible, ...others }) => others,
  isPart: true,
  pages: [imagePages, renditionPages],
  search: [pictureSearch],
} satisfies NounDescription<'images'>
