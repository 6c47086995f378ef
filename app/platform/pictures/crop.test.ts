import { expect, test } from 'vitest'
import { cropWithin } from './crop'

const size = { width: 400, height: 300 }

test('a crop within the picture is unchanged', () => {
  const crop = { x: 10, y: 20, width: 100, height: 75 }
  expect(cropWithin(crop, size)).toEqual({ left: 10, top: 20, width: 100, height: 75 })
})

test('a crop beyond the edge is cut at the edge', () => {
  const crop = { x: 350, y: 290, width: 100, height: 75 }
  expect(cropWithin(crop, size)).toEqual({ left: 350, top: 290, width: 50, height: 10 })
})

test('a crop outside the picture or without area becomes one pixel', () => {
  const beside = { x: 99_999, y: 99_999, width: 0, height: 0 }
  expect(cropWithin(beside, size)).toEqual({ left: 399, top: 299, width: 1, height: 1 })
})
