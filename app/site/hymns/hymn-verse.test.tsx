import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { stanzasOf, stanzasText } from '~/domain/hymns/verse/stanzas'
import { HymnVerse } from './hymn-verse'

const stanzas = stanzasOf('Nu falder dagen\nover fjorden\n\nOmkvæd:\nSyng med\n\nNu kommer natten')

test('a stanza number is announced as one and is not copied', () => {
  const html = renderToStaticMarkup(<HymnVerse stanzas={stanzas} />)
  const numbers = html.match(/<span class="[^"]*select-none[^"]*">.*?<\/span>\d<\/span>/g) ?? []
  expect(numbers.map((number) => number.replaceAll(/<[^>]*>/g, ''))).toEqual(['Vers 1', 'Vers 2'])
  expect(numbers.join()).not.toContain('aria-hidden')
})

test('the text of the verse contains no stanza numbers', () => {
  expect(stanzasText(stanzas)).toBe(
    'Nu falder dagen\nover fjorden\n\nOmkvæd:\nSyng med\n\nNu kommer natten',
  )
})
