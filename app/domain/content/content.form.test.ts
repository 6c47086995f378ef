import { expect, test } from 'vitest'
import { formOf, readForm } from '~/forms/form'
import { type ContentKey, contentEntries } from './content'
import { mayBeEmpty, textForm } from './content.form'

const read = (key: string, value: string) =>
  readForm(textForm, formOf({ key, value, revision: '2' }))

test('a text is parsed with key and revision, without invisible characters', () => {
  expect(read('hero.quote1', ' Håb\u0000 er frø \u202e')).toEqual({
    value: { key: 'hero.quote1', value: 'Håb er frø', revision: 2 },
  })
})

test('headings, tabs and links cannot be empty', () => {
  for (const key of ['nyheder.title', 'bibliografi.list', 'nyheder.link', 'hero.name']) {
    expect(read(key, '  ')).toEqual({ errors: { value: 'Skriv en tekst.' } })
  }
})

test('optional texts may be empty', () => {
  for (const key of ['about.paragraph4', 'facts.debut', 'footer.email', 'foredrag.concert_info']) {
    expect(read(key, '').value).toMatchObject({ value: '' })
  }
})

test('every text whose built-in wording is empty may be empty', () => {
  const empty = (Object.keys(contentEntries) as ContentKey[]).filter(
    (key) => contentEntries[key].fallback === '',
  )
  expect(empty.filter((key) => !mayBeEmpty(key))).toEqual([])
})

test('an invalid URL is refused beside the field', () => {
  expect(read('footer.email', 'johanne').errors?.value).toMatch(/Skriv hele e-mailadressen/)
})

test('a line has a maximum length, and an unknown key is refused', () => {
  expect(read('nyheder.title', 'x'.repeat(301)).errors?.value).toBe('Højst 300 tegn.')
  expect(read('nyheder.nothing', 'x').errors).toHaveProperty('key')
})
