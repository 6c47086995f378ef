import { expect, test } from 'vitest'
import { phoneLink } from './contact'

test('a telephone link has the country and no spaces', () => {
  expect(phoneLink('12 34 56 78')).toBe('tel:+4512345678')
  expect(phoneLink(' 12-34.56/78 ')).toBe('tel:+4512345678')
})

test('a number with a country code keeps it', () => {
  for (const phone of ['+45 12 34 56 78', '0045 12345678', '(+45) 12 34 56 78', '00 45 12345678']) {
    expect(phoneLink(phone)).toBe('tel:+4512345678')
  }
  expect(phoneLink('+46 70 123 45 67')).toBe('tel:+46701234567')
})

test('a number that begins with 45 is a Danish one', () => {
  expect(phoneLink('45 12 34 56')).toBe('tel:+4545123456')
})
