import { expect, test } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import type { Backend } from '~/platform/backend.server'
import type { RegisterGroup, RegisterName } from './registers'
import { readRegister, registerView } from './registers.server'

const register = async (backend: Backend, name: RegisterName) =>
  (await readRegister(backend, name)).map((group) => [
    group.name,
    group.lines.map(({ label, title }) => (title ? `${label} · ${title}` : label)),
  ])

databaseTest('first lines are in the order of the Danish alphabet', async ({ backend }) => {
  const write = await openWriter(backend)
  for (const stanzas of ['Åben', 'Øst', 'Ære', 'Zoo', 'Alt']) await write.hymn(stanzas, { stanzas })
  const letters = (await register(backend, 'foerste-linjer')).map(([letter]) => letter)
  expect(letters).toEqual(['A', 'Z', 'Æ', 'Ø', 'Å'])
})

databaseTest('a first line with Aa is under Å', async ({ backend }) => {
  const write = await openWriter(backend)
  for (const stanzas of ['Anker', '»Aaben dig', 'AAS', 'Åndens lys'.normalize('NFD'), 'Zion']) {
    await write.hymn(stanzas, { stanzas })
  }
  expect(await register(backend, 'foerste-linjer')).toEqual([
    ['A', ['Anker']],
    ['Z', ['Zion']],
    ['Å', ['»Aaben dig', 'Åndens lys', 'AAS']],
  ])
})

databaseTest('hymns are in the order of the Danish alphabet', async ({ backend }) => {
  const write = await openWriter(backend)
  const fields = { 'themes[]': 'Lys', 'occasions[]': 'Dåb', 'days[]': 'Juledag' }
  for (const stanzas of ['Så', 'Sø', 'Sæd', 'Sol'])
    await write.hymn(stanzas, { stanzas, ...fields })
  for (const name of ['foerste-linjer', 'temaer', 'anledninger', 'kirkeaaret'] as const) {
    const [[, lines] = []] = await register(backend, name)
    expect(lines, name).toEqual(['Sol', 'Sæd', 'Sø', 'Så'])
  }
})

databaseTest(
  'themes and occasions are in the order of the Danish alphabet',
  async ({ backend }) => {
    const write = await openWriter(backend)
    for (const name of ['Åbenhed', 'Øjne', 'Ære', 'Zoner', 'Afsked']) {
      await write.hymn(name, { 'themes[]': name, 'occasions[]': name })
    }
    const sorted = ['Afsked', 'Zoner', 'Ære', 'Øjne', 'Åbenhed']
    expect((await register(backend, 'temaer')).map(([name]) => name)).toEqual(sorted)
    expect((await register(backend, 'anledninger')).map(([name]) => name)).toEqual(sorted)
  },
)

databaseTest('hymns are listed in every register', async ({ backend }) => {
  const write = await openWriter(backend)
  const advent = await write.hymn('Advent', {
    stanzas: 'Åh, kom nu,\nkom',
    'themes[]': 'Lys',
    'occasions[]': 'Dåb',
    'scripture[]': 'Luk 21,25-36',
    'days[]': '2. søndag i advent',
  })
  await write.hymn('Bøn', {
    stanzas: 'Bøn\ner',
    'themes[]': 'Ro og fred',
    'occasions[]': 'dåb',
    'scripture[]': '1 Mos 1',
    'days[]': 'Nytårsdag',
  })
  await write.hymnCollection('Bog', { 'hymn_ids[]': advent })
  expect(await register(backend, 'foerste-linjer')).toEqual([
    ['B', ['Bøn']],
    ['Å', ['Åh, kom nu · Advent']],
  ])
  expect(await register(backend, 'temaer')).toEqual([
    ['Ro og fred', ['Bøn']],
    ['Lys', ['Åh, kom nu · Advent']],
  ])
  expect(await register(backend, 'skriftsteder')).toEqual([
    ['Første Mosebog', ['1 Mos 1 · Bøn']],
    ['Lukasevangeliet', ['Luk 21,25–36 · Advent']],
  ])
  expect(await register(backend, 'kirkeaaret')).toEqual([
    ['2. søndag i advent', ['Åh, kom nu · Advent']],
    ['Nytårsdag', ['Bøn']],
  ])
  expect((await register(backend, 'anledninger')).map(([, lines]) => lines?.length)).toEqual([2])
  expect(await register(backend, 'samlinger')).toEqual([['Bog (2024)', ['Åh, kom nu · Advent']]])
  await write.changeHymn(advent, { title: 'Advent', publish: 'draft' })
  for (const name of ['foerste-linjer', 'temaer', 'skriftsteder', 'kirkeaaret'] as const) {
    expect(JSON.stringify(await register(backend, name)), name).not.toContain('Advent')
  }
  expect(await register(backend, 'samlinger')).toEqual([])
})

databaseTest('the register of the church year follows the church year', async ({ backend }) => {
  const write = await openWriter(backend)
  const days = ['Fastelavns søndag', 'Juledag', 'Påskedag', '1. søndag i advent', 'Pinsedag']
  for (const day of days) await write.hymn(`Om ${day}`, { 'days[]': day })
  expect((await register(backend, 'kirkeaaret')).map(([name]) => name)).toEqual([
    ...['1. søndag i advent', 'Juledag', 'Fastelavns søndag', 'Påskedag', 'Pinsedag'],
  ])
})

/** A register of two letters. */
function letters(ofA: number, ofB: number): RegisterGroup[] {
  const group = (name: string, count: number) => ({
    id: `bogstav-${name}`,
    name,
    lines: Array.from({ length: count }, (_, at) => ({ label: `${name} ${at}`, path: `/${at}` })),
  })
  return [group('a', ofA), group('b', ofB)]
}

test('a long register shows only its headings, each with pages of its own', () => {
  const view = (groups: RegisterGroup[], query = '') =>
    registerView(groups, new URL(`https://example.dk/salmer/register/foerste-linjer${query}`))
  const short = letters(90, 10)
  expect(view(short)).toEqual({ part: 'all', groups: short })
  expect(view(short, '?gruppe=bogstav-b')).toEqual({ part: 'all', groups: short })
  const long = letters(91, 10)
  const headings = [
    { id: 'bogstav-a', name: 'a', count: 91 },
    { id: 'bogstav-b', name: 'b', count: 10 },
  ]
  expect(view(long)).toEqual({ part: 'headings', headings })
  expect(view(long, '?gruppe=bogstav-x')).toEqual({ part: 'headings', headings })
  expect(view(long, '?gruppe=bogstav-a&side=5')).toMatchObject({
    part: 'group',
    heading: headings[0],
    lines: { items: { length: 11, 0: { label: 'a 80' } } },
  })
  expect(view(long, '?gruppe=bogstav-a')).toMatchObject({
    lines: { items: { length: 20 }, next: 2 },
  })
  expect(view(long, '?gruppe=bogstav-b&side=2')).toMatchObject({ lines: { isPastEnd: true } })
})
