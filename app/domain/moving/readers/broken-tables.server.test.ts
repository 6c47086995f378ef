import { expect } from 'vitest'
import { type BrokenSource, brokenSourceTests } from '#tests/support/broken-sources'
import { earlierRows } from '#tests/support/earlier-rows'
import { plainDump } from '#tests/support/supabase'

const csv = (content: string | Uint8Array, as = 'events') => ({
  kind: 'csv',
  as,
  files: { 'a.csv': content },
})

const csvFiles: Record<string, BrokenSource> = {
  'rows with too many and too few fields': {
    ...csv('Titel;Dato;Sted\nA;1.2.2027;Ribe;mere;endnu\nB;2.2.2027\n\n;;;\n'),
    stored: 2,
    says: /Linje 2: Linjen har flere felter end overskrifterne\./,
  },
  'a quote that is not closed': {
    ...csv('Titel;Dato\r\n"A";1.2.2027\r\n"B;2.2.2027\r\nC;3.2.2027\r\n'),
    stored: 3,
    says: /Linje 3: Et anførselstegn bliver ikke lukket\./,
  },
  'quotes in the middle of a field': {
    ...csv('Titel,Dato\nA "b" c,2027-02-01\n"D ""e"" f",2027-02-02\n'),
    stored: 2,
    has: { title: 'A "b" c' },
  },
  'a mark and a line that names the separator': {
    ...csv('\uFEFFsep=,\r\nTitel,Dato\r\n"A, b",1.2.2027\r\n'),
    stored: 1,
    has: { title: 'A, b' },
  },
  'a table in UTF-16': {
    ...csv(Buffer.from('\uFEFFTitel\tDato\nÅ\t1.2.2027\n', 'utf16le')),
    stored: 1,
  },
  'a table of two encodings': {
    ...csv(
      Buffer.concat([
        Buffer.from('Titel;Dato\nÅen;1.2.2027\n'),
        Buffer.from('Øen;1.2.2027\n', 'latin1'),
      ]),
    ),
    stored: 2,
    has: { title: expect.stringMatching(/^(?:Åen|Øen)$/) },
  },
  'the name of the table above its headings': {
    ...csv('Tabel 1\n\nTitel;Dato\nA;1.2.2027\n'),
    stored: 1,
  },
  'dates that are none, and American ones': {
    ...csv('Titel;Dato\nA;12/24/2027\nB;45000\nC;32.1.2027\n'),
    stored: 1,
    says: /B: .+\./,
    has: { date: '2027-12-24' },
  },
  'rows that are there twice': { ...csv('Titel;Dato\nA;1.2.2027\nA;1.2.2027\n'), stored: 2 },
  'NUL and line ends of an old Mac': {
    ...csv('Titel;Dato\rA\0;1.2.2027\r'),
    stored: 1,
    has: { title: 'A' },
  },
  'only headings': { ...csv('Titel;Dato\n'), error: 'Der er intet at flytte i kilden.' },
  'a picture that is called a table': {
    ...csv(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff])),
    error: expect.stringMatching(/^Ingen af kolonnerne blev genkendt: /) as never,
  },
  'reviews of works that are not here': {
    ...csv('Værk;Citat;Anmelder\nFindes ikke;God;Avisen\n', 'reviews'),
    says: /Findes ikke: Det, som det hører til, er ikke kommet med\./,
  },
}

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
const calendar = (...parts: string[]) => ({
  kind: 'ics',
  files: { 'a.ics': ['BEGIN:VCALENDAR', ...parts, 'END:VCALENDAR'].join('\r\n') },
})
const whole = event('UID:1', 'SUMMARY:A', 'DTSTART:20270101T190000')
const unread = /B: Arrangementet kan ikke læses\./

