import { expect, test } from 'vitest'
import { appearanceForm } from '~/domain/content/appearance/appearance.form'
import { readForm, toFormData } from '~/forms/form'
import { type ContentKey, contentEntries } from './content'
import { mayBeEmpty, textForm } from './content.form'
import { homeContentForm } from './home-content.form'

const read = (key: string, value: string) =>
  readForm(textForm, toFormData({ key, value, revision: '2' }))

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

test('a choice of the look is refused if it does not exist', () => {
  expect(read('udseende.palette', 'neon').errors?.value).toBeDefined()
  expect(read('udseende.palette', 'salmebog').value).toMatchObject({ value: 'salmebog' })
})

test('an invalid URL is refused beside the field', () => {
  expect(read('footer.email', 'johanne').errors?.value).toMatch(/Skriv hele e-mailadressen/)
})

test('a line has a maximum length, and an unknown key is refused', () => {
  expect(read('nyheder.title', 'x'.repeat(301)).errors?.value).toBe('Højst 300 tegn.')
  expect(read('nyheder.nothing', 'x').errors).toHaveProperty('key')
})

const readHome = (fields: Record<string, string>) => readForm(homeContentForm, toFormData(fields))

test('the form of the front page reads only the texts that were sent', () => {
  expect(readHome({ 'facts.debut': '', 'facts.debut.revision': '3', 'hero.quote1': 'Ny' })).toEqual(
    {
      value: [
        { key: 'hero.quote1', value: 'Ny', revision: 0 },
        { key: 'facts.debut', value: '', revision: 3 },
      ],
    },
  )
})

test('paragraphs of the front page may be long, lines may not; a name and a heading are required', () => {
  const long = `${'å'.repeat(400)}\n\nb`
  expect(readHome({ 'about.paragraph1': long }).value).toMatchObject([{ value: long }])
  expect(
    readHome({
      'hero.quote1': 'å'.repeat(301),
      'hero.name': ' ',
      'about.title': '',
      'footer.email': 'johanne',
    }).errors,
  ).toEqual({
    'hero.quote1': 'Højst 300 tegn.',
    'hero.name': 'Skriv et navn.',
    'about.title': 'Skriv en overskrift.',
    'footer.email': 'Skriv hele e-mailadressen, f.eks. navn@example.dk.',
  })
})

test('only known choices of the appearance are accepted', () => {
  const readLook = (fields: Record<string, string>) => readForm(appearanceForm, toFormData(fields))
  const known = {
    'udseende.face': 'salmebog',
    'udseende.palette': '',
    'udseende.mark': '',
    'udseende.church_year': 'on',
    'udseende.sections': 'nyheder -foredrag',
  }
  expect(readLook(known).value).toMatchObject(
    Object.entries(known).map(([key, value]) => ({ key, value })),
  )
  const mark = 'images/marks/mark_1795251600000-512x171.png'
  expect(readLook({ 'udseende.mark': mark }).value).toMatchObject([{ value: mark }])
  const unknown = {
    'udseende.face': 'ukendt',
    'udseende.mark': 'images/lectures/a.png',
    'udseende.church_year': 'ja',
    'udseende.sections': 'Nyheder;',
    'udseende.front': 'a'.repeat(201),
  }
  expect(Object.keys(readLook(unknown).errors ?? {}).sort()).toEqual(Object.keys(unknown).sort())
})

test('the name of the site has at most 40 characters', () => {
  const read = (name: string) =>
    readForm(appearanceForm, toFormData({ 'udseende.name': name })).errors?.['udseende.name']
  expect(read('Ø'.repeat(40))).toBeUndefined()
  expect(read('Ø'.repeat(41))).toBe('Højst 40 tegn.')
})
