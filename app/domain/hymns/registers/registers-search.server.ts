import { churchDays } from '~/domain/church-year/church-days'
import { seasonCopy } from '~/domain/church-year/church-year.copy'
import { otherNamesOf } from '~/domain/church-year/day-names'
import { readingsOf } from '~/domain/church-year/readings'
import { hymnDayPath, hymnYearPath } from '~/domain/hymns/days/hymn-days'
import { hymnDaysCopy } from '~/domain/hymns/days/hymn-days.copy'
import { hymnsCopy } from '~/domain/hymns/hymns.copy'
import { sheetLinksCopy } from '~/domain/hymns/song-sheet/sheet-links.copy'
import { sheetPath } from '~/domain/hymns/song-sheet/song-sheet'
import { songSheetCopy } from '~/domain/hymns/song-sheet/song-sheet.copy'
import { books } from '~/domain/scripture/books'
import type { SiteSearch } from '~/domain/sections/site-search.server'
import type { Backend } from '~/platform/backend.server'
import type { SearchEntry } from '~/platform/search/search-source.server'
import { groupPath, type RegisterGroup, registerPath, registers } from './registers'
import { registerCopy, registerTitle } from './registers.copy'
import { groupHymns, type RegisterEntry, registerEntries } from './registers.server'

/** Searches the pages that list hymns. The id of an entry is its path. Empty without public hymns. */
export const registerSearch = {
  kind: 'register',
  name: 'salmeregistre',
  section: '/salmer',
  title: 'soeg.registers',
  nouns: ['hymns'],
  isInOrder: true,
  async list(backend) {
    return (await searchEntries(backend)).map(({ id, detail }) => ({ id, version: detail }))
  },
  async read(backend, ids) {
    return (await searchEntries(backend)).filter(({ id }) => ids.includes(id))
  },
} satisfies SiteSearch

type EntryPoint = Omit<SearchEntry, 'id'>

async function searchEntries(backend: Backend): Promise<SearchEntry[]> {
  const hymns = await registerEntries(backend)
  if (hymns.length === 0) return []
  const entryPoints = [
    ...dayEntries(groupHymns('kirkeaaret', hymns)),
    ...groupEntries('temaer', hymns),
    ...groupEntries('skriftsteder', hymns),
    ...groupEntries('anledninger', hymns),
    ...overviewEntries(),
  ]
  return entryPoints.map((entry) => ({ id: entry.path, ...entry }))
}

/** The entries of all days. Days without hymns are included, since their pages have the readings. */
function dayEntries(groups: RegisterGroup[]): EntryPoint[] {
  return churchDays.map((day) => {
    const { id, name, season } = day
    const count = groups.find((group) => group.id === id)?.lines.length
    const choices = ([1, 2] as const).flatMap((row) => readingsOf(id, row)?.gospel.choices ?? [])
    const gospels = [...new Set(choices)]
    return {
      title: name,
      path: hymnDayPath(id),
      detail: [seasonCopy[season], count && hymnsCopy.count(count)].filter(Boolean).join(' · '),
      text: gospels.length > 0 ? `${hymnDaysCopy.gospel}: ${gospels.join(' · ')}` : '',
      aliases: otherNamesOf(day).join(', '),
    }
  })
}

/** The entries of a register's groups. Counts a hymn with several passages of a book once. */
function groupEntries(register: 'temaer' | 'skriftsteder' | 'anledninger', hymns: RegisterEntry[]) {
  return groupHymns(register, hymns).map(({ id, name, lines }) => {
    const count = new Set(lines.map(({ path }) => path)).size
    const book = books.find((book) => register === 'skriftsteder' && book.name === name)
    return {
      title: name,
      path: groupPath(register, id),
      text: '',
      detail: `${registerCopy.names[register]} · ${hymnsCopy.count(count)}`,
      ...(book && { aliases: [book.abbreviation, ...book.otherNames].join(', ') }),
    }
  })
}

function overviewEntries(): EntryPoint[] {
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
