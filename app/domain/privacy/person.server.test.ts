import { expect } from 'vitest'
import { sessionCookie, signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { saveEnquiry } from '~/domain/enquiries/enquiries-commands.server'
import { signOff } from '~/domain/letters/subscribers/reader.server'
import { importSubscribers } from '~/domain/letters/subscribers/subscribers-commands.server'
import { deleteNoun } from '~/domain/rows/rows-commands.server'
import { expireSignIns } from '~/platform/auth/expire-sign-ins.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { restore } from '~/platform/backups/restore.server'
import { queueMail } from '~/platform/mail/outbox.server'
import { erasePerson, expirePersonalData, findPerson } from './person.server'

const bo = 'bo@example.dk'
const answered = { revision: 1, state: 'answered', note: '' } as const

async function addEnquiry({ db, clock }: Backend, id: string, email = bo) {
  const at = clock.now().toISOString()
  const row = { id, email, name: `Bo ${id}`, message: 'Hej', subject: 'Håb', reasons: '' }
  const rest = { state: 'new', note: '', revision: 1, created_at: at, updated_at: at }
  await db
    .insertInto('enquiries')
    .values({ ...row, ...rest } as never)
    .execute()
}

const ids = async ({ db }: Backend) =>
  (await db.selectFrom('enquiries').select('id').orderBy('id').execute()).map(({ id }) => id)

const rowsOf = ({ db }: Backend, table: 'trash' | 'outbox') =>
  db.selectFrom(table).selectAll().execute()

type Database = Parameters<typeof restore>[0]['database']

async function restoreBackup({ backups, files, clock }: Backend, database: Database, id: string) {
  const { store } = await backups.openTarget()
  await restore({ database, files, clock }, await store.archive(id))
}

databaseTest('the data of one person is found by address and by name', async ({ backend }) => {
  const write = await openWriter(backend)
  await addEnquiry(backend, 'a')
  await queueMail(backend, { to: 'BO@example.dk', subject: 'Tak', body: [] })
  const { id } = await write.news('Besøg af Bo A')
  const path = `/admin/historik/news/${id}`
  expect(await findPerson(backend, ' Bo@Example.dk ')).toMatchObject([
    { name: 'Henvendelser', items: [{ title: 'Bo a · Håb', email: bo, data: { message: 'Hej' } }] },
    { name: 'E-mail', items: [{ title: 'Tak', email: bo, data: { subject: 'Tak' } }] },
  ])
  expect(await findPerson(backend, 'bo a')).toMatchObject([
    { name: 'Henvendelser', items: [{ path: '/admin/henvendelser/a' }] },
    { name: 'Historik og papirkurv', items: [{ title: 'nyheden »Besøg af Bo A«', path }] },
  ])
  expect(await findPerson(backend, 'o a')).toHaveLength(2)
  expect(await findPerson(backend, 'bo')).toEqual([])
})

databaseTest(
  'a name is found in any case, and as a Mac writes its letters',
  async ({ backend }) => {
    const write = await openWriter(backend)
    await addEnquiry(backend, 'Østergård')
    await write.news('Besøg af Bo Østergård')
    for (const who of ['bo østergård', 'BO ØSTERGÅRD', 'Østergård'.normalize('NFD')])
      expect(await findPerson(backend, who)).toMatchObject([
        { name: 'Henvendelser' },
        { name: 'Historik og papirkurv' },
      ])
    expect(await findPerson(backend, '%%%')).toEqual([])
  },
)

databaseTest('an address that looks like the deleted one keeps its data', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const others = ['bo.1@example.dk', 'bo1@example.dk', 'bø_1@example.dk']
  for (const [at, email] of ['bo_1@example.dk', 'bå_1@example.dk', ...others].entries()) {
    await addEnquiry(backend, `${at}`, email)
    await saveEnquiry(backend, admin, `${at}`, answered)
  }
  await erasePerson(backend, admin, 'bo_1@example.dk')
  await erasePerson(backend, admin, 'bå_1@example.dk')
  expect(await ids(backend)).toEqual(['2', '3', '4'])
})

