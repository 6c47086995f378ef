import { expect, test } from 'vitest'
import { z } from 'zod'
import { readForm } from './form'

const anything = z.record(z.string(), z.unknown())

function formOfPairs(...pairs: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of pairs) form.append(name, value)
  return form
}

test('names ending in [] are read as lists; of other names the first value counts', () => {
  const form = formOfPairs(['a', '1'], ['b[]', '2'], ['a', '3'], ['b[]', '4'], ['c[]', ''])
  expect(readForm(anything, form).value).toEqual({ a: '1', b: ['2', '4'], c: [''] })
})

test('accepts the names of JavaScript’s own properties', () => {
  const schema = z.object({ length: z.unknown().optional(), title: z.string() })
  const form = formOfPairs(['__proto__[]', 'x'], ['constructor', 'x'], ['title', 'Salmer'])
  expect(readForm(schema, form).value).toEqual({ title: 'Salmer' })
})
