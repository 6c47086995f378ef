import { churchDays } from '~/domain/church-year/church-days'
import { seasonCopy } from '~/domain/church-year/church-year.copy'
import { otherNamesOf } from '~/domain/church-year/day-names'
import { readingsOf } from '~/domain/church-year/readings'
import { hymnDayPath, hymnYearPath } from '~/domain/hymns/days/hymn-days'
import { hymnDaysCopy } from '~/domain/hymns/days/hymn-days.copy'
import { hymnsCopy } from '~/domain/hymns/hymns.copy'
import { publicHymns } from '~/domain/hymns/hymns.server'
import { sheetLinksCopy } from '~/domain/hymns/song-sheet/sheet-links.copy'
import { sheetPath } from '~/domain/hymns/song-sheet/song-sheet'
import { songSheetCopy } from '~/domain/hymns/song-sheet/song-sheet.copy'
import { books } from '~/domain/scripture/books'
import { readPassage } from '~/domain/scripture/passages'
import { canonicalSlug } from '~/http/slug'
import type { Backend } from '~/platform/backend.server'
import { listIn } from '~/platform/db/list-column'
import type { SearchEntry, SearchSource } from '~/platform/search/search-source.server'
import { groupPath, type RegisterName, registerPath, registers } from './registers'
import { registerCopy, registerTitle } from './registers.copy'

/**
 * Searches the entry points to hymns: days of the church year, themes, books of the Bible,
 * occasions, and the registers themselves. Their ids are their paths. Empty without public hymns.
 */
export const registerSearch = {
  kind: 'register',
  nouns: ['hymns'],
  isInOrder: true,
  async list(backend) {
    return (await entries(backend)).map(({ id, detail }) => ({ id, version: detail }))
  },
  async read(backend, ids) {
    return (await entries(backend)).filter(({ id }) => ids.includes(id))
  },
} satisfies SearchSource<'register'>

type Way = Omit<SearchEntry, 'id'>

/** Read for every matching search, so this counts hymns instead of building registers. */
async function entries(backend: Backend): Promise<SearchEntry[]> {
  const rows = await publicHymns(backend)
    .select(['themes', 'scripture', 'days', 'occasions'])
    .execute()
  if (rows.length === 0) return []
  const ways = [
    ...daysWith(tally(rows.map(({ days }) => listIn(days)))),
    ...waysIn('temaer', tally(rows.map(({ themes }) => listIn(themes)))),
    ...booksWith(tally(rows.map(({ scripture }) => booksIn(listIn(scripture))))),
    ...waysIn('anledninger', tally(rows.map(({ occasions }) => listIn(occasions)))),
    ...overviews(),
  ]
  return ways.map((way) => ({ id: way.path, ...way }))
}

/** The name and the number of hymns of each group, by its anchor on the page. */
type Tally = Map<string, { name: string; count: number }>

/** @param hymns the group names of each hymn */
function tally(hymns: string[][]): Tally {
  const groups: Tally = new Map()
  for (const names of hymns) {
    for (const [id, name] of new Map(names.map((name) => [canonicalSlug(name), name]))) {
      groups.set(id, { name, count: (groups.get(id)?.count ?? 0) + 1 })
    }
  }
  return groups
}

/** All days, even those without hymns: their pages have the readings. */
function daysWith(hymns: Tally): Way[] {
  return churchDays.map((day) => {
    const { id, name, season } = day
    const count = hymns.get(id)?.count
    const gospels = ([1, 2] as const).flatMap((row) => readingsOf(id, row)?.gospel.choices ?? [])
    return {
      title: name,
      path: hymnDayPath(id),
      detail: [seasonCopy[season], count && hymnsCopy.count(count)].filter(Boolean).join(' · '),
      text: gospels.length > 0 ? `${hymnDaysCopy.gospel}: ${gospels.join(' · ')}` : '',
      aliases: otherNamesOf(day).join(', '),
    }
  })
}

/** The abbreviations of the books that hymns refer to. */
function booksIn(references: string[]): string[] {
  return references.flatMap((reference) => {
    const read = readPassage(reference)
    return 'passage' in read ? read.passage.book.abbreviation : []
  })
}

function booksWith(hymns: Tally): Way[] {
  return waysIn('skriftsteder', hymns).map((way) => {
    const book = books.find(({ abbreviation }) => abbreviation === way.title)
    if (!book) return way
    return { ...way, title: book.name, aliases: [book.abbreviation, ...book.otherNames].join(', ') }
  })
}

function waysIn(register: RegisterName, groups: Tally): Way[] {
  return [...groups].map(([id, { name, count }]) => ({
    title: name,
    path: groupPath(register, id),
    text: '',
    detail: `${registerCopy.names[register]} · ${hymnsCopy.count(count)}`,
  }))
}

function overviews(): Way[] {
  return [
    ...registers.map((name) => ({
      title: registerTitle(name),
      path: registerPath(name),
      detail: '',
      text: registerCopy.descriptions[name],
    })),
    { title: hymnDaysCopy.calendar, path: hymnYearPath, detail: '', text: '' },
    { title: sheetLinksCopy.title, path: sheetPath(), detail: '', text: songSheetCopy.intro },
  ]
}
