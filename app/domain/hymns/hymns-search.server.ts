import type { SearchSource } from '~/platform/search/search-source.server'
import { collectionsPath, singlePath } from './hymn-view'
import { hymnCollections, hymns } from './hymns'

const entries = [
  ...hymns.map(({ id, title, theme, fullText }) => ({
    ...{ id, title, detail: theme as string, text: fullText },
    path: `${singlePath}#${id}`,
  })),
  ...hymnCollections.map(({ id, title, year, collaborator, description }) => ({
    ...{ id, title, text: description },
    detail: `${year} · ${collaborator}`,
    path: `${collectionsPath}#${id}`,
  })),
]

/** Hymns and collections of hymns as they are searched for. They are built in and never change. */
export const hymnSearch = {
  kind: 'hymn',
  nouns: [],
  list: async () => entries.map(({ id }) => ({ id, version: 0 })),
  read: async (_, ids) => entries.filter(({ id }) => ids.includes(id)),
} satisfies SearchSource<'hymn'>
