import { expect, test } from 'vitest'
import { contentLinks } from './content-links.server'

test('addresses in facts and paragraphs are links, those in headings are not', () => {
  const linked = contentLinks({
    'facts.media': 'Lyt på www.dr.dk',
    'about.paragraph2': 'Se https://example.dk',
    'about.title': 'www.example.dk',
    'about.paragraph1': 'Ingen adresse',
  })
  expect(Object.keys(linked).sort()).toEqual(['about.paragraph2', 'facts.media'])
  expect(linked['facts.media']).toEqual([
    'Lyt på ',
    { text: 'www.dr.dk', href: 'https://www.dr.dk' },
  ])
})
