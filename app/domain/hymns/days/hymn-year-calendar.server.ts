import { addDays } from 'date-fns/addDays'
import { parseISO } from 'date-fns/parseISO'
import { escape as escapedText, ICalCalendar, ICalEventTransparency } from 'ical-generator'
import { churchYearOf } from '~/domain/church-year/church-year'
import { colourCopy } from '~/domain/church-year/church-year.copy'
import { printable } from '~/http/printable'
import type { Backend } from '~/platform/backend.server'
import { type DayWithHymns, hymnDayPath, hymnYearCalendar } from './hymn-days'
import { hymnDaysCopy } from './hymn-days.copy'
import { daysOfTwoYears } from './hymn-days.server'

const refreshIntervalSeconds = 24 * 60 * 60

/** An iCalendar feed (RFC 5545) of the current church year and the next; undefined without hymns. */
export async function hymnYearFeed(backend: Backend, owner: string): Promise<string | undefined> {
  const { siteUrl } = backend
  const days = await daysOfTwoYears(backend)
  if (days.length === 0) return undefined
  const name = printable(`${owner}: ${hymnDaysCopy.calendar}`).replace(/\s+/g, ' ')
  const calendar = new ICalCalendar({
    prodId: { company: 'Skrivestue', product: 'Kirkeår', language: 'DA' },
    // The library does not escape calendar names.
    name: escapedText(name, false),
    source: `${siteUrl}${hymnYearCalendar.path}`,
    ttl: refreshIntervalSeconds,
    events: days.map((day) => calendarEntry(day, siteUrl)),
  })
  return `${calendar}\r\n`
}

function calendarEntry({ day, date, row, gospel, hymns }: DayWithHymns, siteUrl: string) {
  const startYear = churchYearOf(date)
  const start = parseISO(`${date}T00:00:00Z`)
  const lines = [
    `${hymnDaysCopy.row(row)}: ${gospel.join(` ${hymnDaysCopy.or} `)}`,
    hymnDaysCopy.colour(colourCopy[day.colour]),
    hymns.length > 0 && `${hymnDaysCopy.hymns}: ${hymns.map(({ title }) => title).join(', ')}`,
  ]
  return {
    // Does not contain the site's URL, which may change.
    id: `${startYear}-${day.id}@skrivestue`,
    // Constant, since only the hymns of a day change.
    stamp: parseISO(`${startYear}-01-01T00:00:00Z`),
    start,
    end: addDays(start, 1),
    allDay: true,
    summary: day.name,
    description: printable(lines.filter(Boolean).join('\n')),
    url: `${siteUrl}${hymnDayPath(day.id)}`,
    transparency: ICalEventTransparency.TRANSPARENT,
  }
}
