import { expect, test } from 'vitest'
import { type DatabaseTest, databaseTest } from '#tests/support/database'
import { composeMail } from '~/domain/mails/compose-mail.server'
import { emailKey, mailboxKey } from '~/platform/auth/email-key'
import type { Backend } from '~/platform/backend.server'
import { sendDueMails } from '~/platform/mail/outbox.server'
import { leave, readerAt, requestNewEmail, setPaused } from './reader.server'
import {
  confirmSubscription,
  deleteExpiredSignUps,
  pendingConfirmation,
  requestSubscription,
} from './sign-up.server'
import { signUpForm } from './subscribers.form'
import { readerOfToken, readerToken } from './tokens.server'

let network = 0
/** Each from a network of its own. */
const signUp = (backend: Backend, email: string, ip = `10.0.0.${network++}`) =>
  requestSubscription(backend, { email, wording: 'Ja tak', place: 'sidefoden' }, ip)

const tokenIn = (text = '') => /\/brev\/bekraeft\/([\w-]+)/.exec(text)?.[1] ?? ''

const deliver = (backend: Backend) => sendDueMails(backend, composeMail)

async function mailedToken(
  { backend, sent }: DatabaseTest,
  later: Backend = backend,
): Promise<string> {
  await deliver(later)
  return tokenIn(sent.at(-1)?.text)
}

const statesIn = async ({ db }: Backend) =>
  (
    await db.selectFrom('subscribers').select(['email', 'state']).orderBy('created_at').execute()
  ).map(({ email, state }) => `${email} ${state}`)

databaseTest('a reader is signed up by the button behind the mailed link', async (test) => {
  const { backend } = test
  await signUp(backend, 'Karen@example.dk')
  const token = await mailedToken(test)
  expect(await pendingConfirmation(backend, token)).toMatchObject({ address: 'Karen@example.dk' })
  expect(await statesIn(backend)).toEqual(['Karen@example.dk pending'])
  const stored = await backend.db.selectFrom('subscribers').selectAll().executeTakeFirst()
  expect(JSON.stringify(stored)).not.toContain(token)
  const [first, second] = await Promise.all([
    confirmSubscription(backend, token),
    confirmSubscription(backend, token),
  ])
  expect(first).toBe(second)
  expect(await statesIn(backend)).toEqual(['Karen@example.dk active'])
  const consents = await backend.db.selectFrom('consents').selectAll().execute()
  expect(consents).toMatchObject([
    { wording: 'Ja tak', place: 'sidefoden', given_at: '2026-11-21T09:00:00.000Z' },
  ])
  expect(consents[0]?.confirmed_at).toBe('2026-11-21T09:00:00.000Z')
})

databaseTest('a link works for seven days, and the sign-up is then deleted', async (test) => {
  const { backend, at } = test
  await signUp(backend, 'karen@example.dk')
  const token = await mailedToken(test)
  const late = at('2026-11-28T09:00:01Z')
  expect(await confirmSubscription(late, token)).toBeUndefined()
  expect(await confirmSubscription(backend, 'foreign')).toBeUndefined()
  await deleteExpiredSignUps(backend)
  expect(await statesIn(backend)).toHaveLength(1)
  await deleteExpiredSignUps(late)
  expect(await statesIn(backend)).toEqual([])
  expect(await backend.db.selectFrom('consents').selectAll().execute()).toEqual([])
})

databaseTest('nobody is mailed twice a day, however the address is written', async (test) => {
  const { backend, at, sent } = test
  for (const email of ['bo@example.dk', 'BO@Example.dk', 'bo+ven@example.dk', 'bo+x@example.dk']) {
    expect(await signUp(backend, email)).toBeUndefined()
  }
  await deliver(backend)
  expect(sent.map(({ to }) => to)).toEqual(['bo@example.dk'])
  const tomorrow = at('2026-11-22T09:00:01Z')
  await signUp(tomorrow, 'bo@example.dk')
  await deliver(tomorrow)
  expect(sent).toHaveLength(2)
})

