import sharp from 'sharp'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addImage } from '#tests/support/images'
import { newsItem } from '#tests/support/news-item'
import { openWriter } from '#tests/support/writer'
import { saveRow } from '~/domain/rows/rows-commands.server'
import { listQueryOf } from '~/http/listing'
import { findItems } from './item-search.server'

const query = (text: string) =>
  listQueryOf({ url: `http://localhost/admin/soeg?q=${encodeURIComponent(text)}` })

databaseTest(
  'names that begin with the text are found first, events with their dates',
  async (test) => {
    const write = await openWriter(test.backend)
    await write.news('Ny sangaften')
    await write.event('Sangaften', { date: '2027-01-02' })
    // A lecture has a date too, which may be blank or words.
    await write.lecture('Om sangaften')
    const found = await findItems(test.backend, query('sangaften'))
    expect(found.map(({ name, dateText }) => [name, dateText])).toEqual([
      ['Sangaften', '2. januar 2027'],
      ['Ny sangaften', expect.any(String)],
      ['Om sangaften', undefined],
    ])
  },
)

databaseTest('the five items of a noun that were changed last are found', async (test) => {
  const { admin } = await openWriter(test.backend)
  for (const day of [1, 2, 3, 4, 5, 6]) {
    const backend = test.at(`2026-11-0${day}T09:00:00Z`)
    await saveRow(backend, admin, 'news', undefined, newsItem({ title: `Salme ${day}` }))
  }
  const found = await findItems(test.backend, query('salme'))
  expect(found.map(({ name }) => name)).toEqual([6, 5, 4, 3, 2].map((day) => `Salme ${day}`))
})

databaseTest('an item of any noun is found by the words of its title', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.news('Lyset over Ærø')
  await write.event('Aften om lyset', { date: '2027-01-02' })
  await write.hymn('Lyset bliver længere')
  await write.work('Blæk')
  const namesOf = async (text: string) =>
    (await findItems(backend, query(text))).map(({ name }) => name).sort()
  expect(await namesOf('LYSET')).toEqual([
    'Aften om lyset',
    'Lyset bliver længere',
    'Lyset over Ærø',
  ])
  expect(await namesOf('aeroe lys')).toEqual(['Lyset over Ærø'])
  expect(await namesOf('findes ikke')).toEqual([])
  expect(await namesOf(' ')).toEqual([])
  const source = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'navy' } })
    .jpeg()
    .toBuffer()
  const press = { pageAssignment: null, originalName: 'IMG_4711.jpg', altText: '' }
  await addImage(backend, { ...press, source })
  expect(await namesOf('4711')).toEqual(['IMG_4711.jpg'])
  const [work] = await findItems(backend, query('blæk'))
  expect(work).toMatchObject({ name: 'Blæk', screen: '/admin/bibliografi' })
  expect(work?.path).toMatch(/^\/admin\/bibliografi\/[\w-]+$/)
})

databaseTest('events of one name are found by date, the next ones first', async ({ backend }) => {
  const write = await openWriter(backend)
  for (const date of ['2020-05-01', '2099-02-01', '2020-06-01', '2099-01-01']) {
    await write.event('Sangaften', { date })
  }
  const found = await findItems(backend, query('sangaften'))
  expect(found.map(({ dateText }) => dateText)).toEqual([
    '1. januar 2099',
    '1. februar 2099',
    '1. juni 2020',
    '1. maj 2020',
  ])
})
