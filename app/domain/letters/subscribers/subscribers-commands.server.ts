import { emailKey } from '~/platform/auth/email-key'
import type { Admin } from '~/platform/auth/session.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { erasedAmong } from '~/platform/privacy/erased-addresses.server'
import { DomainError } from '~/platform/runtime/domain-error'
import { letOthersIn } from '~/platform/runtime/event-loop'
import type { ImportedReader } from './import/readers-of-csv.server'
import { signOff } from './reader.server'
import { leftKey } from './tokens.server'

interface ImportOptions {
  /** `stated`: the author states that they agreed; `asked`: each is mailed a link to confirm. */
  consent: 'stated' | 'asked'
  /** The statement, or what they are asked. */
  wording: string
}

export interface ImportResult {
  added: number
  /** Those who are readers already, or have left here. */
  known: number
  gone: number
}

const rowsAtOnce = 500

/**
 * Adds readers from another system. Nobody who signed off there or here, or whose data was deleted here, is
 * added; one who is in the list twice, once
 * signed off, has signed off.
 */
export async function importSubscribers(
  backend: Backend,
  admin: Admin,
  readers: readonly ImportedReader[],
  { consent, wording }: ImportOptions,
): Promise<ImportResult> {
  const gone = new Set<string>()
  const byKey = new Map<string, ImportedReader>()
  for (const reader of readers) {
    const key = await letOthersIn(() => emailKey(reader.email))
    if (reader.isGone) gone.add(key)
    else byKey.set(key, reader)
  }
  for (const key of gone) byKey.delete(key)
  const added = await inTransaction(backend, async (tx) => {
    const left = await leftKeys(tx)
    const emails = [...byKey.values()].map(({ email }) => email.toLowerCase())
    const erased = new Set((await erasedAmong(tx, emails)).map(({ email }) => email))
    const wanted: [key: string, reader: ImportedReader][] = []
    for (const [key, reader] of byKey) {
      const hasLeft = await letOthersIn(() => left.has(leftKey(tx, reader.email)))
      if (!hasLeft && !erased.has(reader.email.toLowerCase())) wanted.push([key, reader])
    }
    let count = 0
    for (let at = 0; at < wanted.length; at += rowsAtOnce) {
      count += await insertReaders(tx, wanted.slice(at, at + rowsAtOnce), { consent, wording })
    }
    const summary = String(count)
    await recordAudit(tx, admin, { action: 'import', noun: 'subscribers', summary })
    return count
  })
  return { added, known: byKey.size - added, gone: gone.size }
}

async function insertReaders(
  tx: Backend,
  readers: (readonly [key: string, reader: ImportedReader])[],
  { consent, wording }: ImportOptions,
): Promise<number> {
  const now = tx.clock.now().toISOString()
  const isStated = consent === 'stated'
  const inserted = await tx.db
    .insertInto('subscribers')
    .values(
      readers.map(([email_key, { email }]) => ({
        id: crypto.randomUUID(),
        email,
        email_key,
        state: isStated ? ('active' as const) : ('pending' as const),
        refusals: 0,
        reason: null,
        new_email: null,
        token_hash: null,
        token_expires_at: null,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(['id', 'email_key'])
    .execute()
  if (inserted.length === 0) return 0
  const sinceOf = new Map(readers.map(([key, { since }]) => [key, since]))
  await tx.db
    .insertInto('consents')
    .values(
      inserted.map(({ id, email_key }) => ({
        id: crypto.randomUUID(),
        subscriber_id: id,
        wording,
        place: 'en fil fra et andet system',
        given_at: sinceOf.get(email_key) ?? now,
        confirmed_at: isStated ? now : null,
      })),
    )
    .execute()
  return inserted.length
}

async function leftKeys({ db }: Backend): Promise<Set<string>> {
  const rows = await db
    .selectFrom('subscribers')
    .select('email_key')
    .where('state', '=', 'left')
    .execute()
  return new Set(rows.map(({ email_key }) => email_key))
}

/** Signs a reader off who has asked the author. @throws DomainError missing */
export async function removeSubscriber(backend: Backend, admin: Admin, id: string): Promise<void> {
  await inTransaction(backend, async (tx) => {
    if (!(await signOff(tx, id))) throw new DomainError('missing')
    await recordAudit(tx, admin, { action: 'delete', noun: 'subscribers' })
  })
}

/** An address that was switched off gets letters again. @throws DomainError missing */
export async function reactivateSubscriber(backend: Backend, admin: Admin, id: string) {
  await inTransaction(backend, async (tx) => {
    const { numUpdatedRows } = await tx.db
      .updateTable('subscribers')
      .set({ state: 'active', refusals: 0, reason: null })
      .where('id', '=', id)
      .where('state', '=', 'refused')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new DomainError('missing')
    await recordAudit(tx, admin, { action: 'restore', noun: 'subscribers' })
  })
}
