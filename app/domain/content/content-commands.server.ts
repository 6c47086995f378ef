import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { commitChange, upsertRow } from '~/platform/changes/rows.server'
import { cleanRichText, cleanWrittenText } from '~/platform/rich-text.server'
import { type ContentKey, contentEntries } from './content'
import { columnsOfKey } from './content.server'
import { textsForEditing } from './content-editing.server'
import type { ChangedText } from './texts.form'

/**
 * Saves a text of the content store, inserting or updating by page and element_key (docs/specification.md,
 * "Content").
 * @param revision the one it was read at, 0 for a text not stored yet; undefined overwrites any revision
 * @throws DomainError outdated
 */
export async function saveEntry(
  backend: Backend,
  admin: Admin,
  key: ContentKey,
  value: string,
  revision?: number,
): Promise<void> {
  await commitChange(backend, ['editable_content'], (tx) =>
    storeEntry(tx, admin, key, value, revision),
  )
}

/**
 * Saves the changed texts, all or none.
 * @throws DomainError outdated, when one was changed since it was read
 */
export async function saveTexts(
  backend: Backend,
  admin: Admin,
  changed: ChangedText[],
): Promise<void> {
  await commitChange(backend, ['editable_content'], async (tx) => {
    if (changed.length === 0) return
    const stored = await textsForEditing(
      tx,
      changed.map(({ key }) => key),
    )
    for (const { key, value, revision } of changed) {
      // Already stored: the response to the first attempt may have been lost.
      if (stored[key] !== value) await storeEntry(tx, admin, key, value, revision)
    }
  })
}

/** Does the work of `saveEntry` inside a change. */
async function storeEntry(
  tx: Backend,
  admin: Admin,
  key: ContentKey,
  value: string,
  revision?: number,
): Promise<void> {
  await upsertRow(tx, admin, 'editable_content', columnsOfKey(key), contentOf(key, value), revision)
}

function contentOf(key: ContentKey, value: string) {
  const { kind, mayBePlain } = contentEntries[key]
  return kind === 'rich_text'
    ? {
        content_type: 'rich_text' as const,
        content_value: mayBePlain ? cleanWrittenText(value) : cleanRichText(value),
      }
    : { content_type: 'text' as const, content_value: value }
}