databaseTest('a person is deleted everywhere, and others are not', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  for (const id of ['a', 'b']) await addEnquiry(backend, id)
  for (const id of ['c', 'd']) await addEnquiry(backend, id, 'eva@example.dk')
  for (const id of ['a', 'c'])
    await saveEnquiry(backend, admin, id, { revision: 1, state: 'answered', note: 'Ring' })
  for (const id of ['b', 'd']) await deleteNoun(backend, admin, 'enquiries', id)
  await queueMail(backend, { to: bo, subject: 'Tak', body: [] })
  await erasePerson(backend, admin, bo)
  expect(await ids(backend)).toEqual(['c'])
  const versions = backend.db.selectFrom('row_versions').select('row_id').distinct()
  expect(await versions.orderBy('row_id').execute()).toEqual([{ row_id: 'c' }, { row_id: 'd' }])
  expect(await rowsOf(backend, 'trash')).toMatchObject([{ row_id: 'd' }])
  expect(await rowsOf(backend, 'outbox')).toEqual([])
  const log = await backend.db.selectFrom('audit_log').selectAll().execute()
  expect(JSON.stringify(log)).not.toMatch(/Bo |bo@/)
})

databaseTest(
  'a restored backup loses the deleted person again, but not a later enquiry',
  async (test) => {
    const { backend, database, at } = test
    const admin = await signedInAdmin(backend)
    await addEnquiry(backend, 'a')
    await addEnquiry(backend, 'b', 'eva@example.dk')
    const { id } = await backend.backups.takeWhenFree('manual')
    await erasePerson(backend, admin, bo)
    await restoreBackup(backend, database, id)
    expect(await ids(backend)).toEqual(['a', 'b'])
    await addEnquiry(at('2026-11-22T09:00:00Z'), 'later')
    await expirePersonalData(backend)
    expect(await ids(backend)).toEqual(['b', 'later'])
  },
)

databaseTest(
  'a restored backup loses what was deleted since it, also if the person was deleted before',
  async ({ backend, database, at }) => {
    const admin = await signedInAdmin(backend)
    await erasePerson(backend, admin, bo)
    await addEnquiry(at('2026-11-22T09:00:00Z'), 'again')
    const { id } = await backend.backups.takeWhenFree('manual')
    await erasePerson(at('2026-11-23T09:00:00Z'), admin, bo)
    await restoreBackup(backend, database, id)
    expect(await ids(backend)).toEqual(['again'])
    await expirePersonalData(backend)
    expect(await ids(backend)).toEqual([])
  },
)

databaseTest('nothing is kept longer than the page says', async ({ backend, at }) => {
  const admin = await signedInAdmin(backend)
  await sessionCookie(backend, admin.id)
  await addEnquiry(at('2024-11-20T09:00:00Z'), 'old')
  await addEnquiry(at('2024-11-22T09:00:00Z'), 'new')
  await addEnquiry(at('2024-11-20T09:00:00Z'), 'answered-later')
  await saveEnquiry(at('2026-11-01T09:00:00Z'), admin, 'answered-later', answered)
  await queueMail(at('2026-10-22T08:00:00Z'), { to: bo, subject: 'Old', body: [] })
  await queueMail(at('2026-10-22T10:00:00Z'), { to: bo, subject: 'New', body: [] })
  await expirePersonalData(backend)
  expect(await ids(backend)).toEqual(['answered-later', 'new'])
  expect(await rowsOf(backend, 'outbox')).toMatchObject([{ subject: 'New' }])

  const counts = [
    { subject: 'old', attempts: 1, blocked_until: '2026-11-20T08:00:00.000Z' },
    { subject: 'new', attempts: 1, blocked_until: '2026-11-20T10:00:00.000Z' },
  ]
  await backend.db.insertInto('sign_in_limits').values(counts).execute()
  await backend.db.updateTable('sessions').set({ expires_at: '2020-01-01' }).execute()
  await expireSignIns(backend)
  const left = await backend.db.selectFrom('sign_in_limits').select('subject').execute()
  expect(left).toEqual([{ subject: 'new' }])
  expect(await backend.db.selectFrom('sessions').select('id').execute()).toEqual([])
})

