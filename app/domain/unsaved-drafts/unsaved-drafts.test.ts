import { expect, test } from 'vitest'
import { draftNounAt, isNewItem, sentDraft } from './unsaved-drafts'

const newHymn = '/admin/salmer/ny'

const whole = {
  id: crypto.randomUUID(),
  ...{ form: newHymn, path: newHymn, kind: '', title: 'Nu', excerpt: '', base: '{}' },
  content: '{"fields":{"title":["Nu"],"themes[]":["lys"]},"pictures":[]}',
  revision: '0',
  writer: crypto.randomUUID(),
  turn: '1',
}

test('the body of a form is parsed, and anything else is refused', () => {
  expect(sentDraft.parse(whole)).toMatchObject({
    revision: 0,
    content: { fields: { title: ['Nu'], 'themes[]': ['lys'] } },
  })
  const text = 'x'.repeat(200_000)
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`field${at}`, ['']]))
  for (const wrong of [
    { id: "' or 1=1" },
    { form: '' },
    { path: 'https://example.com' },
    { path: '//example.com' },
    { path: 'javascript:alert(1)' },
    { base: '[]' },
    { title: 'x'.repeat(201) },
    { content: '{"fields":' },
    { content: '{"fields":{"title":"Nu"},"pictures":[]}' },
    { content: '{"fields":{"<b>":["Nu"]},"pictures":[]}' },
    { content: '{"fields":{},"pictures":[],"account_id":"other"}' },
    { content: JSON.stringify({ fields: { title: [text] }, pictures: [] }) },
    { content: JSON.stringify({ fields: many, pictures: [] }) },
    { revision: '-1' },
    { turn: 'NaN' },
  ]) {
    expect(sentDraft.safeParse({ ...whole, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
  }
})

test('a draft belongs to the noun among whose rows its form is', () => {
  expect(draftNounAt('/admin/salmer/ny')).toBe('hymns')
  expect(draftNounAt('/admin/salmer/7?rediger=2')).toBe('hymns')
  expect(draftNounAt('/admin/salmer/samlinger/ny')).toBe('hymn_collections')
  expect(draftNounAt('/admin/kontakt')).toBeUndefined()
  expect(isNewItem('/admin/salmer/samlinger/ny')).toBe(true)
  expect(isNewItem('/admin/salmer/7')).toBe(false)
  expect(isNewItem('/admin/salmer/ny Anmeldelse')).toBe(false)
})
