import { expect, test } from 'vitest'
import type { Segment } from './search'
import { markedText, matchingLine } from './search.server'

/** The found words are in brackets. */
const shown = (segments: Segment[]) =>
  segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

test('matched words are marked in any spelling', () => {
  const terms = new Set(['blaest', 'salmer'])
  expect(shown(markedText('Blæst og BLAEST: tolv salmer', terms))).toBe(
    '[Blæst] og [BLAEST]: tolv [salmer]',
  )
  expect(markedText('Intet', terms)).toEqual([{ text: 'Intet' }])
  expect(markedText('', terms)).toEqual([])
})

test('the line with the most found words is shown, otherwise the beginning of the text', () => {
  const verse = 'Nu lægger sig vinden bag dige og hegn,\nog lyset går ud over vandet;\nen fugl'
  expect(shown(matchingLine(verse, new Set(['lyset'])))).toBe('og [lyset] går ud over vandet;')
  expect(shown(matchingLine(verse, new Set(['fugl', 'lyset', 'vandet'])))).toBe(
    'og [lyset] går ud over [vandet];',
  )
  expect(shown(matchingLine(verse, new Set(['andet'])))).toBe(
    'Nu lægger sig vinden bag dige og hegn,',
  )
  expect(shown(matchingLine('Først. Så kom vinteren! Til sidst.', new Set(['vinteren'])))).toBe(
    'Så kom [vinteren]!',
  )
  expect(matchingLine(' \n ', new Set(['vinter']))).toEqual([])
})

test('neither the number of a day nor an abbreviation ends a sentence', () => {
  const text = 'Kom den 3. oktober kl. 19. Så synger vi.\n2. søndag i advent'
  const line = (...terms: string[]) => shown(matchingLine(text, new Set(terms)))
  expect(line('oktober')).toBe('Kom den 3. [oktober] kl. 19.')
  expect(line('synger')).toBe('Så [synger] vi.')
  expect(line('advent')).toBe('2. søndag i [advent]')
})

test('a long line is cut between words, around the found words', () => {
  const long = `${'og så videre '.repeat(40)}til fjorden ${'og hjem igen '.repeat(40)}`
  const line = shown(matchingLine(long, new Set(['fjorden'])))
  expect(line).toMatch(/^… (og|så|videre) .* til \[fjorden\] og .*\S …$/)
  expect(line.length).toBeLessThan(200)
  expect(shown(matchingLine('x'.repeat(5000), new Set())).length).toBeLessThan(200)
})

test('a long line begins at its start if a found word is in its first half', () => {
  const second = `${'ord '.repeat(25)}lyset ${'ord '.repeat(100)}`
  expect(shown(matchingLine(second, new Set(['lyset'])))).toMatch(/^… (?:ord )+\[lyset\]/)
  const line = `${'ord '.repeat(15)}lyset ${'ord '.repeat(100)}`
  expect(shown(matchingLine(line, new Set(['lyset'])))).toMatch(/^ord (?:ord )+\[lyset\]/)
})
