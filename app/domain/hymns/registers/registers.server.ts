import { churchDay, churchDayOrder } from '~/domain/church-year/church-days'
import { themesOf } from '~/domain/hymns/hymn-view.server'
import { hymnCollectionPath, hymnPath } from '~/domain/hymns/hymns'
import { publicCollections, publicHymns } from '~/domain/hymns/hymns.server'
import { firstLineOf } from '~/domain/hymns/stanzas'
import { books } from '~/domain/scripture/books'
import {
  inBiblicalOrder,
  type Passage,
  passageText,
  readPassage,
} from '~/domain/scripture/passages'
import { pageNumber, pageOf, rowRange } from '~/http/paging'
import { canonicalSlug } from '~/http/slug'
import type { Backend } from '~/platform/backend.server'
import { listIn } from '~/platform/db/list-column'
import {
  groupParameter,
  type RegisterGroup,
  type RegisterHeading,
  type RegisterLine,
  type RegisterName,
  type RegisterView,
} from './registers'

/** A public hymn with what the registers group it by. */
export interface Entry extends RegisterLine {
  id: string
  themes: string[]
  passages: Passage[]
  days: string[]
  occasions: string[]
}

const { compare } = new Intl.Collator('da')

const byWords = (one: { words: string }, other: { words: string }) =>
  compare(one.words, other.words)

/** A register with more lines shows only its headings. */
const maxShown = 100

/** The view that a URL asks for: `?gruppe=` a group of the register, `&side=` a page of it. */
export function registerView(groups: readonly RegisterGroup[], url: URL): RegisterView {
  const lines = groups.reduce((sum, group) => sum + group.lines.length, 0)
  if (lines <= maxShown) return { part: 'all', groups: [...groups] }
  const group = groupIn(groups, url)
  if (!group) return { part: 'headings', headings: groups.map(headingOf) }
  const page = pageNumber(url)
  const { offset, limit } = rowRange(page)
  const shown = group.lines
    .slice(offset, offset + limit)
    .map((line) => ({ id: `${line.path} ${line.words}`, ...line }))
  return { part: 'group', heading: headingOf(group), lines: pageOf(shown, page) }
}

/** The group that a URL names, if it exists. */
export function groupIn(groups: readonly RegisterGroup[], url: URL): RegisterGroup | undefined {
  return groups.find(({ id }) => id === url.searchParams.get(groupParameter))
}

function headingOf({ id, name, lines }: RegisterGroup): RegisterHeading {
  return { id, name, count: lines.length }
}

/** A register of all public hymns, without empty groups. */
export async function registerOf(backend: Backend, name: RegisterName): Promise<RegisterGroup[]> {
  const entries = await publicEntries(backend)
  if (name !== 'samlinger') return registerIn(name, entries)
  return (await byCollection(backend, entries)).filter(isFilled)
}

type RegisterOfHymns = Exclude<RegisterName, 'samlinger'>

/** A register of these hymns, without empty groups. */
export function registerIn(name: RegisterOfHymns, entries: readonly Entry[]): RegisterGroup[] {
  return makers[name](entries).filter(isFilled)
}

const isFilled = ({ lines }: RegisterGroup) => lines.length > 0

const makers: Record<RegisterOfHymns, (entries: readonly Entry[]) => RegisterGroup[]> = {
  'foerste-linjer': byFirstLine,
  temaer: (entries) =>
    themesOf([...entries]).map((theme) => ({
      id: canonicalSlug(theme),
      name: theme,
      lines: entries.filter(({ themes }) => themes.includes(theme)).map(lineOf),
    })),
  skriftsteder: byPassage,
  kirkeaaret: byDay,
  anledninger: byOccasion,
}

export async function publicEntries(backend: Backend): Promise<Entry[]> {
  const rows = await publicHymns(backend)
    .select(['id', 'title', 'slug', 'stanzas', 'themes', 'scripture', 'days', 'occasions'])
    .execute()
  return rows
    .map(({ id, title, slug, stanzas, ...row }) => {
      const words = firstLineOf(stanzas) || title
      return {
        id,
        words,
        path: hymnPath(slug),
        ...(words !== title && { title }),
        themes: listIn(row.themes),
        passages: listIn(row.scripture).flatMap((text) => {
          const read = readPassage(text)
          return 'passage' in read ? read.passage : []
        }),
        days: listIn(row.days),
        occasions: listIn(row.occasions),
      }
    })
    .sort(byWords)
}

function lineOf({ words, title, path }: RegisterLine): RegisterLine {
  return { words, path, ...(title && { title }) }
}

function byFirstLine(entries: readonly Entry[]): RegisterGroup[] {
  const letter = ({ words }: Entry) =>
    (/\p{L}/u.exec(words)?.[0] ?? words.slice(0, 1)).toLocaleUpperCase('da')
  return [...Map.groupBy(entries, letter)]
    .sort(([one], [other]) => one.localeCompare(other, 'da'))
    .map(([name, group]) => ({
      id: `bogstav-${canonicalSlug(name) || 'andre'}`,
      name,
      lines: group.map(lineOf),
    }))
}

/** By book of the Bible, then by chapter and verse. */
function byPassage(entries: readonly Entry[]): RegisterGroup[] {
  const byBook = entries
    .flatMap((entry) => entry.passages.map((passage) => ({ entry, passage })))
    .sort((one, other) => inBiblicalOrder(one.passage, other.passage))
  return books.map(({ abbreviation, name }) => ({
    id: canonicalSlug(abbreviation),
    name,
    lines: byBook
      .filter(({ passage }) => passage.book.abbreviation === abbreviation)
      .map(({ entry: { words, title = words, path }, passage }) => ({
        words: passageText(passage),
        title,
        path,
      })),
  }))
}

function byDay(entries: readonly Entry[]): RegisterGroup[] {
  const ids = [...new Set(entries.flatMap(({ days }) => days))]
  return ids
    .sort((one, other) => churchDayOrder(one) - churchDayOrder(other))
    .flatMap((id) => {
      const day = churchDay(id)
      const lines = entries.filter(({ days }) => days.includes(id)).map(lineOf)
      return day ? [{ id, name: day.name, lines }] : []
    })
}

function byOccasion(entries: readonly Entry[]): RegisterGroup[] {
  const names = new Map(
    entries.flatMap(({ occasions }) => occasions.map((name) => [canonicalSlug(name), name])),
  )
  return [...names]
    .sort(([, one], [, other]) => one.localeCompare(other, 'da'))
    .map(([id, name]) => ({
      id,
      name,
      lines: entries
        .filter(({ occasions }) => occasions.some((each) => canonicalSlug(each) === id))
        .map(lineOf),
    }))
}

/** The collections in the order of the list, each with its hymns in its own order. */
async function byCollection(
  backend: Backend,
  entries: readonly Entry[],
): Promise<(RegisterGroup & { path: string })[]> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const collections = await publicCollections(backend)
  return collections.map(({ slug, title, year, hymnIds }) => ({
    id: slug,
    name: `${title} (${year})`,
    path: hymnCollectionPath(slug),
    lines: hymnIds.flatMap((id) => {
      const entry = byId.get(id)
      return entry ? lineOf(entry) : []
    }),
  }))
}
