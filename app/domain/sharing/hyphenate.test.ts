import { expect, test } from 'vitest'
import { hyphenate } from './hyphenate'

const broken = (text: string) => hyphenate(text).replaceAll('\u00ad', '-')

test('long words are broken where a Danish syllable begins', () => {
  expect(broken('højskolebevægelsen')).toBe('højsko-le-be-væ-gelsen')
  expect(broken('forfatterskabets landsbykirkegård')).toBe(
    'forfat-ter-ska-bets lands-by-kir-ke-gård',
  )
})

test('the s between two joined words belongs to the first', () => {
  expect(broken('Religionsvidenskabelige')).toBe('Reli-gions-vi-den-ska-be-lige')
  expect(broken('fællessangskoncert')).toBe('fælles-sangs-kon-cert')
})

test('short words stay whole, and so does what is no word', () => {
  for (const text of ['Salmen på natbordet', '12345678901234567890', 'pssssssssssssssst', '']) {
    expect(broken(text)).toBe(text)
  }
})
