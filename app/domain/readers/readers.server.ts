import { format } from 'date-fns/format'
import { da } from 'date-fns/locale/da'
import { parseISO } from 'date-fns/parseISO'
import { subDays } from 'date-fns/subDays'
import { subMonths } from 'date-fns/subMonths'
import { dayAndMonth } from '~/danish/dates'
import { countReaders } from '~/domain/letters/sending/progress.server'
import { ownPages } from '~/domain/pages/own-pages.server'
import type { Backend } from '~/platform/backend.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import { type Kind, otherName } from './counted'
import { mostOf, subscribers, sumsByDay, sumsPerDay } from './reader-sums.server'
import { readersCopy, sentence } from './readers.copy'

const day = (date: Date) => format(date, 'yyyy-MM-dd')

export type ReadersReport = Awaited<ReturnType<typeof readersReport>>

export interface Bar {
  label: string
  views: number
  visits: number
}

export async function readersReport(backend: Backend) {
  const today = parseISO(copenhagenToday(backend.clock))
  const from = day(subDays(today, 29))
  const firstMonth = format(subMonths(today, 11), 'yyyy-MM')
  const most = (kind: Kind) => mostOf(backend, kind, from, day(today))
  const [rows, pages, hosts, searches, downloads, feeds, letters] = await Promise.all([
    sumsPerDay(backend, `${firstMonth}-01`),
    most('page'),
    most('from'),
    most('search'),
    most('download'),
    subscribers(backend),
    countReaders(backend),
  ])
  const barOf = (label: string, prefix: string): Bar => {
    const sum = (kind: string) =>
      rows
        .filter((row) => row.kind === kind && row.day.startsWith(prefix))
        .reduce((total, { times }) => total + times, 0)
    return { label, views: sum('page'), visits: sum('visit') }
  }
  const days = Array.from({ length: 30 }, (_, index) => day(subDays(today, 29 - index)))
  const months = Array.from({ length: 12 }, (_, index) => subMonths(today, 11 - index))
  const dayBars = days.map((date) => barOf(dayAndMonth(date), date))
  const named = await namesOfPages(backend, pages)
  const before = day(subDays(today, 59))
  const period = {
    views: total(dayBars, 'views'),
    visits: total(dayBars, 'visits'),
    before: rows
      .filter((row) => row.kind === 'page' && row.day >= before && row.day < from)
      .reduce((sum, { times }) => sum + times, 0),
    top: named[0]?.name,
  }
  return {
    sentence: sentence(readersCopy.days, period),
    days: dayBars,
    months: months.map((date) =>
      barOf(format(date, 'MMMM yyyy', { locale: da }), format(date, 'yyyy-MM')),
    ),
    lists: { page: named, from: hosts, search: searches, download: downloads },
    subscribers: [...(letters > 0 ? [{ name: readersCopy.letter, times: letters }] : []), ...feeds],
  }
}

const total = (bars: readonly Bar[], of: 'views' | 'visits') =>
  bars.reduce((sum, bar) => sum + bar[of], 0)

async function namesOfPages(backend: Backend, pages: { name: string; times: number }[]) {
  const names = new Map((await ownPages(backend)).map(({ path, name }) => [path, name]))
  return pages.map(({ name: path, times }) => ({
    name: names.get(path) ?? path,
    times,
    ...(path !== otherName && { path }),
  }))
}

/** The figures of one calendar month, for the mail. */
export async function monthReport(backend: Backend, month: string) {
  const first = parseISO(`${month}-01`)
  const last = day(subDays(parseISO(`${format(subMonths(first, -1), 'yyyy-MM')}-01`), 1))
  const former = format(subMonths(first, 1), 'yyyy-MM')
  const rows = await sumsPerDay(backend, `${former}-01`)
  const sum = (kind: string, prefix: string) =>
    rows
      .filter((row) => row.kind === kind && row.day.startsWith(prefix))
      .reduce((all, { times }) => all + times, 0)
  const name = format(first, 'MMMM yyyy', { locale: da })
  const most = (kind: 'page' | 'from' | 'search') => mostOf(backend, kind, `${month}-01`, last, 5)
  const pages = await namesOfPages(backend, await most('page'))
  const period = {
    views: sum('page', month),
    visits: sum('visit', month),
    before: sum('page', former),
    top: pages[0]?.name,
  }
  return {
    name,
    sentence: sentence(`${name[0]?.toUpperCase()}${name.slice(1)}`, period),
    lists: { page: pages, from: await most('from'), search: await most('search') },
  }
}

/** All sums, for spreadsheets: the head, then the rows of each day. */
export async function* readersTable(backend: Backend): AsyncGenerator<readonly string[][]> {
  yield [readersCopy.csvHead]
  for await (const sums of sumsByDay(backend))
    yield sums.map(({ day, kind, name, times }) => [
      day,
      readersCopy.kinds[kind],
      name,
      String(times),
    ])
}
