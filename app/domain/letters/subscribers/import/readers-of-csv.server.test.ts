import { expect, test } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { inviteImported } from '~/domain/letters/subscribers/invite.server'
import { leave } from '~/domain/letters/subscribers/reader.server'
import { subscribersCopy } from '~/domain/letters/subscribers/subscribers.copy'
import { importSubscribers } from '~/domain/letters/subscribers/subscribers-commands.server'
import { readerToken } from '~/domain/letters/subscribers/tokens.server'
import { maxReaders, readImport } from './read-import.server'
import { readersOfCsv } from './readers-of-csv.server'

const takenIn = async (text: string) =>
  (await readersOfCsv(text))?.readers.filter(({ isGone }) => !isGone).map(({ email }) => email)

const mailchimp = (column: string, value: string) =>
  `Email Address,First Name,OPTIN_TIME,CONFIRM_TIME,${column},NOTES\na@example.dk,"Ane, Bo",,2018-02-12 10:54:27,${value},\n`

test.each([
  ['Mailchimp’s readers', mailchimp('LAST_CHANGED', '2023-01-01'), ['a@example.dk']],
  ['those who left Mailchimp', mailchimp('UNSUB_TIME', '2018-07-23 12:19:27'), []],
  ['those Mailchimp cleaned', mailchimp('CLEAN_TIME', '2018-07-23 12:19:27'), []],
  [
    'Substack’s',
    'email,expiry,email_disabled,type\na@example.dk,,false,paid\nb@example.dk,,true,\n',
    ['a@example.dk'],
  ],
  [
    'Ghost’s members',
    'id,email,name,subscribed_to_emails,deleted_at\n1,a@example.dk,A,true,\n2,b@example.dk,B,false,\n3,c@example.dk,C,true,2024-01-01\n',
    ['a@example.dk'],
  ],
  [
    'a Danish table with semicolons and a mark',
    '\uFEFFNavn;E-mail;Status\r\nAne;ane@ærø.dk;aktiv\r\nBo;bo@example.dk;Afmeldt\r\n',
    ['ane@ærø.dk'],
  ],
  ['a list without a heading', 'a@example.dk\n\nb@example.dk\n', ['a@example.dk', 'b@example.dk']],
])('the import takes %s', async (_, text, emails) => {
  expect(await takenIn(text)).toEqual(emails)
})

test('the time of the consent is that of the file, and lines without an address are told', async () => {
  expect((await readersOfCsv(mailchimp('LAST_CHANGED', '')))?.readers[0]?.since).toBe(
    '2018-02-12T10:54:27.000Z',
  )
  const later = 'email,optin_time\na@example.dk,9999-02-12 10:54:27\n'
  expect((await readersOfCsv(later))?.readers).toEqual([{ email: 'a@example.dk', isGone: false }])
  expect((await readersOfCsv('email\nikke en adresse\na@example.dk\n'))?.invalid).toEqual([
    'ikke en adresse',
  ])
  expect(await readersOfCsv('navn,by\nAne,Thisted\n')).toBeUndefined()
})

test('a stray quote hides no reader, and one that stays open is refused', async () => {
  const lines = Array.from(
    { length: 5000 },
    (_, n) => `l${n}@example.dk,"Ane ""A"" \nHolm",${n === 0 ? '19" skærm' : ''}\n`,
  )
  const table = `email,navn,note\n${lines.join('')}`
  expect((await readersOfCsv(table))?.readers).toHaveLength(5000)
  const open = `email,note\na@example.dk,"\n${'b@example.dk,\n'.repeat(10_000)}`
  expect(await readImport([open])).toBe(subscribersCopy.unreadable)
})

test('one reader more than are added at once, also in several files, is refused with words', async () => {
  const file = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => `l${from + n}@example.dk`).join('\n')
  const half = maxReaders / 2
  const most = await readImport([file(0, half), file(half, maxReaders)])
  expect(most).toMatchObject({ readers: { length: maxReaders } })
  const lines = ['email\nen\na@example.dk', 'email\nto\nb@example.dk']
  expect(await readImport(lines)).toMatchObject({ readers: { length: 2 }, invalid: ['en', 'to'] })
  expect(await readImport([file(0, half), file(half, maxReaders + 1)])).toMatch('50.000 læsere')
})

databaseTest('nobody who has left here or there is added', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const take = (readers: { email: string; isGone: boolean }[]) =>
    importSubscribers(backend, admin, readers, { consent: 'stated', wording: 'Ja' })
  const a = { email: 'a@example.dk', isGone: false }
  expect(await take([a, { email: 'b@example.dk', isGone: false }])).toMatchObject({ added: 2 })
  const { id } = await backend.db
    .selectFrom('subscribers')
    .select('id')
    .where('email', '=', 'a@example.dk')
    .executeTakeFirstOrThrow()
  await leave(backend, readerToken(backend, id))
  const c = { email: 'C@example.dk', isGone: false }
  expect(await take([a, c, { email: 'c@EXAMPLE.dk', isGone: true }])).toEqual({
    added: 0,
    known: 1,
    gone: 1,
  })
  const rows = await backend.db.selectFrom('subscribers').select('state').orderBy('state').execute()
  expect(rows.map(({ state }) => state)).toEqual(['active', 'left'])
})

databaseTest('readers of an import are asked a few at a time', async (test) => {
  const { backend, sent } = test
  const admin = await signedInAdmin(backend)
  const readers = ['a', 'b', 'c'].map((name) => ({ email: `${name}@example.dk`, isGone: false }))
  await importSubscribers(backend, admin, readers, { consent: 'asked', wording: 'Vil du?' })
  await inviteImported(backend, 2)
  await test.deliver()
  expect(sent).toHaveLength(2)
  await inviteImported(backend, 2)
  await inviteImported(backend, 2)
  await test.deliver()
  expect(sent.map(({ to }) => to).sort()).toEqual(['a@example.dk', 'b@example.dk', 'c@example.dk'])
  expect(await backend.db.selectFrom('subscribers').select('state').execute()).toEqual([
    { state: 'pending' },
    { state: 'pending' },
    { state: 'pending' },
  ])
})
