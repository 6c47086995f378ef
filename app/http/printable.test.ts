import { expect, test } from 'vitest'
import { printable } from './printable'

test('characters that XML forbids are removed, and every line break becomes \\n', () => {
  expect(printable('a\r\nb\rc\nd\te')).toBe('a\nb\nc\nd\te')
  expect(printable('\0a\u0008\u000b\u001f\u007f\ufffe\uffffb')).toBe('ab')
  expect(printable('å\ud800😀')).toBe('å\ufffd😀')
})
