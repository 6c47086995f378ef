import { addMinutes } from 'date-fns/addMinutes'
import { addSeconds } from 'date-fns/addSeconds'
import { sql } from 'kysely'
import type { Admin } from '~/platform/auth/session.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { countRows } from '~/platform/db/listing.server'
import type { RowOf } from '~/platform/db/schema'
import { DomainError } from '~/platform/runtime/domain-error'
import type { MailBlock } from './mail-block'
import { type MailFailure, mailFailureOf } from './mail-failure'
import type { Mail } from './transport.server'

export interface QueuedMail {
  to: string
  replyTo?: string
  subject: string
  /** Parts from which HTML and text are made when it is sent, or both ready. */
  body: MailBlock[] | { html: string; text: string }
  headers?: Record<string, string>
  /** The end of its use, such as the expiry of a link; two days if missing. */
  giveUpAt?: Date
}

/** Makes the mail that is sent (app/domain/mails/compose-mail.server.tsx). */
export type ComposeMail = (backend: Backend, mail: QueuedMail) => Promise<Mail>

const giveUpMinutes = 2 * 24 * 60
const maxWaitMinutes = 4 * 60
const leaseSeconds = 300
/** The longest address and subject that the list shows. */
const maxShown = 320

/**
 * Stores a mail in the transaction of `backend`, so that it is sent if and only if what causes it is committed. The
 * sender (`OutboxSender`) sends it within seconds, and repeats it for two days if the mail server does not take it.
 * `QueuedMail.to` is one address.
 */
export async function queueMail(backend: Backend, mail: QueuedMail): Promise<string> {
  const { db, clock, auth } = backend
  const { giveUpAt, ...content } = mail
  const id = crypto.randomUUID()
  const now = clock.now()
  await db
    .insertInto('outbox')
    .values({
      id,
      created_at: now.toISOString(),
      recipient: mail.to.toLowerCase().slice(0, maxShown),
      subject: mail.subject.slice(0, maxShown),
      content: auth.seal(purposeOf(id), JSON.stringify(content)),
      next_attempt_at: now.toISOString(),
      give_up_at: (giveUpAt ?? addMinutes(now, giveUpMinutes)).toISOString(),
    })
    .execute()
  return id
}

const purposeOf = (id: string) => `outbox ${id}`

type OutboxRow = RowOf<'outbox'>

/** Sends all due mails, each once over all processes. Returns when none is due. */
export async function sendDueMails(
  backend: Backend,
  compose: ComposeMail,
  signal?: AbortSignal,
): Promise<void> {
  await giveUpExpired(backend)
  while (!signal?.aborted) {
    const row = await leaseNext(backend)
    if (!row) return
    await sendRow(backend, row, compose)
  }
}

/** The conditions are repeated in the update, since another process may have leased the row in between. */
async function leaseNext({ db, clock }: Backend): Promise<OutboxRow | undefined> {
  const now = clock.now()
  const at = now.toISOString()
  for (;;) {
    const due = db
      .selectFrom('outbox')
      .select('id')
      .where('next_attempt_at', '<=', at)
      .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', at)]))
      .orderBy('next_attempt_at')
      .orderBy('created_at')
      .limit(1)
    const found = await due.executeTakeFirst()
    if (!found) return undefined
    const leased = await db
      .updateTable('outbox')
      .set({ leased_until: addSeconds(now, leaseSeconds).toISOString() })
      .where('id', '=', found.id)
      .where('next_attempt_at', '<=', at)
      .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', at)]))
      .returningAll()
      .executeTakeFirst()
    if (leased) return leased
  }
}

async function sendRow(backend: Backend, row: OutboxRow, compose: ComposeMail): Promise<void> {
  const { db, clock, log, mail, siteUrl } = backend
  try {
    const content = backend.auth.unseal(purposeOf(row.id), row.content)
    if (content === undefined) throw Object.assign(new Error('sealed'), { code: 'ESEAL' })
    const composed = await compose(backend, JSON.parse(content) as QueuedMail)
    await mail?.send({ ...composed, messageId: `<${row.id}@${new URL(siteUrl).hostname}>` })
    await db
      .updateTable('outbox')
      .set({
        sent_at: clock.now().toISOString(),
        next_attempt_at: null,
        leased_until: null,
        content: '',
        attempts: row.attempts + 1,
        error: null,
      })
      .where('id', '=', row.id)
      .execute()
  } catch (error) {
    const failure = mailFailureOf(error)
    log.warn({ failure, mail: row.id }, 'a mail could not be sent')
    await postpone(backend, row, failure)
  }
}

async function postpone({ db, clock }: Backend, row: OutboxRow, failure: MailFailure) {
  const attempts = row.attempts + 1
  const wait = Math.min(maxWaitMinutes, 2 ** (attempts - 1))
  const next = addMinutes(clock.now(), wait).toISOString()
  await db
    .updateTable('outbox')
    .set({
      attempts,
      error: JSON.stringify(failure),
      next_attempt_at: next < row.give_up_at ? next : null,
      leased_until: null,
    })
    .where('id', '=', row.id)
    .execute()
}

/** Mails whose time to give up passed without an attempt, as while the site was off for days. */
async function giveUpExpired({ db, clock }: Backend): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: null, error: sql`coalesce(error, '{"kind":"late"}')` })
    .where('next_attempt_at', 'is not', null)
    .where('give_up_at', '<=', clock.now().toISOString())
    .where('leased_until', 'is', null)
    .execute()
}

/** The mails that are not sent: those that failed first, then the oldest. */
export async function unsentMails({ db }: Backend) {
  const unsent = db.selectFrom('outbox').where('sent_at', 'is', null)
  const rows = await unsent
    .select(['id', 'recipient', 'subject', 'created_at', 'attempts', 'next_attempt_at', 'error'])
    .orderBy((row) => row.case().when('next_attempt_at', 'is', null).then(0).else(1).end())
    .orderBy('created_at')
    .limit(100)
    .execute()
  return {
    total: await countRows(unsent),
    mails: rows.map(({ error, ...row }) => ({
      ...row,
      failure: error === null ? undefined : (JSON.parse(error) as MailFailure),
    })),
  }
}

/** Tries a mail again at once; one that was given up, for two days more. */
export async function retryMail(backend: Backend, admin: Admin, id: string): Promise<void> {
  const now = backend.clock.now()
  await inTransaction(backend, async (inside) => {
    const retried = await inside.db
      .updateTable('outbox')
      .set({
        next_attempt_at: now.toISOString(),
        give_up_at: addMinutes(now, giveUpMinutes).toISOString(),
      })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .returning('subject')
      .executeTakeFirst()
    if (!retried) throw new DomainError('missing')
    const entry = { action: 'retry', noun: 'outbox', summary: retried.subject } as const
    await recordAudit(inside, admin, entry)
  })
}
