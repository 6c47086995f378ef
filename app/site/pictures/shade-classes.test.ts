import { expect, test } from 'vitest'
import { tallShades, wideShades } from './shade-classes'

test('a shade is as strong on upright screens as on wide ones', () => {
  const tallOf = (classes: string) => classes.replace('shade ', 'upright:')
  const expected = Object.entries(wideShades).map(([shade, wide]) => [shade, tallOf(wide)])
  expect(Object.entries(tallShades)).toEqual(expected)
  expect(new Set(Object.values(wideShades)).size).toBe(4)
})
