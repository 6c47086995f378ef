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
import { type Entry, publicEntries, registerIn } from './registers.server'

/**
 * Searches the entry points to hymns: days of the church year, themes, books of the Bible,
 * occasions, and the registers themselves. Their ids are their paths. Empty without public hymns.
 */
export const registerSearch = {
  kind: 'register',
  name: 'salmeregistre',
  section: '/salmer',
  title: 'soeg.registers',
  nouns: ['hymns'],
  isInOrder: true,
  async list(backend) {
    return (await entries(backend)).map(({ id, detail }) => ({ id, version: detail }))
  },
  async read(backend, ids) {
    return (await entries(backend)).filter(({ id }) => ids.includes(id))
  },
} satisfies SiteSearch

type EntryPoint = Omit<SearchEntry, 'id'>

async function entries(backend: Backend): Promise<SearchEntry[]> {
  const hymns = await publicEntries(backend)
  if (hymns.length === 0) return []
  const entryPoints = [
    ...daysOf(registerIn('kirkeaaret', hymns)),
    ...groupsOf('temaer', hymns),
    ...groupsOf('skriftsteder', hymns),
    ...groupsOf('anledninger', hymns),
    ...overviews(),
  ]
  return entryPoints.map((each) => ({ id: each.path, ...each }))
}

/** All days, even those without hymns: their pages have the readings. */
function daysOf(groups: RegisterGroup[]): EntryPoint[] {
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

/** The groups of a register; a hymn with several passages of a book counts once. */
function groupsOf(
  register: 'temaer' | 'skriftsteder' | 'anledninger',
  hymns: Entry[],
): EntryPoint[] {
  return registerIn(register, hymns).map(({ id, name, lines }) => {
    const count = new Set(lines.map(({ path }) => path)).size
    const book = books.find((each) => register === 'skriftsteder' && each.name === name)
    return {
      title: name,
      path: groupPath(register, id),
      text: '',
      detail: `${registerCopy.names[register]} · ${hymnsCopy.count(count)}`,
      ...(book && { aliases: [book.abbreviation, ...book.otherNames].join(', ') }),
    }
  })
}

function overviews(): EntryPoint[] {
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
