import { expressionBuilder, type SqlBool, sql } from 'kysely'
import { href } from 'react-router'
import { flag, path, percent, weakReference } from '~/platform/changes/columns'
import { type NounDescription, nounWords } from '~/platform/changes/nouns'
import type { Schema } from '~/platform/db/schema'
import { imagePages, renditionPages } from './images-pages.server'
import { pictureSearch } from './images-search.server'
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

export const imageNoun = {
  words: nounWords('et billede', 'billedet'),
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
