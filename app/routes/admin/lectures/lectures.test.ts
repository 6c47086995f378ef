import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { breakTable, failure, openScreens, uploadPicture } from '#tests/support/screen'
import { entryForEditing } from '~/domain/content/content.server'
import { concertInfoForm, lectureForm } from '~/domain/lectures/lectures.form'
import { listLectures } from '~/domain/lectures/lectures-editing.server'
import { loader as concertInfo, action as saveConcertInfo } from './concert-info'
import { action as edit, loader as editing } from './edit'
import { action as list, loader as listing } from './list'

const isNew = { id: 'ny' }

databaseTest('a lecture is added, changed and deleted', async ({ backend }) => {
  const screens = await openScreens(backend, lectureForm, concertInfoForm)
  const image_url = await uploadPicture(backend, 'images/lectures/lecture_1.jpg')
  const picture = { image_url, image_url_alt: 'Fjorden' }
  const filled = { title: 'Håb', date: '2027-01-02', 'themes[]': ['Tro', 'Håb'], ...picture }
  expect(await screens.send(edit, filled, isNew)).toEqual({
    status: 200,
    answer: {
      kind: 'done',
      toast: { title: 'Foredrag tilføjet', sharePath: '/foredrag/haab' },
      goTo: '/admin/foredrag',
      savedForm: expect.stringMatching(/^\/admin\/foredrag\/[\w-]+$/),
    },
  })
  const [{ id = '' } = {}] = await listLectures(backend)
  expect(await screens.load(editing, { id })).toMatchObject({
    isNew: false,
    values: {
      title: 'Håb',
      themes: ['Tro', 'Håb'],
      revision: 1,
      image_url,
      image_url_alt: 'Fjorden',
      image_url_picture: { alt: 'Fjorden' },
    },
  })
  expect((await screens.send(edit, { ...filled, revision: 1 }, { id })).answer).toMatchObject({
    toast: { title: 'Foredrag opdateret' },
  })
  expect((await screens.load(listing)).items).toMatchObject([
    { title: 'Håb', dateText: '2. januar 2027', picture: { alt: 'Fjorden' } },
  ])
  expect((await screens.send(list, { intent: 'delete', id })).answer).toMatchObject({
    toast: { title: 'Foredrag slettet' },
  })
  expect((await screens.load(listing)).items).toEqual([])
})

databaseTest('a lecture without a title is refused at the field', async ({ backend }) => {
  const screens = await openScreens(backend, lectureForm, concertInfoForm)
  expect(await screens.send(edit, { title: ' ' }, isNew)).toEqual({
    status: 422,
    answer: { kind: 'refused', errors: { title: 'Skriv en titel.' } },
  })
})

databaseTest(
  'a lecture that was changed in the meantime is not overwritten',
  async ({ backend }) => {
    const screens = await openScreens(backend, lectureForm, concertInfoForm)
    await screens.send(edit, { title: 'Håb' }, isNew)
    const [{ id = '' } = {}] = await listLectures(backend)
    await screens.send(edit, { title: 'Tro', 'themes[]': 'Tro', revision: 1 }, { id })
    expect(await screens.send(edit, { title: 'Kærlighed', revision: 1 }, { id })).toMatchObject({
      status: 409,
      answer: { kind: 'outdated', revision: 2, values: { title: 'Tro', themes: ['Tro'] } },
    })
  },
)

databaseTest('the lectures report a database failure', async ({ backend }) => {
  const screens = await openScreens(backend, lectureForm, concertInfoForm)
  await breakTable(backend, 'lectures')
  expect(await screens.send(edit, { title: 'Håb' }, isNew)).toEqual(
    failure('Kunne ikke gemme foredrag'),
  )
  expect(await screens.send(list, { intent: 'delete', id: 'x' })).toEqual(
    failure('Kunne ikke slette foredrag'),
  )
  expect(await screens.load(listing)).toMatchObject({
    items: [],
    failed: 'Kunne ikke hente foredrag',
  })
})

databaseTest('the text about concerts is stored in the content store', async ({ backend }) => {
  const screens = await openScreens(backend, lectureForm, concertInfoForm)
  const { values } = await screens.load(concertInfo)
  expect(values).toMatchObject({ revision: 0 })
  expect(values.concert_info).toMatch(/^<p>Foredrag kan forbindes med sang/)
  const html = '<p>Koncert <a href="javascript:x">nu</a> <a data-pdf-id="7">program</a></p>'
  expect(await screens.send(saveConcertInfo, { concert_info: html, revision: 0 })).toEqual({
    status: 200,
    answer: {
      kind: 'done',
      toast: { title: 'Koncerttekst opdateret' },
      goTo: '/admin/foredrag',
    },
  })
  expect(await entryForEditing(backend, 'foredrag.concert_info')).toMatchObject({
    value: '<p>Koncert <a>nu</a> <a data-pdf-id="7">program</a></p>',
    revision: 1,
  })
})

databaseTest(
  'a save over a newer text about concerts returns the stored one',
  async ({ backend }) => {
    const screens = await openScreens(backend, lectureForm, concertInfoForm)
    const save = (concert_info: string) =>
      screens.send(saveConcertInfo, { concert_info, revision: 0 })
    await save('<p>Første</p>')
    expect(await save('<p>Anden</p>')).toMatchObject({
      status: 409,
      answer: { kind: 'outdated', revision: 1, values: { concert_info: '<p>Første</p>' } },
    })
  },
)

databaseTest(
  'the text about concerts is not saved when the content store fails',
  async ({ backend }) => {
    const screens = await openScreens(backend, lectureForm, concertInfoForm)
    await breakTable(backend, 'editable_content')
    expect(await screens.send(saveConcertInfo, { concert_info: '<p>Koncert</p>' })).toEqual({
      status: 500,
      answer: {
        kind: 'failed',
        toast: { title: 'Fejl', description: 'Kunne ikke gemme koncert tekst' },
      },
    })
  },
)
