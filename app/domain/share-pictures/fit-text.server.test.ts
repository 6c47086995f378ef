import { expect, test } from 'vitest'
import { hyphenate } from './fit-text.server'

const broken = (text: string) => hyphenate(text).replaceAll('\u00ad', '-')

test('long words break where a Danish syllable begins', () => {
  expect(broken('Efterårsstormene')).toBe('Ef-ter-års-storme-ne')
  expect(broken('højskolebevægelsen')).toBe('højsko-le-be-væ-gel-sen')
  expect(broken('forfatterskabets landsbykirkegård')).toBe(
    'for-fat-ter-ska-bets lands-by-kir-ke-gård',
  )
})

test('the s between two joined words belongs to the first', () => {
  expect(broken('Religionsvidenskabelige')).toBe('Re-li-gions-vi-den-ska-be-li-ge')
  expect(broken('fællessangskoncert')).toBe('fæl-les-sangs-kon-cert')
})

test('every part has a vowel', () => {
  expect(broken('præstegårdshaven')).toBe('præs-te-gårds-ha-ven')
  expect(broken('Menighedsrådsforeningen')).toBe('Me-nig-heds-råds-for-e-nin-gen')
})

test('short words and other character sequences are not hyphenated', () => {
  for (const text of ['Salmen på natbordet', '12345678901234567890', 'pssssssssssssssst', '']) {
    expect(broken(text)).toBe(text)
  }
})
