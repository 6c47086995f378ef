import { churchDay, churchDayOrder } from '~/domain/church-year/church-days'
import { filesOfHymns } from '~/domain/hymns/files/hymn-files.server'
import { firstLineOf, stanzasOf } from '~/domain/hymns/verse/stanzas'
import { isPublished } from '~/domain/publishing/visibility.server'
import { mediaCard } from '~/domain/rich-text/rich-text-html.server'
import { publicRowAt } from '~/domain/slugs/slugs.server'
import type { Backend } from '~/platform/backend.server'
import { parseList } from '~/platform/db/list-column'
import type { RowOf } from '~/platform/db/schema'

export function publicHymns(backend: Backend) {
  return backend.db.selectFrom('hymns').where(isPublished(backend, 'hymns'))
}

export function orderedHymns(backend: Backend) {
  return publicHymns(backend).orderBy('sort_order').orderBy('created_at').orderBy('id')
}

export async function themesOfPublicHymns(backend: Backend) {
  const rows = await orderedHymns(backend).select(['id', 'themes']).execute()
  return rows.map(({ id, themes }) => ({ id, themes: parseList(themes) }))
}

const excerptLines = 4

export async function hymnCards(backend: Backend, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await publicHymns(backend)
    .select(['id', 'title', 'slug', 'themes', 'excerpt', 'stanzas', 'language'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('hymn_files')
          .select('hymn_files.id')
          .whereRef('hymn_files.hymn_id', '=', 'hymns.id')
          .where('hymn_files.kind', '=', 'recording'),
      ).as('hasRecording'),
    )
    .where('id', 'in', ids)
    .execute()
  const cards = rows.map(({ themes, excerpt, stanzas: text, hasRecording, ...row }) => {
    const stanzas = stanzasOf(text)
    return {
      ...row,
      themes: parseList(themes),
      stanzas,
      hasRecording: Boolean(hasRecording),
      excerpt: excerpt?.split('\n') ?? stanzas[0]?.lines.slice(0, excerptLines) ?? [],
    }
  })
  return sortByIds(ids, cards)
}

export async function hymnLinks(backend: Backend, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await publicHymns(backend)
    .select(['id', 'title', 'slug', 'stanzas', 'language'])
    // The ids of many days may contain a hymn many times, and databases limit the number of values.
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const links = rows.map(({ stanzas, ...row }) => ({ ...row, firstLine: firstLineOf(stanzas) }))
  return sortByIds(ids, links)
}

function sortByIds<T extends { id: string }>(ids: readonly string[], rows: T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

function publicCollectionRows(backend: Backend) {
  return backend.db.selectFrom('hymn_collections').where(isPublished(backend, 'hymn_collections'))
}

export async function publicCollections(backend: Backend) {
  const rows = await publicCollectionRows(backend)
    .selectAll()
    .orderBy('sort_order')
    .orderBy('year', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const hymnIds = rows.flatMap((row) => parseList(row.hymn_ids))
  const publicHymnIds = await publicIdsAmong(backend, hymnIds)
  return rows.map((row) => toCollection(row, publicHymnIds))
}

async function publicIdsAmong(backend: Backend, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const hymns = await publicHymns(backend)
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Set(hymns.map(({ id }) => id))
}

function toCollection(row: RowOf<'hymn_collections'>, publicHymnIds: ReadonlySet<string>) {
  const { id, title, slug, year, description, collaborator } = row
  const hymnIds = parseList(row.hymn_ids).filter((hymn) => publicHymnIds.has(hymn))
  return {
    id,
    title,
    slug,
    year,
    description,
    collaborator,
    hymnIds,
    /** The number of hymns in the book, which may exceed those on the site. */
    hymnCount: row.hymn_count ?? hymnIds.length,
    /** Whether the book is in print. */
    isAvailable: row.is_available === 1,
  }
}

export async function hymnAt(backend: Backend, requested: string) {
  const match = await publicRowAt(backend, 'hymns', requested)
  return match && 'row' in match ? { hymn: await hymnPage(backend, match.row) } : match
}

export async function hymnPage(backend: Backend, row: RowOf<'hymns'>) {
  const { created_at, updated_at, revision, published_at, sort_order, excerpt, media, ...columns } =
    row
  const [filesByHymn, collections] = await Promise.all([
    filesOfHymns(backend, [row.id]),
    collectionsWith(backend, row.id),
  ])
  const files = filesByHymn.get(row.id) ?? []
  return {
    ...columns,
    ...(await mediaCard(backend, media)),
    firstLine: firstLineOf(row.stanzas),
    stanzas: stanzasOf(row.stanzas),
    themes: parseList(row.themes),
    scripture: parseList(row.scripture),
    days: parseList(row.days)
      .flatMap((day) => churchDay(day) ?? [])
      .sort((one, other) => churchDayOrder(one.id) - churchDayOrder(other.id)),
    occasions: parseList(row.occasions),
    scores: files.filter(({ kind }) => kind === 'score'),
    recordings: files.filter(({ kind }) => kind === 'recording'),
    collections,
  }
}

async function collectionsWith(backend: Backend, hymnId: string) {
  const rows = await publicCollectionRows(backend)
    .select(['title', 'slug', 'year', 'hymn_ids'])
    .orderBy('year')
    .orderBy('id')
    .execute()
  return rows
    .filter(({ hymn_ids }) => parseList(hymn_ids).includes(hymnId))
    .map(({ title, slug, year }) => ({ title, slug, year }))
}

export async function hymnsOfWork(backend: Backend, workId: string) {
  const rows = await publicCollectionRows(backend)
    .select('hymn_ids')
    .where('bibliography_id', '=', workId)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  const hymnIds = rows.flatMap(({ hymn_ids }) => parseList(hymn_ids))
  return hymnLinks(backend, hymnIds)
}

export async function hymnCollectionAt(backend: Backend, requested: string) {
  const match = await publicRowAt(backend, 'hymn_collections', requested)
  return match && 'row' in match ? { collection: await collectionPage(backend, match.row) } : match
}

export async function collectionPage(backend: Backend, row: RowOf<'hymn_collections'>) {
  const hymns = await hymnLinks(backend, parseList(row.hymn_ids))
  const { hymnIds: _, ...page } = toCollection(row, new Set(hymns.map(({ id }) => id)))
  return { ...page, hymns, workId: row.bibliography_id }
}

export type HymnCard = Awaited<ReturnType<typeof hymnCards>>[number]

export type HymnLink = Awaited<ReturnType<typeof hymnLinks>>[number]

export type HymnCollection = Awaited<ReturnType<typeof publicCollections>>[number]

export type HymnPage = Awaited<ReturnType<typeof hymnPage>>

export type HymnCollectionPage = Awaited<ReturnType<typeof collectionPage>>
