import { expect, test } from 'vitest'
import { plainText } from './differences'

test('a stored value is shown as the author knows it', () => {
  expect(plainText('2026-12-04')).toBe('4.12.2026')
  expect(plainText('0b9f7a52-6f0c-4d3c-9b0e-2f4a5c6d7e8f')).toBe('valgt')
  expect(plainText('4 < 5')).toBe('4 < 5')
})
