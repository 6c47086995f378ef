import { expect, test } from 'vitest'
import { z } from 'zod'
import { nouns } from '~/domain/nouns/nouns.server'
import { labelOf } from '~/platform/changes/columns'

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../{app,server}/**/*.{copy,form}.ts',
    '../app/domain/sections/*.ts',
    '../app/domain/scripture/books.ts',
    '../app/domain/church-year/church-days.ts',
    '!../**/*.test.ts',
  ],
  { eager: true },
)

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

test.each(Object.entries(nouns))('%s has these words', (_, { words, columns, ...description }) => {
  const order = 'order' in description ? description.order : undefined
  const labels = Object.values(columns).map(labelOf)
  expect([...new Set(textsIn({ words, order, labels }))].join('\n')).toMatchSnapshot()
})
