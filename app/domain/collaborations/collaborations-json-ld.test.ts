import { expect, test } from 'vitest'
import { collaborationData, collaborationsData } from './collaborations-json-ld'

const siteUrl = 'https://example.dk'
const skib = { title: 'Skibet', slug: 'skibet', text: 'Med en bådebygger.' }

test('a collaboration is a work of the author, with its text', () => {
  expect(collaborationData(siteUrl, 'Samarbejder', skib, undefined)[1]).toEqual({
    '@id': 'https://example.dk/samarbejder/skibet#samarbejde',
    '@type': 'CreativeWork',
    name: 'Skibet',
    url: 'https://example.dk/samarbejder/skibet',
    author: { '@id': 'https://example.dk/#person' },
    inLanguage: 'da',
    description: 'Med en bådebygger.',
  })
})

test('the list links to each collaboration', () => {
  expect(collaborationsData(siteUrl, 'Samarbejder', [skib])[1]).toMatchObject({
    itemListElement: [{ name: 'Skibet', url: 'https://example.dk/samarbejder/skibet' }],
  })
})
