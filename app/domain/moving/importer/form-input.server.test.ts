import { expect, test } from 'vitest'
import { databaseTest } from '#tests/support/database'
import type { Item } from '~/domain/moving/items'
import { checkForm, formInput, withWords } from './form-input.server'
import { type Kind, kinds } from './kinds.server'

const item = (values: Partial<Item>): Item => ({
  kind: 'news',
  sourceId: 'a',
  name: 'Navn',
  ...values,
})

const text = { title: 'Titel', html: '<p>Et<br>to</p><p>Tre</p>', date: '2019-05-06 19:30' }

databaseTest('an item has the fields of the form of its kind', ({ backend }) => {
  const inputOf = (kind: Kind, values: Partial<Item>, variant?: string) =>
    formInput(backend, kind, item(values), variant)
  expect(inputOf(kinds.news, { text: { ...text, summary: 'Kort' } })).toMatchObject({
    title: 'Titel',
    content: text.html,
    published_date: '2019-05-06',
    summary: 'Kort',
    link: '',
    image_url_focus_x: '0.5',
    image_url_focus_y: '0.5',
    revision: '0',
  })
  const event = inputOf(kinds.event, { text }, 'concert')
  expect(event).toMatchObject({
    title: 'Titel',
    description: text.html,
    date: '2019-05-06',
    time: '19:30',
    event_type: 'concert',
    is_visible: 'on',
  })
  expect(Object.keys(event).join()).not.toMatch(/repeat|is_cancelled|keep_after/)
  expect(inputOf(kinds.event, { text })).toMatchObject({ event_type: 'other' })
  expect(inputOf(kinds.work, { text }, 'faglitteratur')).toMatchObject({
    year: '2019',
    category: 'faglitteratur',
    formats: [''],
    shops: [''],
    language: 'da',
  })
  expect(inputOf(kinds.work, { fields: { title: 'A', publisher: null } })).toMatchObject({
    title: 'A',
    year: '2026',
    category: 'værkliste',
    publisher: '',
  })
  expect(inputOf(kinds.collaboration, { text: { ...text, summary: 'Kort' } })).toMatchObject({
    description: text.html,
    short_text: 'Kort',
  })
  // What the source says in a field of its own is more exact than its text.
  expect(
    inputOf(kinds.lecture, { text, fields: { title: 'Felt', themes: ['håb'] } }),
  ).toMatchObject({ title: 'Felt', description: text.html, themes: ['håb'] })
})

databaseTest(
  'an item keeps its publication, and a time that has passed is public',
  ({ backend }) => {
    const published = (publication: Item['publication']) => {
      const { publish, publish_date, publish_time } = formInput(
        backend,
        kinds.news,
        item({ text, ...(publication && { publication }) }),
      )
      return [publish, publish_date, publish_time]
    }
    expect(published({ state: 'draft' })).toEqual(['draft', undefined, undefined])
    expect(published({ state: 'scheduled', at: '2027-01-01T08:00:00.000Z' })).toEqual([
      'scheduled',
      '2027-01-01',
      '09:00',
    ])
    expect(published({ state: 'scheduled', at: '2026-11-21T09:00:00.000Z' })[0]).toBe('published')
    expect(published(undefined)).toEqual([undefined, undefined, undefined])
  },
)

databaseTest('a hymn has the stanzas of its text', ({ backend }) => {
  const stanzas = (html: string) =>
    String(formInput(backend, kinds.hymn, item({ text: { ...text, html } })).stanzas).trim()
  expect(stanzas('<p>En<br>to</p><p>tre<br>fire</p>')).toBe('En\nto\n\ntre\nfire')
  expect(stanzas('<p>En</p><p>to</p>')).toBe('En\nto')
  expect(stanzas('<pre>En\nto\n\ntre\nfire</pre>')).toBe('En\nto\n\ntre\nfire')
})

databaseTest('a refused item has each message of its fields once', ({ backend }) => {
  const checked = checkForm(kinds.news, formInput(backend, kinds.news, item({})))
  expect(checked).toEqual({ refusal: expect.stringMatching(/^[^.]+\. [^.]+\.$/) })
  expect(checkForm(kinds.news, formInput(backend, kinds.news, item({ text })))).toHaveProperty(
    'form',
  )
})

test.each([
  ['<p>Ord</p>', '<p>Ord</p>'],
  ['<figure></figure>', '<p>A &amp; B</p><figure></figure>'],
  ['', '<p>A &amp; B</p>'],
])('the text %j of a news item becomes %j', (html, words) => {
  expect(withWords(html, 'A & B')).toBe(words)
})
