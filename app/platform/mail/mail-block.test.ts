import { expect, test } from 'vitest'
import { blocksOfText, textOfBlocks } from './mail-block'

test('the plain text of a mail has its blocks with a line between them', () => {
  expect(
    textOfBlocks([
      { kind: 'text', text: ' Kære læser \n' },
      { kind: 'link', url: 'https://example.dk/a', label: 'Læs den her' },
      { kind: 'link', url: 'https://example.dk/b' },
      {
        kind: 'facts',
        facts: [
          { label: 'Dato', value: '1. maj' },
          { label: 'Sted', value: 'Ribe' },
        ],
      },
      { kind: 'quotation', text: 'Nu lyser løv\n\ni lunde\n' },
    ]),
  ).toBe(
    'Kære læser\n\nLæs den her:\nhttps://example.dk/a\n\nhttps://example.dk/b\n\nDato: 1. maj\nSted: Ribe\n\n> Nu lyser løv\n> \n> i lunde\n',
  )
})

test('a paragraph that is a URL alone becomes a link', () => {
  expect(blocksOfText('\nHej\nmed dig\n\n\nhttps://example.dk/a\n\nSe http://b.dk')).toEqual([
    { kind: 'text', text: 'Hej\nmed dig' },
    { kind: 'link', url: 'https://example.dk/a' },
    { kind: 'text', text: 'Se http://b.dk' },
  ])
})
