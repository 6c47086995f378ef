import { expect, test } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { blanksOf } from '#tests/support/forms'
import { uploadPicture } from '#tests/support/screen'
import { deleteNoun, saveRow } from '~/domain/rows/rows-commands.server'
import { readForm } from '~/forms/form'
import type { Backend } from '~/platform/backend.server'
import { lectureForm } from './lectures.form'
import { lectureAt, lectureCards } from './lectures.server'
import { lectureForEditing, listLectures } from './lectures-editing.server'

function read(fields: Record<string, string | string[]>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    ...blanksOf(lectureForm),
    title: 'Håb',
    ...fields,
  })) {
    for (const one of [value].flat()) form.append(name, one)
  }
  return readForm(lectureForm, form)
}

function filled(fields: Record<string, string | string[]> = {}) {
  const { value, errors } = read(fields)
  if (errors) throw new Error(JSON.stringify(errors))
  return value
}

async function newestId(backend: Backend): Promise<string> {
  const [lecture] = await listLectures(backend)
  return lecture?.id ?? ''
}

const images = ({ db }: Backend) =>
  db.selectFrom('images').select(['file_path', 'alt_text', 'page_assignment']).execute()

/** The organisers' part of a lecture without any of their texts. */
const noOrganiserTexts = {
  intro_short: null,
  intro_middle: null,
  intro_long: null,
  technical_needs: null,
  fee: null,
}

databaseTest('a lecture is stored with all its fields', async ({ backend }) => {
  const image_url = await uploadPicture(backend, 'images/lectures/lecture_1.jpg')
  await saveRow(
    backend,
    await signedInAdmin(backend),
    'lectures',
    undefined,
    filled({
      title: ' Når vi håber ',
      subtitle: 'Et håndværk',
      description: 'Et\n\nto',
      'themes[]': ['Tro', '', ' Håb ', 'tro'],
      duration: 'En time',
      date: '2026-12-04',
      time: '19.30',
      location: 'Thisted',
      link: 'https://example.dk',
      intro_short: 'Om tro.',
      technical_needs: 'Et klaver',
      fee: '',
      image_url,
      image_url_alt: 'Fjorden',
      image_url_focus_x: '0.2',
    }),
  )
  expect(await lectureForEditing(backend, await newestId(backend))).toEqual({
    publish: 'published',
    publish_date: '',
    publish_time: '',
    revision: 1,
    title: 'Når vi håber',
    subtitle: 'Et håndværk',
    description: 'Et\n\nto',
    themes: ['Tro', 'Håb'],
    duration: 'En time',
    date: '2026-12-04',
    time: '19:30',
    location: 'Thisted',
    link: 'https://example.dk',
    image_url,
    media: null,
    recording_id: null,
    ...noOrganiserTexts,
    intro_short: 'Om tro.',
    technical_needs: 'Et klaver',
  })
  expect(await lectureAt(backend, 'naar-vi-haaber')).toMatchObject({
    lecture: { themes: ['Tro', 'Håb'], imagePath: image_url },
  })
  expect(await images(backend)).toEqual([
    { file_path: image_url, alt_text: 'Fjorden', page_assignment: 'lecture' },
  ])
})

databaseTest('only the title of a lecture is required', async ({ backend }) => {
  await saveRow(backend, await signedInAdmin(backend), 'lectures', undefined, filled())
  expect(await lectureForEditing(backend, await newestId(backend))).toEqual({
    publish: 'published',
    publish_date: '',
    publish_time: '',
    revision: 1,
    title: 'Håb',
    subtitle: null,
    description: '',
    themes: [],
    duration: null,
    date: null,
    time: null,
    location: null,
    link: null,
    image_url: null,
    media: null,
    recording_id: null,
    ...noOrganiserTexts,
  })
})

databaseTest('lectures of the same title have different slugs', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  for (const _ of [1, 2, 3]) await saveRow(backend, admin, 'lectures', undefined, filled())
  const slugs = (await lectureCards(backend, 1)).items.map(({ slug }) => slug)
  expect(slugs.sort()).toEqual(['haab', 'haab-2', 'haab-3'])
})

databaseTest('a new title makes a new slug, and the old one redirects', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  await saveRow(backend, admin, 'lectures', undefined, filled())
  const id = await newestId(backend)
  await saveRow(backend, admin, 'lectures', id, filled({ title: 'Tro', revision: '1' }))
  expect(await lectureAt(backend, 'tro')).toMatchObject({ lecture: { id } })
  expect(await lectureAt(backend, 'haab')).toEqual({ redirect: 'tro' })
  await saveRow(backend, admin, 'lectures', id, filled({ title: 'Håb', revision: '2' }))
  expect(await lectureAt(backend, 'haab')).toMatchObject({ lecture: { id } })
  expect(await lectureAt(backend, 'tro')).toEqual({ redirect: 'haab' })
})

databaseTest('a title with the same slug keeps its number', async ({ backend, at }) => {
  const admin = await signedInAdmin(backend)
  await saveRow(backend, admin, 'lectures', undefined, filled())
  const first = await newestId(backend)
  await saveRow(at('2026-11-22T09:00:00Z'), admin, 'lectures', undefined, filled())
  const second = await newestId(backend)
  await deleteNoun(backend, admin, 'lectures', first)
  await saveRow(backend, admin, 'lectures', second, filled({ title: 'HÅB!', revision: '1' }))
  expect(await lectureAt(backend, 'haab-2')).toMatchObject({ lecture: { title: 'HÅB!' } })
})

