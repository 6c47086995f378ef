import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { commitChange, upsertRow } from '~/platform/changes/rows.server'
import { cleanMixedText, cleanRichText } from '~/platform/rich-text.server'
import { type ContentKey, contentEntries } from './content'
import { columnsOfKey, textsForEditing } from './content.server'
import type { ChangedText } from './texts.form'

/**
 * @param revision the revision that was edited, 0 for a built-in text; undefined overwrites any revision
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
    writeEntry(tx, admin, key, value, revision),
  )
}

/** @throws DomainError outdated, when another save has changed one of them */
export async function saveTexts(backend: Backend, admin: Admin, changed: ChangedText[]) {
  await commitChange(backend, ['editable_content'], async (tx) => {
    if (changed.length === 0) return
    const keys = changed.map(({ key }) => key)
    const stored = await textsForEditing(tx, keys)
    for (const { key, value, revision } of changed) {
      // Skips a text that is already stored, since the response to an earlier request may have been lost.
      if (stored[key] !== value) await writeEntry(tx, admin, key, value, revision)
    }
  })
}

function writeEntry(tx: Backend, admin: Admin, key: ContentKey, value: string, revision?: number) {
  const { kind, mayBePlain } = contentEntries[key]
  const clean = mayBePlain ? cleanMixedText : cleanRichText
  const columns =
    kind === 'rich_text'
      ? { content_type: kind, content_value: clean(value) }
      : { content_type: 'text' as const, content_value: value }
  return upsertRow(tx, admin, 'editable_content', columnsOfKey(key), columns, revision)
}
