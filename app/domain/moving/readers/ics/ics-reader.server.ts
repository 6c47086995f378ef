import { createHash } from 'node:crypto'
import { TZDate } from '@date-fns/tz'
import ICAL from 'ical.js'
import type { Item, Part } from '~/domain/moving/items'
import { movingCopy } from '~/domain/moving/moving.copy'
import { readText } from '~/domain/moving/readers/read-text.server'
import { type Reader, UnreadableSource } from '~/domain/moving/readers/reader'
import { copenhagenClock } from '~/platform/runtime/clock'

/** An endless repetition comes so many times. */
const maxOccurrences = 104

/** Events of a calendar file. Each time of a repeated event is an event of a series. */
export const reader: Reader = {
  fileName: /\.(?:ics|ical|ifb|vcs)$/i,
  async *read(source) {
    const calendar = parsed(await readText(source, reader.fileName))
    const events = calendar.flatMap((root) => root.getAllSubcomponents('vevent'))
    if (events.length === 0) throw new UnreadableSource(movingCopy.notCalendar)
    const changed = new Set(events.flatMap((event) => recurrenceKey(event) ?? []))
    for (const component of events) yield* partsOf(component, changed)
  },
}

function parsed(text: string): ICAL.Component[] {
  try {
    const data = ICAL.parse(text)
    const roots = (Array.isArray(data[0]) ? data : [data]) as ConstructorParameters<
      typeof ICAL.Component
    >[0][]
    return roots.map((root) => new ICAL.Component(root))
  } catch {
    throw new UnreadableSource(movingCopy.notCalendar)
  }
}

function recurrenceKey(component: ICAL.Component): string | undefined {
  const at = component.getFirstPropertyValue('recurrence-id')
  return at ? `${component.getFirstPropertyValue('uid')} ${at}` : undefined
}

function* partsOf(component: ICAL.Component, changed: ReadonlySet<string>): Iterable<Part> {
  const name = String(component.getFirstPropertyValue('summary') || movingCopy.untitled)
  try {
    const event = new ICAL.Event(component)
    const start = event.startDate
    const uid = event.uid || hash(`${name} ${start}`)
    if (!event.isRecurring()) {
      const key = recurrenceKey(component)
      yield itemOf(event, start, { uid, sourceId: key ?? uid, isPart: key !== undefined })
      return
    }
    const times = event.iterator()
    for (let count = 0; count < maxOccurrences; count++) {
      const time = times.next()
      if (!time) return
      if (changed.has(`${uid} ${time}`)) continue
      yield itemOf(event, time, { uid, sourceId: `${uid} ${time}`, isPart: true })
    }
  } catch {
    yield { problem: movingCopy.badCalendarPart, name }
  }
}

interface Occurrence {
  uid: string
  sourceId: string
  isPart: boolean
}

function itemOf(event: ICAL.Event, start: ICAL.Time, { uid, sourceId, isPart }: Occurrence): Item {
  const { component } = event
  const property = (name: string) => String(component.getFirstPropertyValue(name) ?? '')
  const end = start.clone()
  end.addDuration(event.duration)
  const startAt = localTime(component, start)
  const endAt = localTime(component, end)
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

/** A time without a zone is Copenhagen's. A zone that the file does not describe is looked up by its name. */
function localTime(component: ICAL.Component, time: ICAL.Time): { date: string; time: string } {
  const pad = (number: number) => String(number).padStart(2, '0')
  const written = {
    date: `${time.year}-${pad(time.month)}-${pad(time.day)}`,
    time: `${pad(time.hour)}:${pad(time.minute)}`,
  }
  if (time.isDate) return written
  const zone = String(component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? '')
  const isKnown = time.zone && time.zone !== ICAL.Timezone.localTimezone
  if (isKnown) return copenhagenClock(time.toJSDate())
  if (!isZone(zone)) return written
  const { year, month, day, hour, minute } = time
  return copenhagenClock(
    new Date(new TZDate(year, month - 1, day, hour, minute, 0, zone).getTime()),
  )
}

function isZone(name: string): boolean {
  try {
    return name !== '' && new Intl.DateTimeFormat('da', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

function paragraphs(text: string): string {
  return /<(?:p|br|a)\b/i.test(text)
    ? text
    : text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replaceAll('\n', '<br>')
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

function seriesId(uid: string): string {
  return hash(uid).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