databaseTest('simultaneous saves of the same title all get an address', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const saves = Array.from({ length: 5 }, () =>
    saveRow(backend, admin, 'lectures', undefined, filled()),
  )
  await Promise.all(saves)
  const rows = await backend.db.selectFrom('lectures').select('slug').orderBy('slug').execute()
  expect(rows.map(({ slug }) => slug)).toEqual(['haab', 'haab-2', 'haab-3', 'haab-4', 'haab-5'])
})

databaseTest('a new picture replaces the old one', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const first = await uploadPicture(backend, 'images/lectures/lecture_1.jpg')
  await saveRow(backend, admin, 'lectures', undefined, filled({ image_url: first }))
  const id = await newestId(backend)
  const second = await uploadPicture(backend, 'images/lectures/lecture_2.jpg')
  await saveRow(backend, admin, 'lectures', id, filled({ image_url: second, revision: '1' }))
  expect(await images(backend)).toMatchObject([{ file_path: second }])
  expect(await backend.files.exists(first)).toBe(true)
  await saveRow(backend, admin, 'lectures', id, filled({ revision: '2' }))
  expect(await images(backend)).toEqual([])
  expect(await backend.files.exists(second)).toBe(true)
})

databaseTest('a save based on an older version changes nothing', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const picture = await uploadPicture(backend, 'images/lectures/lecture_1.jpg')
  await saveRow(backend, admin, 'lectures', undefined, filled({ image_url: picture }))
  const id = await newestId(backend)
  const newer = filled({ subtitle: 'Nyere', image_url: picture, revision: '1' })
  await saveRow(backend, admin, 'lectures', id, newer)
  const late = saveRow(backend, admin, 'lectures', id, filled({ title: 'Tro', revision: '1' }))
  await expect(late).rejects.toMatchObject({ code: 'outdated' })
  expect(await lectureForEditing(backend, id)).toMatchObject({ title: 'Håb', image_url: picture })
  expect(await lectureAt(backend, 'haab')).toMatchObject({ lecture: { subtitle: 'Nyere' } })
  expect(await backend.files.exists(picture)).toBe(true)
  expect(await images(backend)).toHaveLength(1)
})

databaseTest(
  'a deleted lecture’s picture is deleted with it, and each change sends a change event',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const picture = await uploadPicture(backend, 'images/lectures/lecture_1.jpg')
    const published: unknown[] = []
    backend.live.subscribe((change) => published.push(change))
    await saveRow(backend, admin, 'lectures', undefined, filled({ image_url: picture }))
    await deleteNoun(backend, admin, 'lectures', await newestId(backend))
    expect(await listLectures(backend)).toEqual([])
    expect(await images(backend)).toEqual([])
    expect(await backend.files.exists(picture)).toBe(true)
    expect(await lectureAt(backend, 'haab')).toBeUndefined()
    expect(published).toMatchObject(Array(2).fill({ nouns: ['lectures', 'images'] }))
  },
)

test('a lecture’s date or time may be words, but digits must be valid', () => {
  const times = { '9.30': '09:30', 'kl. 19:30': '19:30', 'efter aftale': 'efter aftale' }
  for (const [time, stored] of Object.entries(times)) {
    expect(read({ time }).value).toMatchObject({ time: stored })
  }
  expect(read({ date: 'efter aftale' }).value).toMatchObject({ date: 'efter aftale' })
  for (const date of ['2026-02-30', '31.2.2026', '12', '2200-01-01']) {
    expect(read({ date }).errors).toEqual({ date: 'Skriv datoen som 24.12.2026, eller i ord.' })
  }
  for (const time of ['24:00', '12.60', '7:5', 'ca 7:5']) {
    expect(read({ time }).errors).toEqual({ time: 'Skriv klokkeslættet som 19.30, eller i ord.' })
  }
})

test('a link must be a complete URL, and the number of themes is limited', () => {
  const link = 'Skriv en hel adresse, f.eks. https://example.dk.'
  expect(read({ link: 'javascript:alert(1)' }).errors).toEqual({ link })
  const themes = Array.from({ length: 31 }, (_, number) => `Tema ${number}`)
  expect(read({ 'themes[]': themes }).errors).toEqual({ themes: 'Højst 30 temaer.' })
  expect(read({ 'themes[]': ['x'.repeat(301)] }).errors).toEqual({ themes: 'Højst 300 tegn.' })
})

databaseTest('a title with the same slug keeps the slug, including its number', async (test) => {
  const { backend } = test
  const admin = await signedInAdmin(backend)
  await saveRow(backend, admin, 'lectures', undefined, filled())
  const id = await newestId(backend)
  await backend.db.updateTable('lectures').set({ slug: 'haab-2' }).execute()
  await saveRow(backend, admin, 'lectures', id, filled({ title: 'Håb!', revision: '1' }))
  expect(await lectureAt(backend, 'haab-2')).toMatchObject({ lecture: { title: 'Håb!' } })
})
