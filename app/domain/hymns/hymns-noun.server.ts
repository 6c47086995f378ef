import { href } from 'react-router'
import { churchDay } from '~/domain/church-year/church-days'
import { isPublished } from '~/domain/publishing/visibility.server'
import { rowSearch } from '~/domain/rows/row-search.server'
import type { SiteSearch } from '~/domain/sections/site-search.server'
import { openedRowPath } from '~/http/opened-row'
import { canonicalSlug } from '~/http/slug'
import { partOf, path, publication } from '~/platform/changes/columns'
import { alwaysVisible, type NounDescription, nounWords } from '~/platform/changes/nouns'
import { parseList } from '~/platform/db/list-column'
import { newFileName } from './files/hymn-files.copy'
import { hymnCollectionPath, hymnPath, hymnSlug } from './hymns'
import {
  type HymnCollectionForm,
  type HymnForm,
  hymnCollectionFields,
  hymnFields,
} from './hymns.form'
import { hymnCollectionPages, hymnDayPages, hymnPages, registerPages } from './hymns-pages.server'
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

const searchGroup = {
  kind: 'hymn',
  name: 'salmer',
  section: '/salmer',
  title: 'soeg.hymns',
  nouns: ['hymns', 'hymn_collections'],
} as const

const searchOfHymns = rowSearch('hymns', {
  ...searchGroup,
  order: [
    ['sort_order', 'asc'],
    ['created_at', 'asc'],
    ['id', 'asc'],
  ],
  entry: ({ stanzas, themes, lyricist, melody, composer, scripture, occasions, days }) => ({
    detail: parseList(themes).join(' · '),
    text: [
      stanzas,
      ...[lyricist, melody, composer].filter((name) => name !== null),
      ...parseList(scripture),
      ...parseList(occasions),
      ...parseList(days).flatMap((day) => churchDay(day)?.name ?? []),
    ].join('\n'),
  }),
})

const searchOfCollections = rowSearch('hymn_collections', {
  ...searchGroup,
  order: [
    ['sort_order', 'asc'],
    ['year', 'desc'],
    ['id', 'asc'],
  ],
  entry: ({ year, collaborator, description }) => ({
    detail: [year, collaborator].filter(Boolean).join(' · '),
    text: description,
  }),
})

export const hymnSearch: SiteSearch = {
  ...searchGroup,
  async list(backend) {
    return [...(await searchOfHymns.list(backend)), ...(await searchOfCollections.list(backend))]
  },
  async read(...request) {
    return [
      ...(await searchOfHymns.read(...request)),
      ...(await searchOfCollections.read(...request)),
    ]
  },
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
  words: nounWords('en fil til en salme', 'salmens fil', 'filer til salmer'),
  /** A name that the author has not chosen does not tell the files apart. */
  nameOf: ({ name, kind, original_name }) => (name === newFileName(kind) ? original_name : name),
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
