import { instantText } from '~/danish/dates'
import type { Backend } from '~/platform/backend.server'
import { findNoun } from '~/platform/changes/nouns'
import { auditText, whoCopy } from './audit.copy'

const maxEntries = 100

export async function auditLog({ db, nouns }: Backend) {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.admin_id')
    .select(['audit_log.id', 'at', 'admin_id', 'email', 'action', 'noun', 'summary'])
    .orderBy('at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(maxEntries)
    .execute()
  return rows.map(({ id, at, admin_id, email, ...entry }) => {
    const noun = findNoun(nouns, entry.noun)
    return {
      id,
      at,
      atText: instantText(at),
      who: email ?? (admin_id === '' ? whoCopy.unknown : whoCopy.deleted),
      what: auditText(nouns, entry),
      screen: noun && nouns[noun].screen,
    }
  })
}