const readersIn = async ({ db }: Backend) =>
  (await db.selectFrom('subscribers').select('email').orderBy('email').execute()).map(
    ({ email }) => email,
  )

const addReaders = (backend: Backend, admin: Admin, ...emails: string[]) =>
  importSubscribers(
    backend,
    admin,
    emails.map((email) => ({ email, isGone: false })),
    { consent: 'stated', wording: 'Ja tak' },
  )

async function deliverTo({ db, clock }: Backend, email: string) {
  const at = clock.now().toISOString()
  const { id } = await db
    .selectFrom('subscribers')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('letter_sendings')
    .values({ letter_id: 'l', state: 'done', subject: 'Nyt fra fjorden', created_at: at })
    .execute()
  const row = { letter_id: 'l', subscriber_id: id, state: 'sent' as const, attempts: 0 }
  await db
    .insertInto('letter_deliveries')
    .values({ ...row, next_attempt: at, updated_at: at })
    .execute()
  return id
}

databaseTest('a reader is found with consents and letters, and deleted with them', async (test) => {
  const { backend } = test
  const admin = await signedInAdmin(backend)
  await addEnquiry(backend, 'a', 'ida@example.dk')
  // The engines compare capitals differently.
  expect(await findPerson(backend, 'bo A')).toMatchObject([{ name: 'Henvendelser' }])
  await addReaders(backend, admin, 'Bo@example.dk', 'eva@example.dk')
  const id = await deliverTo(backend, 'Bo@example.dk')
  await backend.db
    .updateTable('subscribers')
    .set({ new_email: bo })
    .where('email', '=', 'eva@example.dk')
    .execute()
  expect(await findPerson(backend, 'BO@example.dk ')).toMatchObject([
    {
      name: 'Læsere af brevet',
      items: [
        {
          email: bo,
          data: { consents: [{ wording: 'Ja tak' }], letters: [{ subject: 'Nyt fra fjorden' }] },
        },
        { email: bo, data: { email: 'eva@example.dk', new_email: bo } },
      ],
    },
  ])
  await erasePerson(backend, admin, bo)
  const left = await backend.db.selectFrom('subscribers').selectAll().execute()
  expect(left).toMatchObject([{ email: 'eva@example.dk', new_email: null, state: 'active' }])
  for (const table of ['consents', 'letter_deliveries'] as const) {
    const rows = await backend.db.selectFrom(table).select('subscriber_id').execute()
    expect(rows.map(({ subscriber_id }) => subscriber_id)).not.toContain(id)
  }
  await addReaders(backend, admin, 'bo@Example.dk', 'ib@example.dk')
  expect(await readersIn(backend)).toEqual(['eva@example.dk', 'ib@example.dk'])
})

databaseTest('what is kept of a reader who has left is found and deleted', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  await addReaders(backend, admin, bo)
  await signOff(backend, await deliverTo(backend, bo))
  expect(await findPerson(backend, bo)).toMatchObject([
    { items: [{ title: 'Har afmeldt', email: bo, data: { email: null } }] },
  ])
  await erasePerson(backend, admin, bo)
  expect(await readersIn(backend)).toEqual([])
})

databaseTest('a restored backup loses the deleted reader again', async ({ backend, database }) => {
  const admin = await signedInAdmin(backend)
  await addReaders(backend, admin, 'Bo@example.dk', 'eva@example.dk')
  const { id } = await backend.backups.takeWhenFree('manual')
  await erasePerson(backend, admin, bo)
  await restoreBackup(backend, database, id)
  expect(await readersIn(backend)).toEqual(['Bo@example.dk', 'eva@example.dk'])
  await expirePersonalData(backend)
  expect(await readersIn(backend)).toEqual(['eva@example.dk'])
})
