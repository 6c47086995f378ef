import { churchDay } from '~/domain/church-year/church-days'
import { rowSearch } from '~/domain/rows/row-search.server'
import type { SiteSearch } from '~/domain/sections/site-search.server'
import { parseList } from '~/platform/db/list-column'

const group = {
  kind: 'hymn',
  name: 'salmer',
  section: '/salmer',
  title: 'soeg.hymns',
  nouns: ['hymns', 'hymn_collections'],
} as const

const hymns = rowSearch('hymns', {
  ...group,
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

const collections = rowSearch('hymn_collections', {
  ...group,
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
  ...group,
  async list(backend) {
    return [...(await hymns.list(backend)), ...(await collections.list(backend))]
  },
  async read(...request) {
    return [...(await hymns.read(...request)), ...(await collections.read(...request))]
  },
}
