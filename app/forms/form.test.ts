import { expect, test } from 'vitest'
import { z } from 'zod'
import { readForm } from './form'

const anything = z.record(z.string(), z.unknown())

function formOfPairs(...pairs: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of pairs) form.append(name, value)
  return form
}

test('names ending in [] arrive as lists, of any other the first value counts', () => {
  const form = formOfPairs(['a', '1'], ['b[]', '2'], ['a', '3'], ['b[]', '4'], ['c[]', ''])
  expect(readForm(anything, form).value).toEqual({ a: '1', b: ['2', '4'], c: [''] })
})

test('a name that JavaScript knows is a name like any other', () => {
  const schema = z.object({ length: z.unknown().optional(), title: z.string() })
  const form = formOfPairs(['__proto__[]', 'x'], ['constructor', 'x'], ['title', 'Salmer'])
  expect(readForm(schema, form).value).toEqual({ title: 'Salmer' })
})
