import { expect, test } from 'vitest'
import { readDate } from './csv-columns'

test.each([
  ['24.12.2026', '2026-12-24'],
  ['1/2/2026', '2026-02-01'],
  ['12/24/2026', '2026-12-24'],
  ['13/12/2026', '2026-12-13'],
  ['2026-3-4 19:30', '2026-03-04'],
  ['3. maj 2026', '2026-05-03'],
  ['5-6-26', '2026-06-05'],
  ['i morgen', 'i morgen'],
])('the date %s is read', (written, date) => expect(readDate(written)).toBe(date))
