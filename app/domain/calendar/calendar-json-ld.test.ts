import { expect, test } from 'vitest'
import type { CalendarEvent } from './calendar.server'
import { calendarData, eventPageData } from './calendar-json-ld'

const event: CalendarEvent = {
  id: 'a1',
  title: 'Salmer i skumringen',
  slug: 'salmer-i-skumringen',
  date: '2026-07-01',
  dateText: '1. juli 2026',
  weekday: 'onsdag',
  timeText: 'kl. 19:30',
  location: 'Vestervig Kirke',
  description: null,
  type: 'concert',
  labels: 'Koncert',
  movedFromText: null,
  isCancelled: false,
  isUpcoming: true,
}

function eventOf(changes: Partial<CalendarEvent>) {
  return calendarData('https://example.dk', 'Kalender', [{ ...event, ...changes }])[1]
}

test('an event has its location, its time in Copenhagen and its status', () => {
  expect(eventOf({})).toEqual({
    '@id': 'https://example.dk/kalender/salmer-i-skumringen#begivenhed',
    '@type': 'MusicEvent',
    name: 'Salmer i skumringen',
    startDate: '2026-07-01T19:30:00+02:00',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: 'Vestervig Kirke', address: 'Vestervig Kirke' },
    url: 'https://example.dk/kalender/salmer-i-skumringen',
  })
})

test('a cancelled event is marked as cancelled', () => {
  expect(eventOf({ isCancelled: true })).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
  })
})

test('without a time there is only the date', () => {
  expect(eventOf({ timeText: null })).toMatchObject({ startDate: '2026-07-01' })
})

test('the author is the performer of a lecture; the performer of a concert is unknown', () => {
  expect(eventOf({ type: 'lecture' })).toMatchObject({
    '@type': 'EducationEvent',
    performer: { '@id': 'https://example.dk/#person' },
  })
  expect(eventOf({})).not.toHaveProperty('performer')
})

test('an event without a location is left out', () => {
  expect(eventOf({ location: null })).toBeUndefined()
})

test('a description is part of the event', () => {
  expect(eventOf({ description: 'Vi synger' })).toMatchObject({ description: 'Vi synger' })
})

test('the address is the location if there is no other; without both only the path is left', () => {
  const unplaced = {
    ...event,
    location: null,
    time: null,
    end_time: '21:00',
    ticket_link: null,
    moved_from: null,
  }
  const dataAt = (address: string | null) =>
    eventPageData(
      'https://example.dk',
      'Kalender',
      { ...unplaced, address },
      {
        subject: undefined,
        picture: undefined,
      },
    )
  const [, found] = dataAt('Kirkevej 1')
  expect(found).toMatchObject({ location: { name: 'Kirkevej 1', address: 'Kirkevej 1' } })
  expect(found).not.toHaveProperty('endDate')
  expect(dataAt(null)).toEqual([expect.objectContaining({ '@type': 'BreadcrumbList' })])
})

test('an event that ends when it begins has no end', () => {
  const page = {
    ...event,
    time: '20:00',
    end_time: '20:00',
    address: null,
    ticket_link: null,
    moved_from: null,
  }
  const beside = { subject: undefined, picture: undefined }
  const [, data] = eventPageData('https://example.dk', 'Kalender', page, beside)
  expect(data).not.toHaveProperty('endDate')
})

test('its own page has its end, tickets and subject', () => {
  const page = {
    ...event,
    time: '22:00',
    end_time: '01:00',
    address: 'Kirkevej 1',
    ticket_link: 'https://example.dk/b',
    moved_from: '2026-06-01',
    movedFromText: '1. juni 2026',
  }
  const subject = { kind: 'lecture', id: 'l1', title: 'Håb', path: '/foredrag/haab' } as const
  const beside = { subject, picture: undefined }
  expect(eventPageData('https://example.dk', 'Kalender', page, beside)[1]).toMatchObject({
    endDate: '2026-07-02T01:00:00+02:00',
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2026-06-01',
    location: { name: 'Vestervig Kirke', address: 'Kirkevej 1' },
    offers: { url: 'https://example.dk/b' },
    about: { '@type': 'Service', name: 'Håb', url: 'https://example.dk/foredrag/haab' },
  })
})
