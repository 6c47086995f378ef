import { type Cover, coverOf, coverPaths } from '~/domain/bibliography/covers'
import { coversOfWorks } from '~/domain/bibliography/covers.server'
import { picturesByPath } from '~/domain/images/images.server'
import { pageIn, pageNumber } from '~/http/paging'
import { canonicalSlug } from '~/http/slug'
import type { Backend } from '~/platform/backend.server'
import { collectionsPath, hymnThemes, singlePath } from './hymns'
import {
  type HymnCollection,
  hymnCards,
  hymnLinks,
  publicCollections,
  themesOfPublicHymns,
} from './hymns.server'

const themePath = (theme: string) => `${singlePath}&tema=${canonicalSlug(theme)}`

/** `?fane=enkelt` requests single hymns, `?tema=` the slug of a theme, `?side=` a page. */
export async function hymnView(backend: Backend, url: URL) {
  const query = url.searchParams
  const isSingleTab = query.get('fane') === 'enkelt'
  const collections = await publicCollections(backend)
  const hymns = await themesOfPublicHymns(backend)
  const filled = { hasCollections: collections.length > 0, hasHymns: hymns.length > 0 }
  if (!isSingleTab && (filled.hasCollections || !filled.hasHymns)) {
    return {
      tab: 'collections' as const,
      ...filled,
      collections: await collectionsWithHymns(backend, collections),
      path: collectionsPath,
    }
  }
  const themes = sortedThemes(hymns)
  const theme = themes.find((each) => canonicalSlug(each) === query.get('tema'))
  const filtered = theme ? hymns.filter((hymn) => hymn.themes.includes(theme)) : hymns
  const { items, ...page } = pageIn(filtered, pageNumber(url))
  const ids = items.map(({ id }) => id)
  const ownPath = isSingleTab ? singlePath : collectionsPath
  return {
    tab: 'single' as const,
    ...filled,
    hymns: { ...page, items: await hymnCards(backend, ids) },
    choices: themeChoices(hymns, themes, theme),
    theme,
    path: theme ? themePath(theme) : ownPath,
  }
}

/** The maximum number of hymns per collection in the list. The page of the collection shows all. */
const maxHymns = 6

async function collectionsWithHymns(backend: Backend, collections: readonly HymnCollection[]) {
  const shortened = collections.map(({ hymnIds, ...collection }) => ({
    ...collection,
    hymnIds: hymnIds.slice(0, maxHymns),
  }))
  const ids = shortened.map(({ id }) => id)
  const shownHymns = shortened.flatMap(({ hymnIds }) => hymnIds)
  const [covers, links] = await Promise.all([
    collectionCovers(backend, ids),
    hymnLinks(backend, shownHymns),
  ])
  return shortened.map(({ hymnIds, ...collection }) => {
    const cover = covers.get(collection.id)
    const hymns = hymnIds.flatMap((id) => links.find((link) => link.id === id) ?? [])
    return { ...collection, hymns, ...(cover && { cover: smallCover(cover) }) }
  })
}

const unread = { hasCollections: false, hasHymns: false }

export function emptyView({ searchParams }: URL): Awaited<ReturnType<typeof hymnView>> {
  if (searchParams.get('fane') !== 'enkelt') {
    return { tab: 'collections', ...unread, collections: [], path: collectionsPath }
  }
  return {
    tab: 'single',
    ...unread,
    theme: undefined,
    hymns: { items: [] },
    choices: [],
    path: singlePath,
  }
}

type WithThemes = { themes: string[] }

export function sortedThemes(hymns: readonly WithThemes[]): string[] {
  const builtIn: readonly string[] = hymnThemes
  const own = new Set(
    hymns.flatMap(({ themes }) => themes).filter((name) => !builtIn.includes(name)),
  )
  return [...builtIn, ...[...own].sort((one, other) => one.localeCompare(other, 'da'))]
}

function themeChoices(
  hymns: readonly WithThemes[],
  themes: readonly string[],
  selected: string | undefined,
) {
  const allHymns = {
    theme: undefined,
    count: hymns.length,
    path: singlePath,
    isCurrent: selected === undefined,
  }
  const each = themes.map((theme) => ({
    theme,
    count: hymns.filter((hymn) => hymn.themes.includes(theme)).length,
    path: themePath(theme),
    isCurrent: theme === selected,
  }))
  return hymns.length > 0 ? [allHymns, ...each] : []
}

/** The covers of collections, by collection id. A collection without a cover gets that of its public work. */
export async function collectionCovers(backend: Backend, ids: readonly string[]) {
  if (ids.length === 0) return new Map()
  const collections = await backend.db
    .selectFrom('hymn_collections')
    .select(['id', 'image_url as imageUrl', 'bibliography_id as workId'])
    .where('id', 'in', [...ids])
    .execute()
  const workIds = collections.flatMap(({ workId }) => workId ?? [])
  const works = await coversOfWorks(backend, workIds)
  const pictures = await picturesByPath(backend, coverPaths([...collections, ...works]))
  return new Map(
    collections.flatMap(({ id, imageUrl, workId }) => {
      const url = imageUrl ?? works.find((work) => work.id === workId)?.imageUrl ?? null
      const cover = coverOf(url, pictures)
      return cover ? [[id, cover]] : []
    }),
  )
}

/** The image elements of a cover for a list. The size of an external cover is assumed. */
function smallCover(cover: Cover) {
  const loading = 'lazy' as const
  if (!('picture' in cover)) {
    return {
      img: { loading, src: cover.url, width: 400, height: 600 },
      source: { srcSet: cover.url },
    }
  }
  const { src, sources, width, height } = cover.picture
  const { type, srcset } = sources[0] ?? { srcset: src }
  return { img: { loading, src, width, height }, source: { type, srcSet: srcset, sizes: '7rem' } }
}

export type HymnView = Awaited<ReturnType<typeof hymnView>>

export type ThemeChoice = Extract<HymnView, { tab: 'single' }>['choices'][number]

export type ListedCollection = Extract<HymnView, { tab: 'collections' }>['collections'][number]