databaseTest('a reader who signs up again gets the link to the own page', async (test) => {
  const { backend, at, sent } = test
  await signUp(backend, 'karen@example.dk')
  await confirmSubscription(backend, await mailedToken(test))
  const later = at('2026-11-23T09:00:00Z')
  expect(await signUp(later, 'karen@example.dk')).toBeUndefined()
  await deliver(later)
  expect(sent.at(-1)?.text).toContain('https://example.dk/brev/laeser/')
  expect(await statesIn(backend)).toEqual(['karen@example.dk active'])
})

databaseTest(
  'a network may sign up a few addresses, one of IPv6 as a whole',
  async ({ backend }) => {
    const refused: number[] = []
    for (let count = 0; count < 20; count++) {
      const until = await signUp(backend, `n${count}@example.dk`, `2001:0db8:0000:00${10 + count}:`)
      if (until) refused.push(count)
    }
    expect(refused).toEqual([16, 17, 18, 19])
  },
)

databaseTest('one click signs off, and leaves only a keyed hash of the address', async (test) => {
  const { backend } = test
  await signUp(backend, 'karen@example.dk')
  const id = (await confirmSubscription(backend, await mailedToken(test))) ?? ''
  const token = readerToken(backend, id)
  expect(await leave(backend, `${id}.forged`)).toBe(false)
  expect(await leave(backend, token)).toBe(true)
  expect(await leave(backend, token)).toBe(true)
  expect(await statesIn(backend)).toEqual(['null left'])
  const stored = await backend.db.selectFrom('subscribers').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain('karen')
  expect(await readerAt(backend, token)).toMatchObject({ state: 'left', email: null })
})

databaseTest('a used link does not sign up again a reader who has left', async (test) => {
  const { backend } = test
  await signUp(backend, 'karen@example.dk')
  const confirmation = await mailedToken(test)
  const id = (await confirmSubscription(backend, confirmation)) ?? ''
  await leave(backend, readerToken(backend, id))
  expect(await confirmSubscription(backend, confirmation)).toBeUndefined()
  expect(await statesIn(backend)).toEqual(['null left'])
  const later = test.at('2026-11-23T09:00:00Z')
  await signUp(later, 'karen@example.dk')
  await confirmSubscription(later, await mailedToken(test, later))
  expect(await statesIn(backend)).toEqual(['karen@example.dk active'])
})

databaseTest('a reader pauses, and moves to an address that confirms it', async (test) => {
  const { backend, at } = test
  await signUp(backend, 'karen@example.dk')
  const id = (await confirmSubscription(backend, await mailedToken(test))) ?? ''
  const token = readerToken(backend, id)
  await setPaused(backend, token, true)
  expect(await statesIn(backend)).toEqual(['karen@example.dk paused'])
  await setPaused(backend, token, false)
  await signUp(backend, 'ny@example.dk')
  await confirmSubscription(backend, await mailedToken(test))
  const tomorrow = at('2026-11-22T09:00:01Z')
  await requestNewEmail(tomorrow, token, 'ny@example.dk', '10.9.0.1')
  expect(await statesIn(backend)).toContain('karen@example.dk active')
  await deleteExpiredSignUps(at('2026-11-29T09:00:00Z'))
  expect((await readerAt(backend, token))?.newEmail).toBe('ny@example.dk')
  await confirmSubscription(tomorrow, await mailedToken(test, tomorrow))
  expect(await statesIn(backend)).toEqual(['ny@example.dk active'])
  expect(await readerAt(backend, token)).toMatchObject({ email: 'ny@example.dk', id })
  await requestNewEmail(at('2026-11-23T09:00:00Z'), token, 'tredje@example.dk', '10.9.0.2')
  await deleteExpiredSignUps(at('2026-11-30T09:00:00Z'))
  expect(await readerAt(backend, token)).toMatchObject({ email: 'ny@example.dk', newEmail: null })
})

