import { expect, test } from 'vitest'
import { uuidOf } from './uuid'

test('the digits of a hash make a valid UUID of version 4', () => {
  expect(uuidOf('0123456789abcdef0123456789abcdef')).toBe('01234567-89ab-4def-8123-456789abcdef')
})
