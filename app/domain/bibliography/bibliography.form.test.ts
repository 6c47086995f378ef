import { expect, test } from 'vitest'
import { filledForm } from '#tests/support/forms'
import { readForm } from '~/forms/form'
import { reviewForm, workForm } from './bibliography.form'

const work = { title: 'Blæk', year: '2026', category: 'værkliste' }

const readWork = (fields: Record<string, string>) =>
  readForm(workForm, filledForm(workForm, { ...work, ...fields }))

test('a title, a year and a category make a work', () => {
  expect(readWork({}).value).toMatchObject({
    title: 'Blæk',
    year: 2026,
    category: 'værkliste',
    description: '',
    slug: null,
    purchase_link: null,
    cover_url: null,
    picture: undefined,
  })
})

test('missing values are reported at their fields', () => {
  expect(readWork({ title: ' ', year: '', category: '' }).errors).toEqual({
    title: 'Skriv en titel.',
    year: 'Skriv et årstal.',
    category: 'Vælg en kategori.',
  })
})

test('a year is from 1 to 2199', () => {
  for (const year of ['0', '-1', '2200', '20e2', '2026.5', 'to']) {
    expect(readWork({ year }).errors?.year, year).toMatch(/med tal, mellem 1 og 2199/)
  }
  for (const year of ['1', '800', ' 2199 ']) expect(readWork({ year }).errors, year).toBeUndefined()
})

test('a chosen slug is normalized', () => {
  expect(readWork({ slug: ' Blæk & Papir ' }).value?.slug).toBe('blak-papir')
  expect(readWork({ slug: '!?' }).errors).toEqual({
    slug: 'Brug bogstaverne a-z, tal og bindestreger.',
  })
})

test('a purchase link is a URL; a missing scheme is added', () => {
  for (const purchase_link of [
    'bogen',
    'saxo. com',
    'javascript:alert(1)',
    'mailto:a@example.dk',
  ]) {
    expect(readWork({ purchase_link }).errors?.purchase_link).toMatch(/hel adresse/)
  }
  for (const written of ['www.dr.dk', 'saxo.com/bog']) {
    const { value } = readWork({ purchase_link: written })
    expect(value?.purchase_link).toBe(`https://${written}`)
  }
  expect(readWork({ purchase_link: 'https://example.dk/bog' }).errors).toBeUndefined()
})

test('an ISBN with a valid check digit is stored as it was typed', () => {
  for (const isbn of [
    'ISBN 978-87-02-12345-6',
    'ISBN-978-87-02-12345-6',
    'isbn: 978-87-02-12345-6',
  ]) {
    expect(readWork({ isbn }).value?.isbn).toBe('978-87-02-12345-6')
  }
  expect(readWork({ isbn: ' ' }).value?.isbn).toBeNull()
  expect(readWork({ isbn: '978-87-02-12345-7' }).errors).toEqual({
    isbn: 'Se ISBN-nummeret efter: et ciffer mangler eller er forkert.',
  })
})

test('the number of pages is a number or blank', () => {
  expect(readWork({ pages: '212' }).value?.pages).toBe(212)
  expect(readWork({ pages: '' }).value?.pages).toBeNull()
  for (const pages of ['0', '-1', 'ca. 200', '1e3', '100000']) {
    expect(readWork({ pages }).errors, pages).toHaveProperty('pages')
  }
})

test('a shop needs a URL; without a name the host is used', () => {
  const { value } = readWork({ 'shops[]': 'https://www.saxo.com/bog' })
  expect(value?.shops).toEqual(['saxo.com https://www.saxo.com/bog'])
  expect(readWork({ 'shops[]': 'Saxo' }).errors?.shops).toMatch(/linket til bogen/)
})

test('an external cover needs an https URL with a plain host', () => {
  const urls = [
    'http://example.dk/a.jpg',
    'https://name@example.dk/a.jpg',
    'https://example.dk;x/a.jpg',
    'https://a,b/a.jpg',
    'https://',
  ]
  for (const cover_url of urls) {
    expect(readWork({ cover_url }).errors, cover_url).toHaveProperty('cover_url')
  }
  for (const cover_url of ['https://example.dk:8443/a.jpg?b', 'https://blåbær.dk/a.jpg']) {
    expect(readWork({ cover_url }).value).toMatchObject({ cover_url })
  }
})

test('a work cannot have two covers', () => {
  const both = { image_url: 'images/bibliography/a.jpg', cover_url: 'https://example.dk/a.jpg' }
  expect(readWork(both).errors?.cover_url).toMatch(/allerede valgt et billede/)
})

test('a review requires only the quotation', () => {
  expect(
    readForm(reviewForm, filledForm(reviewForm, { quote_text: '<p>Godt.</p>' })).value,
  ).toEqual({
    revision: 0,
    header: null,
    quote_text: '<p>Godt.</p>',
    author: '',
    publication: null,
    language: 'da',
    pull_quote: null,
  })
  for (const quote_text of ['', ' ', '<p></p>', '<p>&nbsp;<br></p>']) {
    expect(readForm(reviewForm, filledForm(reviewForm, { quote_text })).errors).toEqual({
      quote_text: 'Skriv citatet.',
    })
  }
})

test('a sentence to quote has to be part of the review', () => {
  const read = (pull_quote: string) =>
    readForm(
      reviewForm,
      filledForm(reviewForm, { quote_text: '<p>Godt. Læs den.</p>', pull_quote }),
    )
  expect(read(' Læs\n den. ').value?.pull_quote).toBe('Læs den.')
  expect(read('»Læs den.«').value?.pull_quote).toBe('Læs den.')
  expect(read('Læs den straks.').errors?.pull_quote).toMatch(/står ikke sådan/)
})
