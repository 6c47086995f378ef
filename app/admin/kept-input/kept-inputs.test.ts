import { beforeEach, expect, test } from 'vitest'
import { fakeStorage } from '#tests/support/fake-storage'
import { createKeptInputStore, fieldValues, isOutdated, type KeptInput } from './kept-inputs'

const day = 24 * 60 * 60 * 1000
let now: number
let room: number
let texts: Map<string, string>

const storage = fakeStorage(
  () => texts,
  () => room,
)
const timeNow = () => now
const kept = createKeptInputStore(() => storage, timeNow)
const news = { account: 'anna', form: '/admin/nyheder/ny' }

function input(title: string, keptAt = now): KeptInput {
  return { keptAt, revisions: { revision: '3' }, fields: { title: [title] }, pictures: [] }
}

beforeEach(() => {
  now = Date.UTC(2026, 10, 22, 12)
  room = 5_000_000
  texts = new Map([['theirs', 'of another']])
})

test('restores unsaved input in its form, for its account only', () => {
  kept.write(news, input('Halvt'))
  expect(kept.read(news)).toEqual(input('Halvt'))
  expect(kept.read({ ...news, account: 'bo' })).toBeUndefined()
  expect(kept.read({ ...news, form: '/admin/nyheder/7' })).toBeUndefined()
})

test('removes input after a save, and all input of the account at sign-out', () => {
  const others = { account: 'anna:2', form: '/admin/nyheder/ny' }
  kept.write(news, input('Halvt'))
  kept.remove(news)
  expect(kept.read(news)).toBeUndefined()
  kept.write(news, input('Halvt'))
  kept.write({ ...news, form: '/admin/kalender/ny' }, input('Koncert'))
  kept.write(others, input('En andens'))
  kept.removeAll('anna')
  expect(kept.read(news)).toBeUndefined()
  expect(kept.read(others)).toBeDefined()
  expect([...texts.keys()]).toHaveLength(2)
})

test('keeps input for thirty days', () => {
  kept.write(news, input('Halvt'))
  now += 30 * day
  expect(kept.read(news)).toBeDefined()
  now += 1
  expect(kept.read({ ...news, account: 'bo' })).toBeUndefined()
  expect([...texts.keys()]).toEqual(['theirs'])
})

test('keeps a draft that the server does not have, however old', () => {
  const draft = { id: 'a', noun: 'news' as const, query: '', revision: 0, writer: 'b', turn: 1 }
  kept.write(news, { ...input('Halvt'), draft: { ...draft, isSent: false } })
  kept.write({ ...news, form: 'sent' }, { ...input('Halvt'), draft: { ...draft, isSent: true } })
  now += 31 * day
  expect(kept.read(news)?.draft?.isSent).toBe(false)
  expect(kept.read({ ...news, form: 'sent' })).toBeUndefined()
})

test('removes the oldest input beyond the limits of the site and of the browser', () => {
  const formOf = (index: number) => ({ ...news, form: `/admin/nyheder/${index}` })
  for (const index of [2, 1, 3, 4, 5])
    kept.write(formOf(index), input('x'.repeat(350_000), now + index))
  expect(kept.read(formOf(1))).toBeUndefined()
  expect(kept.read(formOf(2))).toBeDefined()
  room = 800_000
  kept.write(formOf(6), input('y'.repeat(350_000), now + 6))
  expect(kept.read(formOf(4))).toBeUndefined()
  expect(kept.read(formOf(5))).toBeDefined()
  expect(kept.read(formOf(6))).toBeDefined()
  expect(texts.get('theirs')).toBe('of another')
})

test('a huge text does not displace other input', () => {
  kept.write(news, input('Halvt'))
  kept.write({ ...news, form: '/admin/nyheder/8' }, input('x'.repeat(400_000)))
  expect(kept.read({ ...news, form: '/admin/nyheder/8' })).toBeUndefined()
  expect(kept.read(news)).toBeDefined()
})

test('a full, blocked or corrupt storage causes no error', () => {
  room = 10
  kept.write(news, input('Halvt'))
  expect(kept.read(news)).toBeUndefined()
  texts.set('skrivestue-kept:anna:/admin/nyheder/ny', '{"fields":')
  expect(kept.read(news)).toBeUndefined()
  const refused = createKeptInputStore(() => {
    throw new DOMException('', 'SecurityError')
  }, timeNow)
  refused.write(news, input('Halvt'))
  refused.removeAll('anna')
  expect(refused.read(news)).toBeUndefined()
})

test('detects by its revision that a row was saved since', () => {
  expect(isOutdated(input('Halvt'), { revision: '3' })).toBe(false)
  expect(isOutdated(input('Halvt'), { revision: '4' })).toBe(true)
  expect(isOutdated(input('Halvt'), { revision: '3', 'title.revision': '2' })).toBe(false)
})

test('converts sent values to field values', () => {
  const fields = {
    title: ['Blad'],
    is_visible: [],
    'themes[]': ['', 'lys', 'vinter'],
    'days[]': [''],
    image_focus_x: ['0.25'],
  }
  expect(fieldValues(fields)).toEqual({
    title: 'Blad',
    is_visible: '',
    themes: ['lys', 'vinter'],
    days: [],
    image_focus_x: 0.25,
  })
})
