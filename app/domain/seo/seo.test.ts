import { expect, test } from 'vitest'
import { listedSections } from '~/domain/sections/sections'
import { flawsOf, qualityOf, seoPages } from './seo'
import { flawCopy, qualityCopy } from './seo.copy'

const title = (length: number) => 't'.repeat(length)
const description = (length: number) => 'b'.repeat(length)
const good = { title: title(45), description: description(140) }

/** The messages about settings. */
const words = (settings: typeof good) => [
  qualityCopy[qualityOf(settings)],
  ...flawsOf(settings).map((flaw) => flawCopy[flaw]),
]

test('settings of the ideal lengths are Optimal, the limits included', () => {
  for (const [min, max] of [
    [30, 120],
    [60, 160],
  ] as const) {
    expect(words({ title: title(min), description: description(max) })).toEqual(['Optimal'])
  }
})

test('an empty title or description Kræver handling', () => {
  expect(words({ ...good, title: '' })).toEqual(['Kræver handling', 'Tilføj en meta titel'])
  expect(words({ ...good, title: '   ' })).toEqual(['Kræver handling', 'Tilføj en meta titel'])
  expect(words({ title: title(61), description: '' })).toEqual([
    'Kræver handling',
    'Meta titlen er for lang (max 60 tegn)',
    'Tilføj en meta beskrivelse',
  ])
})

test('a length outside its range Kan forbedres', () => {
  expect(words({ title: title(29), description: description(119) })).toEqual([
    'Kan forbedres',
    'Meta titlen er for kort (min 30 tegn)',
    'Meta beskrivelsen er for kort (min 120 tegn)',
  ])
  expect(words({ title: title(61), description: description(161) })).toEqual([
    'Kan forbedres',
    'Meta titlen er for lang (max 60 tegn)',
    'Meta beskrivelsen er for lang (max 160 tegn)',
  ])
})

test('every page has settings, in the order of their paths', () => {
  const slugs: string[] = seoPages.map(({ slug }) => slug)
  expect(slugs).toEqual(listedSections.map(({ path }) => path).sort())
  expect(slugs).toContain('/nyheder')
})
