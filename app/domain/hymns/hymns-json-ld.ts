import type { Book, BreadcrumbList, MusicComposition } from 'schema-dts'
import { author, breadcrumbs, type Named } from '~/domain/seo/json-ld'
import { collectionsPath, type HymnView, type ShownHymn, singlePath } from './hymn-view'
import type { HymnCollection } from './hymns'
import { hymnGenre } from './hymns.copy'

/** What the hymns page shows: collections, or single hymns. */
export function hymnsData(
  siteUrl: string,
  title: string,
  view: HymnView,
): (Named<BreadcrumbList> | Named<Book> | Named<MusicComposition>)[] {
  const shown =
    view.tab === 'single'
      ? view.hymns.map((hymn) => hymnData(siteUrl, hymn))
      : view.collections.map((collection) => collectionData(siteUrl, collection))
  return [breadcrumbs(siteUrl, { name: title, path: collectionsPath }), ...shown]
}

/** She wrote the words; whose the melody is, is not known here. */
function hymnData(
  siteUrl: string,
  { id, title, theme, stanzas }: ShownHymn,
): Named<MusicComposition> {
  const url = `${siteUrl}${singlePath}#${id}`
  return {
    '@id': url,
    '@type': 'MusicComposition',
    name: title,
    url,
    genre: hymnGenre,
    keywords: theme,
    inLanguage: 'da',
    lyricist: author(siteUrl),
    lyrics: {
      '@type': 'CreativeWork',
      text: stanzas.map((lines) => lines.join('\n')).join('\n\n'),
    },
  }
}

function collectionData(
  siteUrl: string,
  { id, title, year, description }: HymnCollection,
): Named<Book> {
  return {
    '@id': `${siteUrl}${collectionsPath}#${id}`,
    '@type': 'Book',
    name: title,
    author: author(siteUrl),
    datePublished: String(year),
    genre: hymnGenre,
    inLanguage: 'da',
    description,
  }
}
