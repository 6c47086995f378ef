import { expect, test } from 'vitest'
import { adminForms, adminRoutes } from './support/admin-forms'

test('the tests find the forms of the back-office, each with its schema', () => {
  expect(Object.keys(adminForms).length).toBeGreaterThan(15)
  expect(Object.values(adminForms)).not.toContain(undefined)
  expect(Object.keys(adminForms)).toEqual(
    expect.arrayContaining([
      '/admin/nyheder/:id',
      '/admin/salmer/:id, hymnFileForm',
      '/admin/anbefalinger',
      '/admin/profiler',
    ]),
  )
})

test('every call of answerForm passes its schema where the tests look for it', () => {
  for (const { path, code } of adminRoutes) {
    const calls = [...code.matchAll(/answerForm\(/g)].length
    const read = [...code.matchAll(/answerForm\(\s*context,\s*[^;]*?,\s*\w+Form,/g)].length
    expect(read, path).toBe(calls)
  }
})
