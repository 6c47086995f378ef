import type { Book, BreadcrumbList, ItemList, MusicComposition } from 'schema-dts'
import type { DatedDay } from '~/domain/church-year/church-year'
import { type HymnDayPage, hymnDayPath, hymnYearPath } from '~/domain/hymns/days/hymn-days'
import { hymnDaysCopy } from '~/domain/hymns/days/hymn-days.copy'
import {
  type RegisterLine,
  type RegisterName,
  type RegisterView,
  registerPath,
} from '~/domain/hymns/registers/registers'
import { registerCopy } from '~/domain/hymns/registers/registers.copy'
import { absolute, author, breadcrumbs, listPage, type Named } from '~/domain/seo/json-ld'
import type { HymnView } from './hymn-view.server'
import { collectionsPath, hymnCollectionPath, hymnPath } from './hymns'
import { hymnGenre } from './hymns.copy'
import type { HymnCard, HymnCollection, HymnCollectionPage, HymnPage } from './hymns.server'

type Breadcrumbs = Named<BreadcrumbList>

export const listStep = (name: string) => ({ name, path: collectionsPath })

export function hymnsData(
  siteUrl: string,
  title: string,
  view: HymnView,
): (Breadcrumbs | Named<Book> | Named<MusicComposition>)[] {
  const shown =
    view.tab === 'single'
      ? view.hymns.items.map((hymn) => cardData(siteUrl, hymn))
      : view.collections.map((collection) => bookData(siteUrl, collection))
  return [breadcrumbs(siteUrl, listStep(title)), ...shown]
}

const bookId = (siteUrl: string, slug: string) =>
  `${absolute(siteUrl, hymnCollectionPath(slug))}#samling`

function cardData(
  siteUrl: string,
  { slug, title, themes, stanzas }: Pick<HymnCard, 'slug' | 'title' | 'themes' | 'stanzas'>,
) {
  const url = absolute(siteUrl, hymnPath(slug))
  const text = stanzas.map(({ lines }) => lines.join('\n')).join('\n\n')
  return {
    '@id': `${url}#salme`,
    '@type': 'MusicComposition',
    name: title,
    url,
    genre: hymnGenre,
    ...(themes.length > 0 && { keywords: themes }),
    inLanguage: 'da',
    lyricist: author(siteUrl),
    lyrics: { '@type': 'CreativeWork', text },
  } as const
}

const person = (name: string) => ({ '@type': 'Person', name }) as const

export function hymnData(
  siteUrl: string,
  listTitle: string,
  hymn: HymnPage,
): [Breadcrumbs, Named<MusicComposition>] {
  const { slug, title, firstLine, lyricist, composer, year, collections, recordings, themes } = hymn
  const keywords = [...themes, ...hymn.occasions, ...hymn.scripture]
  return [
    breadcrumbs(siteUrl, listStep(listTitle), { name: title, path: hymnPath(slug) }),
    {
      ...cardData(siteUrl, hymn),
      ...(firstLine && firstLine !== title && { alternateName: firstLine }),
      ...(keywords.length > 0 && { keywords }),
      lyricist: lyricist ? person(lyricist) : author(siteUrl),
      ...(composer && { composer: person(composer) }),
      ...(year && { dateCreated: String(year) }),
      ...(collections.length > 0 && {
        isPartOf: collections.map((each) => ({
          '@type': 'Book' as const,
          '@id': bookId(siteUrl, each.slug),
          name: each.title,
          author: author(siteUrl),
          datePublished: String(each.year),
          url: absolute(siteUrl, hymnCollectionPath(each.slug)),
        })),
      }),
      ...(recordings.length > 0 && {
        recordedAs: recordings.map(({ name, performer, url, mimeType }) => ({
          '@type': 'MusicRecording' as const,
          name,
          ...(performer && { byArtist: person(performer) }),
          audio: {
            '@type': 'AudioObject' as const,
            contentUrl: absolute(siteUrl, url),
            encodingFormat: mimeType,
          },
        })),
      }),
    },
  ]
}

type Collection = Pick<
  HymnCollection | HymnCollectionPage,
  'title' | 'slug' | 'year' | 'description'
>

function bookData(siteUrl: string, { title, slug, year, description }: Collection): Named<Book> {
  return {
    '@id': bookId(siteUrl, slug),
    '@type': 'Book',
    name: title,
    url: absolute(siteUrl, hymnCollectionPath(slug)),
    author: author(siteUrl),
    datePublished: String(year),
    genre: hymnGenre,
    inLanguage: 'da',
    ...(description && { description }),
  }
}

export function hymnCollectionData(
  siteUrl: string,
  listTitle: string,
  collection: HymnCollectionPage,
): (Breadcrumbs | Named<ItemList> | Named<Book>)[] {
  const path = hymnCollectionPath(collection.slug)
  const links = collection.hymns.map(({ title, slug }) => ({ name: title, path: hymnPath(slug) }))
  return [
    ...listPage(siteUrl, [listStep(listTitle), { name: collection.title, path }], links),
    bookData(siteUrl, collection),
  ]
}

export function registerData(
  siteUrl: string,
  title: string,
  name: RegisterName,
  view: RegisterView,
) {
  const page = { name: registerCopy.names[name], path: registerPath(name) }
  const hymns = new Map(linesOf(view).map(({ path, title, label }) => [path, title ?? label]))
  const links = [...hymns].map(([path, name]) => ({ name, path }))
  return listPage(siteUrl, [listStep(title), page], links)
}

function linesOf(view: RegisterView): RegisterLine[] {
  if (view.part === 'group') return view.lines.items
  return view.part === 'all' ? view.groups.flatMap(({ lines }) => lines) : []
}

const yearStep = { name: hymnDaysCopy.calendar, path: hymnYearPath }

export function hymnDayData(
  siteUrl: string,
  title: string,
  { day, hymns }: Pick<HymnDayPage, 'day' | 'hymns'>,
) {
  const page = { name: day.name, path: hymnDayPath(day.id) }
  const links = hymns.items.map(({ title: name, slug }) => ({ name, path: hymnPath(slug) }))
  return listPage(siteUrl, [listStep(title), yearStep, page], links)
}

export function hymnYearData(
  siteUrl: string,
  title: string,
  { days }: { days: readonly Pick<DatedDay, 'day'>[] },
) {
  const links = days.map(({ day }) => ({ name: day.name, path: hymnDayPath(day.id) }))
  return listPage(siteUrl, [listStep(title), yearStep], links)
}