const calendars: Record<string, BrokenSource> = {
  'a calendar without its end': {
    kind: 'ics',
    files: { 'a.ics': `BEGIN:VCALENDAR\n${whole}\nBEGIN:VEVENT\nSUMMARY:B\nDTSTART:2027` },
    stored: 1,
    says: unread,
  },
  'an event without its end': {
    ...calendar(whole.replace('END:VEVENT', ''), event('SUMMARY:B', 'DTSTART:20270102T190000')),
    stored: 2,
  },
  'an event without a start': {
    ...calendar(whole, event('UID:2', 'SUMMARY:B')),
    stored: 1,
    says: unread,
  },
  'a start that is no time': {
    ...calendar(whole, event('SUMMARY:B', 'DTSTART:i morgen kl. 19')),
    stored: 1,
    says: unread,
  },
  'a line that is no property': {
    ...calendar(whole.replace('SUMMARY', 'vrøvl\r\nATTENDEE;CN="Åben:x\r\nSUMMARY')),
    stored: 1,
    has: { title: 'A', time: '19:00' },
  },
  'an alarm without its end': {
    ...calendar(whole.replace('END', 'BEGIN:VALARM\r\nX:1\r\nEND')),
    stored: 1,
  },
  'a repetition without an end': {
    ...calendar(event('UID:3', 'SUMMARY:C', 'DTSTART:20200106T190000', 'RRULE:FREQ=WEEKLY')),
    stored: 104,
    says: /C: Gentages uden ende: de næste 104 gange kommer med\./,
    has: { title: 'C' },
  },
  'a repetition of every second': {
    ...calendar(whole, event('SUMMARY:B', 'DTSTART:20000101T190000', 'RRULE:FREQ=SECONDLY')),
    stored: 1,
    says: unread,
  },
  'a repetition every billion days': {
    ...calendar(
      whole,
      event('SUMMARY:B', 'DTSTART:20270101T190000', 'RRULE:FREQ=DAILY;INTERVAL=999999999'),
    ),
    stored: 1,
    says: unread,
  },
  'an event of a billion days': {
    ...calendar(event('SUMMARY:B', 'DTSTART:20270101T190000', 'DURATION:P999999999D')),
    stored: 1,
  },
  'a repetition on 30 February': {
    ...calendar(
      whole,
      event('SUMMARY:B', 'DTSTART:20270101T190000', 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'),
    ),
    stored: 1,
    says: unread,
  },
  'a repetition that is no rule': {
    ...calendar(whole, event('SUMMARY:B', 'DTSTART:20270101T190000', 'RRULE:FREQ=NU OG DA')),
    stored: 1,
    says: unread,
  },
  'a start without a zone in a calendar of another zone': {
    ...calendar('X-WR-TIMEZONE:America/New_York', whole.replace('T19', 'T12')),
    stored: 1,
    has: { time: '18:00' },
  },
  'a zone that changes every second': {
    ...calendar(
      'BEGIN:VTIMEZONE\r\nTZID:America/New_York\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000',
      'TZOFFSETFROM:-0500\r\nTZOFFSETTO:-0400\r\nRRULE:FREQ=SECONDLY\r\nEND:STANDARD\r\nEND:VTIMEZONE',
      whole.replace('DTSTART', 'DTSTART;TZID=America/New_York').replace('T19', 'T12'),
    ),
    stored: 1,
    has: { time: '18:00' },
  },
  'a zone that is broken': {
    ...calendar(
      'BEGIN:VTIMEZONE',
      'TZID',
      'END:VTIMEZONE',
      whole.replace('DTSTART', 'DTSTART;TZID=Månen'),
    ),
    stored: 1,
    has: { time: '19:00' },
  },
  'an end that is no time': { ...calendar(whole.replace('END', 'DTEND:x\r\nEND')), stored: 1 },
  'events with one id': { ...calendar(whole, whole.replace('SUMMARY:A', 'SUMMARY:B')), stored: 2 },
  'an event outside a calendar': { kind: 'ics', files: { 'a.ics': whole }, stored: 1 },
}

const dump = plainDump({ news: earlierRows.news, lectures: earlierRows.lectures })
const news = 'INSERT INTO public.news (id, title, content, published_date) VALUES '
const sql = (content: string) => ({ kind: 'supabase', files: { 'a.sql': content } })

const dumps: Record<string, BrokenSource> = {
  'a dump whose table has no end': { ...sql(dump.replace('\\.\n', '')), stored: 2 },
  'a dump that is cut off': {
    ...sql(`${news}('n1', 'A', 'Tekst', '2024-12-24');\n${news}('n2', 'B`),
    stored: 1,
  },
  'a dump with too few values and wrong dates': {
    ...sql(`${news}('n1', 'A', 'Tekst', '2024-12-24'), ('n2'), ('n3', 'C', 'x', 'i går');`),
    stored: 1,
    says: /C: .+\./,
  },
  'a dump with ids that are there twice': {
    ...sql(`${news}('n1', 'A', 'a', '2024-12-24'), ('n1', 'B', 'b', '2024-12-24');`),
    stored: 1,
    says: /B: .+\./,
  },
}

brokenSourceTests({ ...csvFiles, ...calendars, ...dumps })
