import { churchDays } from '~/domain/church-year/church-days'
import { seasonCopy } from '~/domain/church-year/church-year.copy'
import { otherNamesOf } from '~/domain/church-year/day-names'
import { readingsOf } from '~/domain/church-year/readings'
import { books } from '~/domain/scripture/books'
import type { Backend } from '~/platform/backend.server'
import type { SearchEntry, SearchSource } from '~/platform/search/search-source.server'
import { hymnDayPath, hymnYearPath } from './hymn-days'
import { hymnDaysCopy } from './hymn-days.copy'
import { hasHymns } from './hymn-days.server'
import { hymnsCopy } from './hymns.copy'
import { type RegisterGroup, type RegisterName, registerPath, registers } from './registers'
import { registerCopy, registerTitle } from './registers.copy'
import { registerOf } from './registers.server'
import { sheetPath } from './song-sheet'
import { songSheetCopy } from './song-sheet.copy'

/**
 * The ways to hymns: days of the church year, themes, books of the Bible, occasions, and the
 * registers themselves. Each is called by its path. There are none where no hymn can be seen.
 */
export const registerSearch = {
  kind: 'register',
  nouns: ['hymns'],
  async list(backend) {
    return (await entries(backend)).map(({ id, detail }) => ({ id, version: detail }))
  },
  async read(backend, ids) {
    return (await entries(backend)).filter(({ id }) => ids.includes(id))
  },
} satisfies SearchSource<'register'>

type Way = Omit<SearchEntry, 'id'>

async function entries(backend: Backend): Promise<SearchEntry[]> {
  if (!(await hasHymns(backend))) return []
  const [days, themes, scripture, occasions] = await Promise.all([
    registerOf(backend, 'kirkeaaret'),
    registerOf(backend, 'temaer'),
    registerOf(backend, 'skriftsteder'),
    registerOf(backend, 'anledninger'),
  ])
  const ways = [
    ...daysWith(days),
    ...themes.map((group) => wayTo('temaer', group)),
    ...scripture.map((group) => wayTo('skriftsteder', group, namesOfBook(group.name))),
    ...occasions.map((group) => wayTo('anledninger', group)),
    ...overviews(),
  ]
  return ways.map((way) => ({ id: way.path, ...way }))
}

/** Every day is found, also one that no hymn names: its page has the readings. */
function daysWith(groups: readonly RegisterGroup[]): Way[] {
  const hymns = new Map(groups.map(({ id, lines }) => [id, lines.length]))
  return churchDays.map((day) => {
    const { id, name, season } = day
    const count = hymns.get(id)
    const gospels = ([1, 2] as const).flatMap((row) => readingsOf(id, row)?.gospel.choices ?? [])
    return {
      ...{ title: name, path: hymnDayPath(id) },
      detail: [seasonCopy[season], count && hymnsCopy.count(count)].filter(Boolean).join(' · '),
      text: `${hymnDaysCopy.gospel}: ${[...gospels, otherNamesOf(day).join(', ')].join(' · ')}`,
    }
  })
}

function namesOfBook(name: string): string {
  const book = books.find((each) => each.name === name)
  return book ? [book.abbreviation, ...book.otherNames].join(', ') : ''
}

function wayTo(register: RegisterName, { id, name, lines }: RegisterGroup, text = ''): Way {
  return {
    ...{ title: name, path: registerPath(register, id), text },
    detail: `${registerCopy.names[register]} · ${hymnsCopy.count(lines.length)}`,
  }
}

function overviews(): Way[] {
  return [
    ...registers.map((name) => ({
      ...{ title: registerTitle(name), path: registerPath(name) },
      ...{ detail: '', text: registerCopy.descriptions[name] },
    })),
    { title: hymnDaysCopy.calendar, path: hymnYearPath, detail: '', text: '' },
    { title: songSheetCopy.title, path: sheetPath(), detail: '', text: songSheetCopy.intro },
  ]
}
