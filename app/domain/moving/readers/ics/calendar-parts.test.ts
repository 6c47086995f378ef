import { expect, test } from 'vitest'
import { calendarParts } from './calendar-parts'

const start = 'DTSTART:20270301T190000'

function read(...lines: string[]) {
  const text = ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
  const { parts, zone } = calendarParts(text)
  const names = parts.map((part) =>
    'broken' in part ? `broken: ${part.broken}` : part.getFirstPropertyValue('summary'),
  )
  return { names, zone }
}

const event = (...lines: string[]) => ['BEGIN:VEVENT', start, ...lines, 'END:VEVENT']

test.each([
  ['a space', ' '],
  ['a tab', '\t'],
])('a line that goes on after %s is one line', (_, gap) => {
  expect(read(...event('SUMMARY:Koncert i', `${gap} Vestervig`)).names).toEqual([
    'Koncert i Vestervig',
  ])
})

test('names of parts and properties are read in any case', () => {
  expect(read('Begin:vevent', start, 'summary:Koncert', 'End:vevent').names).toEqual(['Koncert'])
})

test('an alarm is no part of its event', () => {
  const alarm = ['BEGIN:VALARM', 'SUMMARY:Påmindelse', 'TRIGGER:-PT1H', 'END:VALARM']
  expect(read(...event(...alarm, 'SUMMARY:Koncert')).names).toEqual(['Koncert'])
})

test('an event without an end is read if another follows, and broken at the end of the file', () => {
  const open = ['BEGIN:VEVENT', start, 'SUMMARY:Åben']
  expect(read(...open, ...event('SUMMARY:Koncert')).names).toEqual(['Åben', 'Koncert'])
  const text = ['BEGIN:VCALENDAR', ...open].join('\n')
  expect(calendarParts(text).parts).toEqual([{ broken: 'Åben' }])
})

test('an event that cannot be read leaves the others, and has its name', () => {
  const broken = ['BEGIN:VEVENT', 'DTSTART;VALUE', 'SUMMARY;LANGUAGE=da:Sang\\, dans', 'END:VEVENT']
  expect(read(...broken, ...event('SUMMARY:Koncert')).names).toEqual([
    'broken: Sang, dans',
    'Koncert',
  ])
})

test('the zone is that of the calendar', () => {
  expect(read('X-WR-TIMEZONE:America/New_York').zone).toBe('America/New_York')
  expect(read().zone).toBe('')
})
