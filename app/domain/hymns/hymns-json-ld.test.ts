import { expect, test } from 'vitest'
import { type ChurchDay, churchDay } from '~/domain/church-year/church-days'
import type { HymnCollectionPage, HymnPage } from './hymns.server'
import {
  hymnCollectionData,
  hymnData,
  hymnDayData,
  hymnYearData,
  registerData,
} from './hymns-json-ld'
import type { RegisterView } from './registers/registers'

const siteUrl = 'https://example.dk'
const hymn: HymnPage = {
  id: '1',
  title: 'Morgen',
  slug: 'morgen',
  firstLine: 'Nu gryr det',
  stanzas: [{ lines: ['Nu gryr det', 'igen'], number: 1 }, { lines: ['Kom'] }],
  lyricist: null,
  language: 'da',
  year: 2024,
  themes: ['Lys'],
  melody: null,
  composer: null,
  arrangement: null,
  metre: null,
  scripture: ['Luk 2,1'],
  days: [],
  occasions: ['Dåb'],
  commentary: '',
  text_rights: null,
  melody_rights: null,
  arrangement_rights: null,
  is_free_in_worship: 0,
  scores: [],
  recordings: [],
  collections: [],
}

const dataOf = (changes: Partial<HymnPage> = {}) =>
  hymnData(siteUrl, 'Salmer', { ...hymn, ...changes })[1]

test('a hymn has its first line, its author, its keywords and its words', () => {
  expect(dataOf()).toMatchObject({
    '@type': 'MusicComposition',
    name: 'Morgen',
    alternateName: 'Nu gryr det',
    url: 'https://example.dk/salmer/morgen',
    lyricist: { '@id': 'https://example.dk/#person' },
    keywords: ['Lys', 'Dåb', 'Luk 2,1'],
    dateCreated: '2024',
    lyrics: { text: 'Nu gryr det\nigen\n\nKom' },
  })
  expect(dataOf()).not.toHaveProperty('composer')
  expect(dataOf({ firstLine: 'Morgen' })).not.toHaveProperty('alternateName')
})

test('a hymn by others names them, and who performs its recordings', () => {
  const recording = {
    id: 'r',
    kind: 'recording' as const,
    rights: null,
    size: '1 MB',
    mimeType: 'audio/mpeg',
    url: '/filer/salme/r/kor.mp3',
  }
  const recordings = [
    { ...recording, name: 'Kor', performer: 'Fjordkoret' },
    { ...recording, name: 'Orgel', performer: null },
  ]
  expect(dataOf({ lyricist: 'V. Holm', composer: 'R. Bro', recordings })).toMatchObject({
    lyricist: { '@type': 'Person', name: 'V. Holm' },
    composer: { '@type': 'Person', name: 'R. Bro' },
    recordedAs: [
      {
        name: 'Kor',
        byArtist: { '@type': 'Person', name: 'Fjordkoret' },
        audio: {
          contentUrl: 'https://example.dk/filer/salme/r/kor.mp3',
          encodingFormat: 'audio/mpeg',
        },
      },
      { name: 'Orgel' },
    ],
  })
})

test('a day of the church year is below the year, and lists its hymns', () => {
  const day = churchDay('juledag') as ChurchDay
  const { id, title, slug, firstLine, language } = hymn
  const page = { day, hymns: { items: [{ id, title, slug, firstLine, language }] } }
  expect(hymnDayData(siteUrl, 'Salmer', page)).toMatchObject([
    {
      itemListElement: [
        { name: 'Forside' },
        { name: 'Salmer', item: 'https://example.dk/salmer' },
        { name: 'Kirkeåret', item: 'https://example.dk/salmer/kirkeaar' },
        { position: 4, name: 'Juledag', item: 'https://example.dk/salmer/kirkeaar/juledag' },
      ],
    },
    { itemListElement: [{ position: 1, name: 'Morgen', url: 'https://example.dk/salmer/morgen' }] },
  ])
  expect(hymnYearData(siteUrl, 'Salmer', { days: [{ day }] })[1]).toMatchObject({
    itemListElement: [{ name: 'Juledag', url: 'https://example.dk/salmer/kirkeaar/juledag' }],
  })
})

test('a register is below the hymns, and lists each of its hymns once', () => {
  const lines = [
    { label: 'Luk 2,1', title: 'Morgen', path: '/salmer/morgen' },
    { label: 'Luk 2,8', title: 'Morgen', path: '/salmer/morgen' },
    { label: 'Nu falder sneen', path: '/salmer/sne' },
  ]
  const listed = [
    { position: 1, name: 'Morgen', url: 'https://example.dk/salmer/morgen' },
    { position: 2, name: 'Nu falder sneen', url: 'https://example.dk/salmer/sne' },
  ]
  const group = { id: 'luk', name: 'Lukas' }
  const views = [
    { part: 'all', groups: [{ ...group, lines }] },
    {
      part: 'group',
      heading: { ...group, count: 3 },
      lines: { items: lines.map((line) => ({ ...line, id: line.label })) },
    },
  ] as const
  for (const view of views as unknown as RegisterView[]) {
    expect(registerData(siteUrl, 'Salmer', 'skriftsteder', view)).toMatchObject([
      {
        itemListElement: [
          { name: 'Forside' },
          { name: 'Salmer', item: 'https://example.dk/salmer' },
          { name: 'Skriftsteder', item: 'https://example.dk/salmer/register/skriftsteder' },
        ],
      },
      { itemListElement: listed },
    ])
  }
})

test('a collection is a book of its year, with its description if it has one', () => {
  const book = (description: string) => {
    const collection = { title: 'Tidebog', slug: 'tidebog', year: 2024, description, hymns: [] }
    return hymnCollectionData(siteUrl, 'Salmer', collection as unknown as HymnCollectionPage).at(-1)
  }
  expect(book('Til hver time')).toMatchObject({
    '@type': 'Book',
    name: 'Tidebog',
    datePublished: '2024',
    description: 'Til hver time',
  })
  expect(book('')).not.toHaveProperty('description')
})