databaseTest('a reader sees what is stored, and moves only to another address', async (test) => {
  const { backend, sent } = test
  await signUp(backend, 'karen@example.dk')
  await signUp(backend, 'anden@example.dk')
  const rows = await backend.db.selectFrom('subscribers').select(['id', 'email']).execute()
  const idOf = (name: string) => rows.find(({ email }) => email?.startsWith(name))?.id ?? ''
  const token = readerToken(backend, idOf('karen'))
  expect(await readerAt(backend, token), 'who has not confirmed').toBeUndefined()
  await deliver(backend)
  for (const mail of sent.slice()) await confirmSubscription(backend, tokenIn(mail.text))
  for (const letter_id of ['b1', 'b2', 'b3']) {
    const sending = { letter_id, state: 'done' as const, created_at: '2026' }
    await backend.db.insertInto('letter_sendings').values(sending).execute()
  }
  const delivered = (letter_id: string, name: string, state: 'sent' | 'failed') => {
    const row = { letter_id, subscriber_id: idOf(name), state, attempts: 1 }
    const values = { ...row, next_attempt: '', updated_at: '' }
    return backend.db.insertInto('letter_deliveries').values(values).execute()
  }
  await delivered('b1', 'karen', 'sent')
  await delivered('b2', 'karen', 'sent')
  await delivered('b3', 'karen', 'failed')
  await delivered('b3', 'anden', 'sent')
  const at = '21. november 2026 kl. 10.00'
  expect(await readerAt(backend, token)).toMatchObject({
    email: 'karen@example.dk',
    state: 'active',
    newEmail: null,
    since: at,
    letters: 2,
    consents: [{ wording: 'Ja tak', place: 'sidefoden', givenAt: at, confirmedAt: at }],
  })
  await requestNewEmail(backend, token, 'Karen@Example.dk', '10.9.1.1')
  expect((await readerAt(backend, token))?.newEmail).toBeNull()
  await backend.db.updateTable('subscribers').set({ state: 'refused' }).execute()
  await setPaused(backend, token, true)
  expect((await readerAt(backend, token))?.state).toBe('refused')
  await setPaused(backend, token, false)
  expect((await readerAt(backend, token))?.state).toBe('active')
  expect(await statesIn(backend)).toContain('anden@example.dk refused')
})

databaseTest('a reader cannot have somebody else mailed twice a day', async (test) => {
  const { backend, sent } = test
  await signUp(backend, 'karen@example.dk')
  const id = (await confirmSubscription(backend, await mailedToken(test))) ?? ''
  const token = readerToken(backend, id)
  for (const email of ['offer@example.dk', 'Offer+2@example.dk', 'offer@example.dk']) {
    expect(await requestNewEmail(backend, token, email, `10.9.0.${network++}`)).toBeUndefined()
  }
  await deliver(backend)
  expect(sent.filter(({ to }) => /offer/i.test(to))).toHaveLength(1)
})

databaseTest('the token of another site is not a reader’s', async ({ backend }) => {
  const token = readerToken(backend, 'a')
  expect(readerOfToken(backend, token)).toBe('a')
  for (const foreign of ['', 'a', 'a.', 'b.x', `b.${token.split('.')[1]}`, `${token}.x`, '\0.x']) {
    expect(readerOfToken(backend, foreign)).toBeUndefined()
  }
})

test.each([
  ['', 'Skriv din e-mailadresse.'],
  ['x'.repeat(10_000), 'Skriv hele e-mailadressen, f.eks. navn@example.dk.'],
  ['a@b.dk\r\nBcc: c@d.dk', 'Skriv hele e-mailadressen, f.eks. navn@example.dk.'],
  ['"to ord"@example.dk', 'Skriv hele e-mailadressen, f.eks. navn@example.dk.'],
  ['<b>a</b>@example.dk', 'Skriv hele e-mailadressen, f.eks. navn@example.dk.'],
  ['søren@ærø.dk', undefined],
  ['a@xn--r-1fa.dk', undefined],
])('the address %j is answered with %j', (email, message) => {
  expect(signUpForm.safeParse({ email }).error?.issues[0]?.message).toBe(message)
})

test('addresses of one mailbox are the same', () => {
  expect(emailKey('Søren@ÆRØ.dk')).toBe('søren@xn--r-3fa9c.dk')
  expect(mailboxKey('J.Ø.Hansen+brev@googlemail.com')).toBe('jøhansen@gmail.com')
  expect(mailboxKey('+a@example.dk')).toBe('+a@example.dk')
})
