import { createHash } from 'node:crypto'
import { TZDate } from '@date-fns/tz'
import { escapeUTF8 } from 'entities'
import ICAL from 'ical.js'
import type { Item, Part } from '~/domain/moving/items'
import { movingCopy } from '~/domain/moving/moving.copy'
import { readTexts } from '~/domain/moving/readers/read-text.server'
import { type Reader, UnreadableSource } from '~/domain/moving/readers/reader'
import { tryOrUndefined } from '~/http/try-or-undefined'
import { copenhagenClock } from '~/platform/runtime/clock'
import { type CalendarPart, calendarParts } from './calendar-parts'
import { occurrencesOf } from './occurrences'

/** Events of calendar files. Each time of a repeated event is an event of a series. */
export const reader: Reader = {
  fileName: /\.(?:ics|ical|ifb|vcs)$/i,
  async *read(source) {
    let count = 0
    for await (const { text } of readTexts(source, reader.fileName)) {
      const { parts, zone } = calendarParts(text)
      count += parts.length
      const changed = new Set(parts.flatMap(recurrenceKey))
      const { today } = source
      for (const part of parts)
        if ('broken' in part) yield brokenPart(part.broken)
        else yield* partsOf(part, { changed, zone, today })
    }
    if (count === 0) throw new UnreadableSource(movingCopy.notCalendar)
  },
}

function recurrenceKey(part: CalendarPart): string[] {
  if ('broken' in part) return []
  const at = part.getFirstPropertyValue('recurrence-id')
  return at ? [`${part.getFirstPropertyValue('uid')} ${at}`] : []
}

function brokenPart(name: string): Part {
  return { problem: movingCopy.badCalendarPart, name: name || movingCopy.untitled }
}

interface Calendar {
  /** The changed times of repeated events, which are events of their own. */
  changed: ReadonlySet<string>
  /** The zone of times without one. */
  zone: string
  today: string
}

async function* partsOf(component: ICAL.Component, calendar: Calendar): AsyncIterable<Part> {
  const name = String(component.getFirstPropertyValue('summary') || movingCopy.untitled)
  try {
    const event = new ICAL.Event(component)
    const start = event.startDate
    const uid = event.uid || hash(`${name} ${start}`)
    const { zone } = calendar
    if (!event.isRecurring()) {
      const [key] = recurrenceKey(component)
      yield itemOf(event, start, { uid, sourceId: key ?? uid, isPart: key !== undefined, zone })
      return
    }
    const { times, isEndless, isCut } = await occurrencesOf(event, calendar.today)
    if (times.length === 0) yield brokenPart(name)
    else if (isCut)
      yield { problem: movingCopy[isEndless ? 'endless' : 'tooOften'](times.length), name }
    for (const time of times) {
      const sourceId = `${uid} ${time}`
      if (!calendar.changed.has(sourceId))
        yield itemOf(event, time, { uid, sourceId, isPart: true, zone })
    }
  } catch {
    yield brokenPart(name)
  }
}

interface Occurrence {
  uid: string
  sourceId: string
  isPart: boolean
  zone: string
}

function itemOf(event: ICAL.Event, start: ICAL.Time, occurrence: Occurrence): Item {
  const { uid, sourceId, isPart, zone } = occurrence
  const { component } = event
  const property = (name: string) => String(component.getFirstPropertyValue(name) ?? '')
  const startAt = localTime(component, start, zone)
  const endAt = localTime(component, endOf(event, start), zone)
  const name = event.summary || movingCopy.untitled
  const [location = '', ...address] = (event.location || '').split(/,\s*|\n/)
  return {
    kind: 'event',
    sourceId: sourceId.slice(0, 300),
    name,
    group: 'vevent',
    fields: {
      title: name,
      date: startAt.date,
      time: start.isDate ? '' : startAt.time,
      end_time: start.isDate || endAt.time === startAt.time ? '' : endAt.time,
      location: location.slice(0, 300),
      address: address.join(', ').slice(0, 300),
      description: paragraphs(event.description || ''),
      ticket_link: /^https?:\/\//i.test(property('url')) ? property('url') : '',
      ...(!/private|confidential/i.test(property('class')) && { is_visible: 'on' }),
      ...(/cancelled/i.test(property('status')) && { is_cancelled: 'on' }),
    },
    ...(isPart && { rows: { calendar_events: { series_id: seriesId(uid) } } }),
  }
}

/** In seconds: a year, since ical.js counts the days of a duration one by one. */
const maxDuration = 366 * 24 * 60 * 60

/** Without a usable one, the start. */
function endOf(event: ICAL.Event, start: ICAL.Time): ICAL.Time {
  try {
    const { duration } = event
    const end = start.clone()
    if (Math.abs(duration.toSeconds()) < maxDuration) end.addDuration(duration)
    return end
  } catch {
    return start
  }
}

/**
 * A time without a zone is the calendar's or else Copenhagen's. A zone that the file does not describe is looked up
 * by its name.
 */
function localTime(component: ICAL.Component, time: ICAL.Time, ofCalendar: string) {
  const pad = (number: number) => String(number).padStart(2, '0')
  const written = {
    date: `${time.year}-${pad(time.month)}-${pad(time.day)}`,
    time: `${pad(time.hour)}:${pad(time.minute)}`,
  }
  if (time.isDate) return written
  const own = component.getFirstProperty('dtstart')?.getFirstParameter('tzid')
  const zone = String(own ?? ofCalendar)
  const isKnown = time.zone && time.zone !== ICAL.Timezone.localTimezone
  if (isKnown) return copenhagenClock(time.toJSDate())
  if (!isZone(zone)) return written
  const { year, month, day, hour, minute } = time
  return copenhagenClock(
    new Date(new TZDate(year, month - 1, day, hour, minute, 0, zone).getTime()),
  )
}

function isZone(name: string): boolean {
  const format = () => new Intl.DateTimeFormat('da', { timeZone: name })
  return name !== '' && tryOrUndefined(format) !== undefined
}

function paragraphs(text: string): string {
  return /<(?:p|br|a)\b/i.test(text) ? text : escapeUTF8(text).replaceAll('\n', '<br>')
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

function seriesId(uid: string): string {
  return hash(uid).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
