import { addDays } from 'date-fns/addDays'
import { instantText } from '~/danish/dates'
import { emailKey } from '~/platform/auth/email-key'
import { countAttempt, limitKeys, mailboxLimit } from '~/platform/auth/sign-in-limits.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { confirmationDays } from './sign-up.server'
import { mailConfirmation } from './subscriber-mails.server'
import { leftKey, newConfirmationToken, readerOfToken } from './tokens.server'

/** The stored data of the reader whose link it is; undefined for a foreign token and a deleted reader. */
export async function readerAt(backend: Backend, token: string) {
  const id = readerOfToken(backend, token)
  if (id === undefined) return undefined
  const { db } = backend
  const row = await db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || row.state === 'pending') return undefined
  const [consents, { letters }] = await Promise.all([
    db
      .selectFrom('consents')
      .selectAll()
      .where('subscriber_id', '=', id)
      .orderBy('given_at')
      .execute(),
    db
      .selectFrom('letter_deliveries')
      .select(({ fn }) => fn.countAll<number>().as('letters'))
      .where('subscriber_id', '=', id)
      .where('state', '=', 'sent')
      .executeTakeFirstOrThrow(),
  ])
  return {
    id,
    email: row.email,
    state: row.state,
    newEmail: row.new_email,
    since: instantText(row.created_at),
    letters: Number(letters),
    consents: consents.map(({ wording, place, given_at, confirmed_at }) => ({
      wording,
      place,
      givenAt: instantText(given_at),
      confirmedAt: confirmed_at && instantText(confirmed_at),
    })),
  }
}

export type Reader = NonNullable<Awaited<ReturnType<typeof readerAt>>>

/**
 * Signs the reader off at once. Of the address only a keyed hash stays.
 * @returns whether the token is that of a reader, also of one who has left before
 */
export async function leave(backend: Backend, token: string): Promise<boolean> {
  const id = readerOfToken(backend, token)
  return id !== undefined && signOff(backend, id)
}

export async function signOff(backend: Backend, id: string): Promise<boolean> {
  const { db, clock } = backend
  const row = await db
    .selectFrom('subscribers')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return false
  if (row.email === null) return true
  const key = leftKey(backend, row.email)
  await db
    .updateTable('subscribers')
    .set({
      email: null,
      email_key: key,
      new_email: null,
      state: 'left',
      reason: null,
      token_hash: null,
      token_expires_at: null,
      updated_at: clock.now().toISOString(),
    })
    .where('id', '=', id)
    .execute()
  return true
}

export async function setPaused(backend: Backend, token: string, isPaused: boolean) {
  const { db, clock } = backend
  const id = readerOfToken(backend, token)
  if (id === undefined) return
  await db
    .updateTable('subscribers')
    .set({ state: isPaused ? 'paused' : 'active', updated_at: clock.now().toISOString() })
    .where('id', '=', id)
    .where('state', 'in', isPaused ? ['active'] : ['paused', 'refused'])
    .execute()
}

/**
 * Mails the new address a link that confirms it. The answer is the same for an address that is already in the list.
 * @returns when the next attempt from this network is allowed, if this one is not
 */
export async function requestNewEmail(
  backend: Backend,
  token: string,
  email: string,
  clientIp: string,
): Promise<Date | undefined> {
  const id = readerOfToken(backend, token)
  if (id === undefined) return undefined
  const until = await countAttempt(backend, limitKeys(clientIp, 'brev '))
  if (until) return until
  if (await countAttempt(backend, [mailboxLimit(email)])) return undefined
  await inTransaction(backend, async (tx) => {
    const now = tx.clock.now()
    const row = await tx.db
      .selectFrom('subscribers')
      .select('email')
      .where('id', '=', id)
      .where('state', 'in', ['active', 'paused', 'refused'])
      .executeTakeFirst()
    if (!row || (row.email !== null && emailKey(row.email) === emailKey(email))) return
    const { token: confirmation, hash } = newConfirmationToken()
    await tx.db
      .updateTable('subscribers')
      .set({
        new_email: email,
        token_hash: hash,
        token_expires_at: addDays(now, confirmationDays).toISOString(),
      })
      .where('id', '=', id)
      .execute()
    await mailConfirmation(tx, email, confirmation)
  })
  return undefined
}
