import { expect, test } from 'vitest'
import type { CalendarEvent } from './calendar'
import { calendarData } from './calendar-json-ld'

const event: CalendarEvent = {
  id: 'a1',
  title: 'Salmer i skumringen',
  date: '2026-07-01',
  dateText: '01 juli 2026',
  weekday: 'onsdag',
  timeText: 'kl. 19:30',
  location: 'Vestervig Kirke',
  description: null,
  type: 'concert',
  isCancelled: false,
  isToCome: true,
}

function eventOf(changes: Partial<CalendarEvent>) {
  return calendarData('https://example.dk', 'Kalender', [{ ...event, ...changes }])[1]
}

test('an event has its place, its time in Copenhagen and its status', () => {
  expect(eventOf({})).toEqual({
    '@id': 'https://example.dk/kalender#begivenhed-a1',
    '@type': 'MusicEvent',
    name: 'Salmer i skumringen',
    startDate: '2026-07-01T19:30:00+02:00',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: 'Vestervig Kirke', address: 'Vestervig Kirke' },
    url: 'https://example.dk/kalender',
  })
})

test('an event that was called off says so', () => {
  expect(eventOf({ isCancelled: true })).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
  })
})

test('while the time is open there is only the day', () => {
  expect(eventOf({ timeText: null })).toMatchObject({ startDate: '2026-07-01' })
})

test('at a lecture it is the author who speaks; who plays at a concert is not known', () => {
  expect(eventOf({ type: 'lecture' })).toMatchObject({
    '@type': 'EducationEvent',
    performer: { '@id': 'https://example.dk/#person' },
  })
  expect(eventOf({})).not.toHaveProperty('performer')
})

test('an event without a place is left out', () => {
  expect(eventOf({ location: null })).toBeUndefined()
})
