import { instantText } from '~/danish/dates'
import { type TextKey, texts } from '~/domain/content/content'
import type { Backend } from '~/platform/backend.server'
import { auditText, timesText, whoCopy } from './account.copy'

export interface AuditLine {
  id: string
  /** ISO instant. */
  at: string
  /** '21. november 2026 kl. 10.00', in Copenhagen. */
  atText: string
  /** Who did it; the account may be gone. */
  who: string
  what: string
  /** What it was done to, where that is known. */
  detail: string | null
}

const most = 100

/** The latest entries of the audit log in plain Danish, newest first (docs/quality.md, "Safe"). */
export async function auditLog({ db }: Backend): Promise<AuditLine[]> {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.admin_id')
    .select(['audit_log.id', 'at', 'admin_id', 'email', 'action', 'noun', 'summary'])
    .orderBy('at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id, at, admin_id, email, summary, ...entry }) => ({
    id,
    at,
    atText: instantText(at),
    who: email ?? (admin_id === '' ? whoCopy.unknown : whoCopy.deleted),
    what: auditText(entry),
    detail: isRefusal(entry) ? timesText(summary ?? '1') : detailOf(entry.noun, summary),
  }))
}

const refusals = ['invalid', 'too-many', 'not-admin', 'wrong']

function isRefusal({ action }: { action: string }): boolean {
  return refusals.includes(action)
}

/** A text is told by what the author calls it; the size of a removal says nothing to her. */
function detailOf(noun: string, summary: string | null): string | null {
  if (noun === 'sample' || summary === null) return null
  if (noun !== 'editable_content' || !(summary in texts)) return summary
  const [page] = summary.split('.')
  return `${texts[summary as TextKey].label} (${page})`
}
