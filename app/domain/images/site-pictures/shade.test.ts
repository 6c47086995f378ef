import { expect, test } from 'vitest'
import { shadeFor } from './shade'

test('a picture is darkened behind text only as much as needed', () => {
  expect([0, 108, 120, 150, 190, 255].map(shadeFor)).toEqual([
    'none',
    'none',
    'light',
    'medium',
    'medium',
    'strong',
  ])
})
