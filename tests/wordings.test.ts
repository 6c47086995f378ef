import { expect, test } from 'vitest'
import { z } from 'zod'

const modules = import.meta.glob<Record<string, unknown>>('../app/**/*.{copy,form}.ts', {
  eager: true,
})

/** Values for the parameters of texts: one, several, and a word. */
const parameters = [1, 2, 'ord']

/** Returns the texts in a value. Those with parameters are returned with each of `parameters`. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return textsOf(value as TextFunction)
  if (typeof value !== 'object' || value === null || value instanceof z.ZodType) return []
  return Object.values(value).flatMap(textsIn)
}

type TextFunction = (...values: unknown[]) => unknown

function textsOf(text: TextFunction): string[] {
  return parameters.flatMap((parameter) => {
    try {
      return textsIn(text(...Array.from({ length: text.length }, () => parameter)))
    } catch {
      // It expects a whole row.
      return []
    }
  })
}

test.each(Object.entries(modules))('%s has these texts', (_, module) => {
  expect([...new Set(textsIn(module))].join('\n')).toMatchSnapshot()
})
