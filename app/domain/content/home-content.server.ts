import type { Backend } from '~/platform/backend.server'
import { commitChange } from '~/platform/rows.server'
import type { Admin } from '~/platform/session.server'
import { contentEntries } from './content'
import { storeEntry } from './content-commands.server'
import {
  type ChangedText,
  type HomeTextKey,
  homeTextGroups,
  homeTextKeys,
  revisionField,
} from './home-content.form'

/** The texts of the front page for their form: each with its revision, 0 where none is stored. */
export async function homeContentForEditing({ db }: Backend) {
  const rows = await db
    .selectFrom('editable_content')
    .select(['page', 'element_key', 'content_value', 'revision'])
    .where('page', 'in', homeTextGroups)
    .execute()
  const stored = new Map(rows.map((row) => [`${row.page}.${row.element_key}`, row]))
  const values = homeTextGroups
    .flatMap(homeTextKeys)
    .flatMap((key) => [
      [key, stored.get(key)?.content_value ?? contentEntries[key].fallback] as const,
      [revisionField(key), stored.get(key)?.revision ?? 0] as const,
    ])
  return { revision: 0, ...Object.fromEntries(values) } as HomeTextValues
}

type HomeTextValues = { revision: number } & Record<HomeTextKey, string> &
  Record<`${HomeTextKey}.revision`, number>

/**
 * Stores the texts that were changed, all of them or none.
 * @throws DomainError outdated, when one of them was changed since it was read
 */
export async function saveHomeContent(
  backend: Backend,
  admin: Admin,
  changed: ChangedText[],
): Promise<void> {
  await commitChange(backend, ['editable_content'], async (tx) => {
    const stored = await homeContentForEditing(tx)
    for (const { key, value, revision } of changed) {
      // Stored already: the answer to the first attempt may have been lost.
      if (stored[key] !== value) await storeEntry(tx, admin, key, value, revision)
    }
  })
}
