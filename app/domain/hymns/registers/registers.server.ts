import { churchDay, churchDayOrder } from '~/domain/church-year/church-days'
import { sortedThemes } from '~/domain/hymns/hymn-view.server'
import { hymnCollectionPath, hymnPath } from '~/domain/hymns/hymns'
import { publicCollections, publicHymns } from '~/domain/hymns/hymns.server'
import { firstLineOf } from '~/domain/hymns/verse/stanzas'
import { printedReference } from '~/domain/scripture/bible-text'
import { books } from '~/domain/scripture/books'
import { inBiblicalOrder, passageText, readPassage } from '~/domain/scripture/passages'
import { pageIn, pageNumber } from '~/http/paging'
import { canonicalSlug } from '~/http/slug'
import type { Backend } from '~/platform/backend.server'
import { parseList } from '~/platform/db/list-column'
import {
  groupParameter,
  type RegisterGroup,
  type RegisterHeading,
  type RegisterLine,
  type RegisterName,
  type RegisterView,
} from './registers'

export type RegisterEntry = Awaited<ReturnType<typeof registerEntries>>[number]

const { compare } = new Intl.Collator('da')

const compareLabels = (one: { label: string }, other: { label: string }) =>
  compare(one.label, other.label)

/** A register with more lines shows only its headings, each with a link to its group. */
const maxLines = 100

/** The view that a URL requests: `?gruppe=` is a group of the register, `&side=` a page of the group. */
export function registerView(groups: readonly RegisterGroup[], url: URL): RegisterView {
  const count = groups.reduce((sum, group) => sum + group.lines.length, 0)
  if (count <= maxLines) return { part: 'all', groups: [...groups] }
  const group = requestedGroup(groups, url)
  if (!group) return { part: 'headings', headings: groups.map(headingOf) }
  const lines = group.lines.map((line) => ({ id: `${line.path} ${line.label}`, ...line }))
  return { part: 'group', heading: headingOf(group), lines: pageIn(lines, pageNumber(url)) }
}

export function requestedGroup(groups: readonly RegisterGroup[], url: URL) {
  return groups.find(({ id }) => id === url.searchParams.get(groupParameter))
}

function headingOf({ id, name, lines }: RegisterGroup): RegisterHeading {
  return { id, name, count: lines.length }
}

export async function readRegister(backend: Backend, name: RegisterName): Promise<RegisterGroup[]> {
  const entries = await registerEntries(backend)
  if (name !== 'samlinger') return groupHymns(name, entries)
  return (await byCollection(backend, entries)).filter(isNotEmpty)
}

type RegisterOfHymns = Exclude<RegisterName, 'samlinger'>

export function groupHymns(name: RegisterOfHymns, entries: readonly RegisterEntry[]) {
  return groupings[name](entries).filter(isNotEmpty)
}

const isNotEmpty = ({ lines }: RegisterGroup) => lines.length > 0

const groupings: Record<RegisterOfHymns, (entries: readonly RegisterEntry[]) => RegisterGroup[]> = {
  'foerste-linjer': byFirstLine,
  temaer: (entries) =>
    sortedThemes([...entries]).map((theme) => ({
      id: canonicalSlug(theme),
      name: theme,
      lines: entries.filter(({ themes }) => themes.includes(theme)).map(lineOf),
    })),
  skriftsteder: byPassage,
  kirkeaaret: byDay,
  anledninger: byOccasion,
}

export async function registerEntries(backend: Backend) {
  const rows = await publicHymns(backend)
    .select(['id', 'title', 'slug', 'stanzas', 'themes', 'scripture', 'days', 'occasions'])
    .execute()
  return rows
    .map(({ id, title, slug, stanzas, ...row }) => {
      const label = firstLineOf(stanzas) || title
      return {
        id,
        label,
        path: hymnPath(slug),
        ...(label !== title && { title }),
        themes: parseList(row.themes),
        passages: parseList(row.scripture).flatMap((text) => {
          const read = readPassage(text)
          return 'passage' in read ? read.passage : []
        }),
        days: parseList(row.days),
        occasions: parseList(row.occasions),
      }
    })
    .sort(compareLabels)
}

function lineOf({ label, title, path }: RegisterLine): RegisterLine {
  return { label, path, ...(title && { title }) }
}

function byFirstLine(entries: readonly RegisterEntry[]): RegisterGroup[] {
  // Aa is the old way of writing Å, and sorted with it.
  const initial = ({ label }: RegisterEntry) => {
    const letter = /\p{L}/u.exec(label.normalize('NFC').replace(/^\P{L}*aa/iu, 'å'))?.[0]
    return (letter ?? label.slice(0, 1)).toLocaleUpperCase('da')
  }
  return [...Map.groupBy(entries, initial)]
    .sort(([one], [other]) => one.localeCompare(other, 'da'))
    .map(([name, group]) => ({
      id: `bogstav-${canonicalSlug(name) || 'andre'}`,
      name,
      lines: group.map(lineOf),
    }))
}

function byPassage(entries: readonly RegisterEntry[]): RegisterGroup[] {
  const byBook = entries
    .flatMap((entry) => entry.passages.map((passage) => ({ entry, passage })))
    .sort((one, other) => inBiblicalOrder(one.passage, other.passage))
  return books.map(({ abbreviation, name }) => ({
    id: canonicalSlug(abbreviation),
    name,
    lines: byBook
      .filter(({ passage }) => passage.book.abbreviation === abbreviation)
      .map(({ entry: { label, title = label, path }, passage }) => ({
        label: printedReference(passageText(passage)),
        title,
        path,
      })),
  }))
}

function byDay(entries: readonly RegisterEntry[]): RegisterGroup[] {
  const ids = [...new Set(entries.flatMap(({ days }) => days))]
  return ids
    .sort((one, other) => churchDayOrder(one) - churchDayOrder(other))
    .flatMap((id) => {
      const day = churchDay(id)
      const lines = entries.filter(({ days }) => days.includes(id)).map(lineOf)
      return day ? [{ id, name: day.name, lines }] : []
    })
}

function byOccasion(entries: readonly RegisterEntry[]): RegisterGroup[] {
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

async function byCollection(backend: Backend, entries: readonly RegisterEntry[]) {
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
