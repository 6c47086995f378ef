import { addDays } from 'date-fns/addDays'
import { emailKey } from '~/platform/auth/email-key'
import {
  countAttempt,
  limitKeys,
  mailboxLimit,
  uncountAttempt,
} from '~/platform/auth/sign-in-limits.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import type { MailBlock } from '~/platform/mail/mail-block'
import { mailConfirmation, mailKnownReader } from './subscriber-mails.server'
import type { ConsentPlace } from './subscribers.form'
import { confirmationHash, leftKey, newConfirmationToken } from './tokens.server'

export const confirmationDays = 7

interface Consent {
  email: string
  /** The text that stood at the field. */
  wording: string
  place: ConsentPlace
}

/**
 * The same for known and unknown addresses. One mailbox gets at most one mail a day from the site's forms.
 * @returns when the next attempt from this network is allowed, if this one is not
 */
export async function requestSubscription(
  backend: Backend,
  consent: Consent,
  clientIp: string,
): Promise<Date | undefined> {
  const until = await countAttempt(backend, limitKeys(clientIp, 'brev '))
  if (until) return until
  const limit = [mailboxLimit(consent.email)]
  if (await countAttempt(backend, limit)) return undefined
  try {
    await inTransaction(backend, (tx) => addPending(tx, consent))
  } catch (error) {
    await uncountAttempt(backend, limit)
    throw error
  }
  return undefined
}

/**
 * Stores that a reader wants the letter, and mails the link that confirms it. The form counts the mail for the mailbox.
 * @param more what else the form mails, since a mailbox gets one mail
 */
export async function addPending(
  tx: Backend,
  { email, wording, place }: Consent,
  more: MailBlock[] = [],
): Promise<void> {
  const known = await subscriberAt(tx, email)
  if (known && (known.state === 'active' || known.state === 'paused')) {
    return mailKnownReader(tx, email, known.id, more)
  }
  const now = tx.clock.now()
  const { token, hash } = newConfirmationToken()
  const values = {
    email,
    email_key: emailKey(email),
    state: 'pending' as const,
    refusals: 0,
    reason: null,
    new_email: null,
    token_hash: hash,
    token_expires_at: addDays(now, confirmationDays).toISOString(),
    updated_at: now.toISOString(),
  }
  const id = known?.id ?? crypto.randomUUID()
  await tx.db
    .insertInto('subscribers')
    .values({ id, ...values, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
  await recordConsent(tx, id, { wording, place, confirmed_at: null })
  await mailConfirmation(tx, email, token, more)
}

export async function recordConsent(
  { db, clock }: Backend,
  subscriber_id: string,
  consent: { wording: string; place: string; confirmed_at: string | null },
): Promise<void> {
  await db
    .insertInto('consents')
    .values({
      id: crypto.randomUUID(),
      subscriber_id,
      given_at: clock.now().toISOString(),
      ...consent,
    })
    .execute()
}

/** The reader with this address, also one who has left. */
export async function subscriberAt(backend: Backend, email: string) {
  return backend.db
    .selectFrom('subscribers')
    .selectAll()
    .where('email_key', 'in', [emailKey(email), leftKey(backend, email)])
    .orderBy('email')
    .limit(1)
    .executeTakeFirst()
}

/** The reader who asked with this token, or wants the letter at another address. */
export async function pendingConfirmation({ db, clock }: Backend, token: string) {
  const row = await db
    .selectFrom('subscribers')
    .select(['id', 'state', 'email', 'new_email'])
    .where('token_hash', '=', confirmationHash(token))
    .where('token_expires_at', '>', clock.now().toISOString())
    .executeTakeFirst()
  return row && { ...row, address: row.new_email ?? row.email ?? '' }
}

/**
 * Signs up, or changes the address. A second confirmation with the same token changes nothing.
 * @returns the reader's id; undefined if the token is unknown, expired or replaced
 */
export async function confirmSubscription(
  backend: Backend,
  token: string,
): Promise<string | undefined> {
  return inTransaction(backend, async (tx) => {
    const found = await pendingConfirmation(tx, token)
    if (!found) return undefined
    const now = tx.clock.now().toISOString()
    if (found.new_email !== null) await moveTo(tx, found.id, found.new_email)
    await tx.db
      .updateTable('subscribers')
      .set({ state: 'active', updated_at: now })
      .where('id', '=', found.id)
      .where('state', '=', 'pending')
      .execute()
    await tx.db
      .updateTable('consents')
      .set({ confirmed_at: now })
      .where('subscriber_id', '=', found.id)
      .where('confirmed_at', 'is', null)
      .execute()
    return found.id
  })
}

/** A reader with the new address, if there is one, becomes this reader. */
async function moveTo(tx: Backend, id: string, email: string): Promise<void> {
  const other = await subscriberAt(tx, email)
  if (other && other.id !== id) {
    await tx.db.deleteFrom('subscribers').where('id', '=', other.id).execute()
  }
  await tx.db
    .updateTable('subscribers')
    .set({
      email,
      email_key: emailKey(email),
      new_email: null,
      refusals: 0,
      reason: null,
      updated_at: tx.clock.now().toISOString(),
    })
    .where('id', '=', id)
    .execute()
}

/** Deletes sign-ups and new addresses that were not confirmed in time. Consents go with them. */
export async function deleteExpiredSignUps({ db, clock }: Backend): Promise<void> {
  const now = clock.now().toISOString()
  await db
    .deleteFrom('subscribers')
    .where('state', '=', 'pending')
    .where('token_expires_at', '<=', now)
    .execute()
  await db
    .updateTable('subscribers')
    .set({ new_email: null })
    .where('new_email', 'is not', null)
    .where('token_expires_at', '<=', now)
    .execute()
}
