import { expect, test } from 'vitest'
import { makers } from './supabase-items'
import { listOf } from './supabase-values'

/** As in a file of JSON, where numbers are numbers, beside one of CSV, where all values are texts. */
test.each([
  [1, '1'],
  ['1', 1],
  ['1', '1'],
])('a row with the id %j is found by %j', (id, reference) => {
  const contact = { id, email: 'johanne@example.dk' }
  const other = { id: 2, email: 'anden@example.dk' }
  const rows = new Map([['protected_contact_info', [other, contact]]])
  const site = { tables: {}, rows }
  const row = { id: 7, protected_contact_id: reference }
  const item = JSON.stringify(makers.contact_content?.(row, site))
  expect(item).toContain('johanne@example.dk')
  expect(item).not.toContain('anden@example.dk')
})

test('a row that refers to none has none', () => {
  const rows = new Map([['protected_contact_info', [{ id: 1, email: 'johanne@example.dk' }]]])
  const site = { tables: {}, rows }
  const item = makers.contact_content?.({ id: 7, protected_contact_id: 2 }, site)
  expect(JSON.stringify(item)).not.toContain('johanne@example.dk')
})

test.each([
  [
    ['a', 1],
    ['a', '1'],
  ],
  ['["a, b","c"]', ['a, b', 'c']],
  ['{"a, \\"b\\"",c}', ['a, "b"', 'c']],
  ['håb', ['håb']],
  ['', []],
  [null, []],
])('the list %j of a table or a file is %j', (stored, list) => {
  expect(listOf(stored)).toEqual(list)
})

test.each([
  ['00000000-0000-0000-0000-000000000000', undefined],
  ['', undefined],
  [null, undefined],
  ['0a000000-0000-4000-8000-000000000001', 'collaborations 0a000000-0000-4000-8000-000000000001'],
])('a PDF of the collaboration %j belongs to %j', (collaboration_id, parent) => {
  const row = { id: 7, collaboration_id, file_path: 'a.pdf', original_name: 'Uddrag.pdf' }
  const item = makers.collaboration_files?.(row, { tables: {}, rows: new Map() })
  expect(item).toMatchObject({ name: 'Uddrag.pdf', kind: 'pdf' })
  expect(item?.parent).toBe(parent)
})
