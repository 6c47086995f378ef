import { expect, test } from 'vitest'
import { fileSize } from './file-size'

test('formats small files in kilobytes, at least 1', () => {
  expect([1, 340_499, 999_499].map(fileSize)).toEqual(['1 kB', '340 kB', '999 kB'])
})

test('formats large files in megabytes with a Danish comma', () => {
  expect([999_500, 1_240_000, 50_000_000].map(fileSize)).toEqual(['1 MB', '1,2 MB', '50 MB'])
})
