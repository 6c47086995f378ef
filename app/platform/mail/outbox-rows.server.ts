import { subDays } from 'date-fns/subDays'
import type { Backend } from '~/platform/backend.server'

const keptDays = 30

const shown = ['id', 'recipient', 'subject', 'created_at', 'sent_at'] as const

export function mailsTo({ db }: Backend, who: string) {
  return db.selectFrom('outbox').select(shown).where('recipient', '=', who).execute()
}

export async function eraseMails({ db }: Backend, email: string, until: string): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('recipient', '=', email)
    .where('created_at', '<', until)
    .execute()
}

export async function mailAddresses({ db }: Backend): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select('recipient').distinct().execute()
  return rows.map(({ recipient }) => recipient)
}

/** A mail that still waits is younger, since it is given up after two days. */
export async function expireMails({ db, clock }: Backend): Promise<void> {
  const before = subDays(clock.now(), keptDays).toISOString()
  await db.deleteFrom('outbox').where('created_at', '<', before).execute()
}
