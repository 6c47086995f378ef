import { href } from 'react-router'
import { isPublished } from '~/domain/publishing/visibility.server'
import { openedRowPath } from '~/http/opened-row'
import { canonicalSlug } from '~/http/slug'
import { partOf, path, publication } from '~/platform/changes/columns'
import { alwaysVisible, type NounDescription, nounWords } from '~/platform/changes/nouns'
import { hymnCollectionPath, hymnPath, hymnSlug } from './hymns'
import {
  type HymnCollectionForm,
  type HymnForm,
  hymnCollectionFields,
  hymnFields,
} from './hymns.form'
import { hymnCollectionPages, hymnDayPages, hymnPages, registerPages } from './hymns-pages.server'
import { hymnSearch } from './hymns-search.server'
import { registerSearch } from './registers/registers-search.server'

declare module '~/platform/db/schema' {
  interface Schema {
    hymns: Published &
      FormColumns<HymnForm, typeof hymnFields> & { slug: string; sort_order: number }
    hymn_collections: Published &
      FormColumns<HymnCollectionForm, typeof hymnCollectionFields> & {
        image_url: string | null
        slug: string
        sort_order: number
      }
    hymn_files: Row & {
      hymn_id: string
      kind: 'score' | 'recording'
      name: string
      performer: string | null
      rights: string | null
      file_path: string
      original_name: string
      file_size: number
      mime_type: string
    }
  }
}

export const hymnNoun = {
  words: nounWords('en salme', 'salmen'),
  order: 'salmernes rækkefølge',
  nameOf: ({ title }) => title,
  columns: {
    ...hymnFields,
    slug: 'Adresse',
    published_at: publication,
    sort_order: 'Rækkefølge',
  },
  visible: (backend) => isPublished(backend, 'hymns'),
  screen: href('/admin/salmer'),
  form: (id) => href('/admin/salmer/:id', { id }),
  pathOf: hymnPath,
  slugOf: hymnSlug,
  pages: [hymnPages, hymnDayPages, registerPages],
  search: [hymnSearch, registerSearch],
} satisfies NounDescription<'hymns'>

export const hymnCollectionNoun = {
  words: nounWords('en salmesamling', 'salmesamlingen'),
  order: 'salmesamlingernes rækkefølge',
  nameOf: ({ title }) => title,
  columns: {
    ...hymnCollectionFields,
    slug: 'Adresse',
    published_at: publication,
    sort_order: 'Rækkefølge',
  },
  visible: (backend) => isPublished(backend, 'hymn_collections'),
  screen: href('/admin/salmer'),
  form: (id) => href('/admin/salmer/samlinger/:id', { id }),
  pathOf: hymnCollectionPath,
  slugOf: canonicalSlug,
  pages: [hymnCollectionPages],
  search: [],
} satisfies NounDescription<'hymn_collections'>

export const hymnFileNoun = {
  words: nounWords('en fil til en salme', 'salmens fil'),
  nameOf: ({ name }) => name,
  columns: {
    hymn_id: partOf('hymns'),
    name: 'Navn',
    performer: 'Fremført af',
    rights: 'Hvem må bruge den',
    kind: null,
    file_path: path(null),
    original_name: null,
    file_size: null,
    mime_type: null,
  },
  visible: alwaysVisible,
  screen: href('/admin/salmer'),
  form: (id, { hymn_id }) => openedRowPath(href('/admin/salmer/:id', { id: String(hymn_id) }), id),
  pages: [],
  search: [],
} satisfies NounDescription<'hymn_files'>
