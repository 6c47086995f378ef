import { storedLetter } from '~/domain/letters/letters.server'
import { isKeyOf } from '~/http/is-key-of'
import type { Admin } from '~/platform/auth/session.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { queueMail } from '~/platform/mail/outbox.server'
import { DomainError } from '~/platform/runtime/domain-error'
import { composeLetter, testMail } from './compose.server'

/** Does nothing for a letter that was sent, or waits for its time. */
export async function requestSending(
  tx: Backend,
  admin: Admin,
  letterId: string,
  title: string,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('letter_sendings')
    .values({ letter_id: letterId, state: 'waiting', created_at: tx.clock.now().toISOString() })
    .onConflict((conflict) => conflict.column('letter_id').doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) return
  await recordAudit(tx, admin, { action: 'send', noun: 'letter_sendings', summary: title })
}

const changes = {
  pause: { from: ['sending'], set: { state: 'paused', reason: null } },
  resume: { from: ['paused'], set: { state: 'sending', reason: null, next_attempt: null } },
  stop: { from: ['waiting', 'sending', 'paused'], set: { state: 'stopped', reason: null } },
} as const

export type SendingChange = keyof typeof changes

export const isSendingChange = (intent: unknown) => isKeyOf(changes, intent)

/** @throws DomainError changed-since, when it is in another state by now */
export async function changeSending(
  backend: Backend,
  admin: Admin,
  letterId: string,
  action: SendingChange,
): Promise<void> {
  const { from, set } = changes[action]
  await inTransaction(backend, async (tx) => {
    const { numUpdatedRows } = await tx.db
      .updateTable('letter_sendings')
      .set({
        ...set,
        ...(action === 'stop' && { ended_at: tx.clock.now().toISOString() }),
      })
      .where('letter_id', '=', letterId)
      .where('state', 'in', from)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new DomainError('changed-since')
    const letter = await tx.db
      .selectFrom('letters')
      .select('title')
      .where('id', '=', letterId)
      .executeTakeFirst()
    const summary = letter?.title ?? ''
    await recordAudit(tx, admin, { action, noun: 'letter_sendings', summary })
  })
}

/** For a delivery that is uncertain or was refused. @throws DomainError changed-since */
export async function sendAgain(
  backend: Backend,
  admin: Admin,
  letterId: string,
  subscriberId: string,
): Promise<void> {
  const at = backend.clock.now().toISOString()
  await inTransaction(backend, async (tx) => {
    const { numUpdatedRows } = await tx.db
      .updateTable('letter_deliveries')
      .set({ state: 'queued', next_attempt: at, updated_at: at, reason: null })
      .where('letter_id', '=', letterId)
      .where('subscriber_id', '=', subscriberId)
      .where('state', 'in', ['uncertain', 'failed'])
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new DomainError('changed-since')
    await tx.db
      .updateTable('letter_sendings')
      .set({ state: 'sending', next_attempt: null, ended_at: null })
      .where('letter_id', '=', letterId)
      .where('state', 'in', ['done', 'stopped'])
      .execute()
    await recordAudit(tx, admin, { action: 'send-again', noun: 'letter_sendings', summary: '' })
  })
}

/** To the author's own address. @throws DomainError missing */
export async function sendTest(backend: Backend, admin: Admin, letterId: string): Promise<void> {
  const letter = await storedLetter(backend, letterId)
  if (!letter) throw new DomainError('missing')
  const composed = await composeLetter(backend, letter)
  const at = backend.clock.now().toISOString()
  await inTransaction(backend, async (tx) => {
    await queueMail(tx, testMail(composed, admin.email, at))
    await recordAudit(tx, admin, { action: 'test', noun: 'letter_sendings', summary: letter.title })
  })
}
