import { instantText } from '~/danish/dates'
import type { Backend } from '~/platform/backend.server'
import { auditText, screenOfNoun, whoCopy } from './audit.copy'

interface AuditLogEntry {
  id: string
  /** ISO instant. */
  at: string
  /** '21. november 2026 kl. 10.00', in Copenhagen. */
  atText: string
  /** The acting account, which may be deleted by now. */
  who: string
  /** 'Rettede nyheden »En lukket kirkedør«' */
  what: string
  /** The screen of the noun, if it has one. */
  screen?: string
}

const maxEntries = 100

/** The latest entries of the audit log in plain Danish, newest first (docs/quality.md, "Safe"). */
export async function auditLog({ db, nouns }: Backend): Promise<AuditLogEntry[]> {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.admin_id')
    .select(['audit_log.id', 'at', 'admin_id', 'email', 'action', 'noun', 'summary'])
    .orderBy('at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(maxEntries)
    .execute()
  return rows.map(({ id, at, admin_id, email, ...entry }) => ({
    id,
    at,
    atText: instantText(at),
    who: email ?? (admin_id === '' ? whoCopy.unknown : whoCopy.deleted),
    what: auditText(nouns, entry),
    screen: screenOfNoun(nouns, entry.noun),
  }))
}
