import { churchDay, churchDayOrder } from '~/domain/church-year/church-days'
import { firstLineOf, stanzasOf } from '~/domain/hymns/verse/stanzas'
import { publicRowAt } from '~/domain/slugs/slugs.server'
import type { Backend } from '~/platform/backend.server'
import { parseList } from '~/platform/db/list-column'
import type { RowOf } from '~/platform/db/schema'
import { filesOfHymn } from './files/hymn-files.server'
import type { HymnCollectionPage, HymnPage } from './hymn-page'
import type { HymnLink } from './hymns'
import { hymnLinks, publicCollectionRows, toCollection } from './hymns.server'

type HymnOrRedirect = { hymn: HymnPage } | { redirect: string } | undefined

/**
 * The public hymn with this slug, or the current slug if this one is former or misspelt; undefined if there
 * is no such hymn (docs/specification.md, "Slugs").
 */
export async function hymnAt(backend: Backend, requested: string): Promise<HymnOrRedirect> {
  const match = await publicRowAt(backend, 'hymns', requested)
  return match && 'row' in match ? { hymn: await hymnPage(backend, match.row) } : match
}

async function hymnPage(backend: Backend, row: RowOf<'hymns'>): Promise<HymnPage> {
  const { id, title, slug, lyricist, year, melody, composer, arrangement, metre, commentary } = row
  const [files, collections] = await Promise.all([
    filesOfHymn(backend, id),
    collectionsWith(backend, id),
  ])
  return {
    id,
    title,
    slug,
    lyricist,
    year,
    melody,
    composer,
    arrangement,
    metre,
    commentary,
    firstLine: firstLineOf(row.stanzas),
    stanzas: stanzasOf(row.stanzas),
    themes: parseList(row.themes),
    scripture: parseList(row.scripture),
    days: parseList(row.days)
      .flatMap((day) => churchDay(day) ?? [])
      .sort((one, other) => churchDayOrder(one.id) - churchDayOrder(other.id)),
    occasions: parseList(row.occasions),
    rights: {
      text: row.text_rights,
      melody: row.melody_rights,
      arrangement: row.arrangement_rights,
    },
    isFreeInWorship: row.is_free_in_worship === 1,
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

/** The public hymns of the collections that belong to this work. */
export async function hymnsOfWork(backend: Backend, workId: string): Promise<HymnLink[]> {
  const rows = await publicCollectionRows(backend)
    .select('hymn_ids')
    .where('bibliography_id', '=', workId)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return hymnLinks(
    backend,
    rows.flatMap(({ hymn_ids }) => parseList(hymn_ids)),
  )
}

type CollectionOrRedirect = { collection: HymnCollectionPage } | { redirect: string } | undefined

/** The public collection with this slug; see `hymnAt`. */
export async function hymnCollectionAt(
  backend: Backend,
  requested: string,
): Promise<CollectionOrRedirect> {
  const match = await publicRowAt(backend, 'hymn_collections', requested)
  if (!match || 'redirect' in match) return match
  const { row } = match
  const hymns = await hymnLinks(backend, parseList(row.hymn_ids))
  const { hymnIds: _, ...page } = toCollection(row, new Set(hymns.map(({ id }) => id)))
  return { collection: { ...page, hymns, workId: row.bibliography_id } }
}
