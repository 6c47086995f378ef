import { expect, test } from 'vitest'
import { readShop, shopLine } from './shops'

test.each([
  ['Saxo https://www.saxo.com/bog', 'Saxo', 'https://www.saxo.com/bog'],
  ['Bog & idé:  bog-ide.dk/bog', 'Bog & idé', 'https://bog-ide.dk/bog'],
  ['Den lille boghandel – http://lille.dk', 'Den lille boghandel', 'http://lille.dk'],
  ['https://www.saxo.com/bog', 'saxo.com', 'https://www.saxo.com/bog'],
])('%s is a shop with its name and its URL', (line, name, url) => {
  expect(readShop(line)).toEqual({ name, url })
  expect(readShop(shopLine({ name, url }))).toEqual({ name, url })
})

test.each([
  'Saxo',
  'Saxo a@saxo.com',
  'Saxo javascript:alert(1)',
  'Saxo /bog',
  'saxo.com Saxo',
  '',
])('%s is not a shop', (line) => {
  expect(readShop(line)).toBeUndefined()
})
