import { expect, test } from 'vitest'
import { quoted } from './quoted'

test('quotation marks inside quotation marks are single', () => {
  expect(quoted('Håb')).toBe('»Håb«')
  expect(quoted('Om »Håb«')).toBe('»Om ›Håb‹«')
})
