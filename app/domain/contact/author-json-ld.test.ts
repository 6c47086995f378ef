import { expect, test } from 'vitest'
import { fallbackContent } from '~/domain/content/content.server'
import { authorContact, authorProfile } from './author-json-ld'
import { emptyContactPage } from './contact.server'

const content = fallbackContent('hero', 'facts')

test('facts that the author did not write are omitted', () => {
  expect(authorProfile('https://example.dk', content, undefined)[1]).toEqual({
    '@id': 'https://example.dk/#person',
    '@type': 'Person',
    name: 'Forfatter og salmedigter',
    description: 'Salmer, bøger, foredrag og billeder',
  })
  expect(authorContact('https://example.dk', emptyContactPage)[2]).toEqual({
    '@id': 'https://example.dk/#person',
    '@type': 'Person',
  })
})

test('the year of birth is found in the author’s facts', () => {
  const written = { ...content, 'facts.birth_year': 'Født i 1971 i Thy', 'facts.residence': 'Mors' }
  expect(authorProfile('https://example.dk', written, undefined)[1]).toMatchObject({
    birthDate: '1971',
    homeLocation: { '@type': 'Place', name: 'Mors' },
  })
  for (const year of ['1899', '2001']) {
    const other = { ...content, 'facts.birth_year': year }
    expect(authorProfile('https://example.dk', other, undefined)[1]).toMatchObject({
      birthDate: year,
    })
  }
})

test('the telephone number has its country code', () => {
  const page = { ...emptyContactPage, phone_url: 'tel:+4512345678' }
  expect(authorContact('https://example.dk', page)[2]).toMatchObject({ telephone: '+4512345678' })
  const known = { ...page, email: 'j@example.dk', location: 'Mors' }
  expect(authorContact('https://example.dk', known)[2]).toMatchObject({
    email: 'j@example.dk',
    homeLocation: { '@type': 'Place', name: 'Mors' },
  })
})
