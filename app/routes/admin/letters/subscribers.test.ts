import { expect } from 'vitest'
import { type DatabaseTest, databaseTest } from '#tests/support/database'
import { prepareReaders } from '#tests/support/letters'
import { breakTable, failure, openScreens, toastOf } from '#tests/support/screen'
import { leave } from '~/domain/letters/subscribers/reader.server'
import { isKnownReader } from '~/domain/letters/subscribers/subscribers.server'
import { readerToken } from '~/domain/letters/subscribers/tokens.server'
import { action as changeReaders, loader as readers } from './subscribers'
import { loader as download } from './subscribers-file'

const addresses = ['anna', 'bo', 'carl', 'dorte', 'eva'].map((name) => `${name}@example.dk`)

/** A list of five readers: two get the letter, and the others are in one state each. */
async function withReaders({ backend }: DatabaseTest) {
  await prepareReaders({ backend }, addresses)
  const set = (email: string, values: { state: 'paused' | 'refused'; reason?: string }) =>
    backend.db.updateTable('subscribers').set(values).where('email', '=', email).execute()
  await set('carl@example.dk', { state: 'paused' })
  await set('dorte@example.dk', { state: 'refused', reason: '550 No such user' })
  const ids = await backend.db.selectFrom('subscribers').select(['id', 'email']).execute()
  const idOf = (name: string) => ids.find(({ email }) => email?.startsWith(name))?.id ?? ''
  await leave(backend, readerToken(backend, idOf('eva')))
  return idOf
}

databaseTest('the readers who came last are listed first', async ({ backend }) => {
  await prepareReaders({ backend }, ['bo@example.dk', 'anna@example.dk', 'carl@example.dk'])
  for (const [email, day] of [
    ['bo', '22'],
    ['anna', '20'],
    ['carl', '21'],
  ]) {
    await backend.db
      .updateTable('subscribers')
      .set({ created_at: `2026-11-${day}T09:00:00.000Z` })
      .where('email', '=', `${email}@example.dk`)
      .execute()
  }
  const { list } = await (await openScreens(backend)).load(readers)
  expect(list.items.map(({ email }) => email?.split('@')[0])).toEqual(['bo', 'carl', 'anna'])
})

databaseTest('the list of readers has all who have not left, with their states', async (test) => {
  const idOf = await withReaders(test)
  const screen = await openScreens(test.backend)
  const rows = async (query = '') =>
    Object.fromEntries(
      (await screen.load(readers, {}, query)).list.items.map(({ email, state, reason }) => [
        email,
        [state, reason].filter(Boolean).join(': '),
      ]),
    )
  expect(await rows()).toEqual({
    'anna@example.dk': 'active',
    'bo@example.dk': 'active',
    'carl@example.dk': 'paused',
    'dorte@example.dk': 'refused: 550 No such user',
  })
  expect(Object.keys(await rows('?q=DORTE'))).toEqual(['dorte@example.dk'])
  expect((await screen.load(readers)).counts).toEqual({ active: 2, paused: 1, refused: 1, left: 1 })

  const on = await screen.send(changeReaders, { intent: 'reactivate', id: idOf('dorte') })
  expect(toastOf(on)?.title).toBe('Adressen får brevet igen')
  const off = await screen.send(changeReaders, { intent: 'remove', id: idOf('anna') })
  expect(toastOf(off)?.title).toBe('Læseren er afmeldt')
  expect(await rows()).toEqual({
    'bo@example.dk': 'active',
    'carl@example.dk': 'paused',
    'dorte@example.dk': 'active',
  })
  // One who is paused did so, and nobody who has left is asked again.
  for (const id of [idOf('carl'), idOf('anna')]) {
    const again = await screen.send(changeReaders, { intent: 'reactivate', id })
    expect(again.status).toBe(404)
  }
  expect(await isKnownReader(test.backend, 'Anna@Example.dk')).toBe(true)
  expect(await isKnownReader(test.backend, 'fremmed@example.dk')).toBe(false)
})

databaseTest('the file of readers has the consents of those who have not left', async (test) => {
  await withReaders(test)
  const screen = await openScreens(test.backend)
  const lines = (await (await screen.load(download)).text()).trim().split('\r\n')
  expect(lines[0]).toContain('"email","status","created_at","consent","place"')
  expect(lines).toHaveLength(5)
  const dorte = lines.find((line) => line.includes('dorte'))
  expect(dorte).toContain('"Slået fra","2026-11-21T09:00:00.000Z","Ja"')
})

databaseTest('an import tells what became of the readers, or what is missing', async (test) => {
  await withReaders(test)
  const screen = await openScreens(test.backend)
  const send = async (fields: object) => {
    const sent = await screen.send(changeReaders, { intent: 'import', ...fields })
    const { title, description } = toastOf(sent) ?? {}
    return [sent.status, title, description]
  }
  const file = { 'files[]': 'email\nny@example.dk\nanna@example.dk\nuden\n', consent: 'stated' }
  const refused = (words: string) => [422, 'Kunne ikke flytte læserne', words]
  expect(await send({ ...file, 'files[]': ' ' })).toEqual(refused('Vælg en fil med læsere.'))
  expect(await send({ ...file, consent: '' })).toEqual(refused('Vælg, om læserne har sagt ja.'))
  const statement = 'Sæt kryds, hvis det passer. Ellers vælg, at alle bliver spurgt.'
  expect(await send(file)).toEqual(refused(statement))
  const noColumn = { ...file, statement: 'on', 'files[]': 'navn\nAnna\n' }
  expect(await send(noColumn)).toEqual(refused('Filen har ingen kolonne med e-mailadresser.'))
  expect(await send({ ...file, statement: 'on' })).toEqual([
    200,
    '1 læser er flyttet hertil',
    '1 stod her i forvejen, 0 har afmeldt sig og kom ikke med, 1 linjer har ingen adresse, en e-mailserver kan bruge.',
  ])
  const asked = { ...file, consent: 'asked', 'files[]': 'c1@example.dk\nc2@example.dk\n' }
  expect((await send(asked))[1]).toBe('2 læsere er flyttet hertil')
  const wordings = await test.backend.db
    .selectFrom('consents')
    .innerJoin('subscribers', 'subscribers.id', 'subscriber_id')
    .select(['email', 'wording', 'state', 'confirmed_at'])
    .where('email', 'in', ['ny@example.dk', 'c1@example.dk'])
    .orderBy('email')
    .execute()
  expect(wordings).toMatchObject([
    { wording: expect.stringContaining('Spørg dem alle'), state: 'pending', confirmed_at: null },
    { wording: expect.stringContaining('Jeg indestår'), state: 'active' },
  ])
  expect(wordings[1]?.confirmed_at).toBe('2026-11-21T09:00:00.000Z')
})

databaseTest('the screen of readers reports a database failure', async (test) => {
  const screen = await openScreens(test.backend)
  await breakTable(test.backend, 'subscribers')
  const remove = { intent: 'remove', id: 'a' }
  expect(await screen.send(changeReaders, remove)).toEqual(failure('Kunne ikke afmelde læseren'))
  expect((await screen.load(readers)).list.failed).toBe('Kunne ikke hente læserne')
})
