import { expect, test } from 'vitest'
import { fitSubtitle, fitTitle, hyphenate } from './fit-text.server'

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

test('a subtitle has at most two lines, and is left out if it needs more', async () => {
  const look = { face: 'salmebog', palette: 'salmebog' } as const
  const area = { left: 0, width: 760, top: 0, bottom: 630 }
  const subtitleOf = (words: number) =>
    fitSubtitle('Om ordet '.repeat(words), { look, ...area, align: 'centre', scale: 1 })
  const lineHeight = 34 * 1.15
  expect((await subtitleOf(2))?.height).toBeLessThan(lineHeight * 1.5)
  expect((await subtitleOf(8))?.height).toBeGreaterThan(lineHeight * 1.5)
  expect(await subtitleOf(20)).toBeUndefined()
})

test('lines of a title are made about equally long, without making them more', async () => {
  const look = { face: 'salmebog', palette: 'salmebog' } as const
  const column = {
    look,
    left: 0,
    width: 760,
    top: 0,
    bottom: 630,
    align: 'centre',
    scale: 1,
  } as const
  const short = await fitTitle('Et kort ord', column, 400)
  expect(short.height).toBeLessThan(150)
  const longer = await fitTitle('Ord om ord om ord om ord', column, 400)
  expect(longer.height).toBeGreaterThan(150)
  expect(longer.height).toBeLessThan(250)
  expect(longer.width).toBeLessThan(650)
})
