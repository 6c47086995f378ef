import { recordAudit } from '~/platform/audit.server'
import type { Backend } from '~/platform/backend.server'
import { DomainError } from '~/platform/domain-error'
import { cleanRichText } from '~/platform/rich-text.server'
import { commitChange } from '~/platform/rows.server'
import type { Admin } from '~/platform/session.server'
import { type TextKey, texts } from './content'
import { placeOf } from './content.server'

/**
 * Stores a text of the content store: upsert by page and element_key (docs/specification.md,
 * "Content").
 * @param revision the one it was read at, 0 where nothing was stored yet; without it the text is
 *   written whatever is there
 * @throws DomainError outdated
 */
export async function saveText(
  backend: Backend,
  admin: Admin,
  key: TextKey,
  value: string,
  revision?: number,
): Promise<void> {
  await commitChange(backend, ['texts'], (tx) => storeText(tx, admin, key, value, revision))
}

/** `saveText` inside the transaction of a screen that stores more than this text. */
export async function storeText(
  tx: Backend,
  admin: Admin,
  key: TextKey,
  value: string,
  revision?: number,
): Promise<void> {
  const at = tx.clock.now().toISOString()
  const content = contentOf(key, value)
  const stored = await tx.db
    .insertInto('editable_content')
    .values({
      ...{ id: crypto.randomUUID(), ...placeOf(key), ...content },
      ...{ created_at: at, updated_at: at, revision: 1 },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['page', 'element_key'])
        .doUpdateSet(({ eb, ref }) => ({
          ...content,
          updated_at: at,
          revision: eb(ref('editable_content.revision'), '+', 1),
        }))
        .where(({ eb, ref, lit }) =>
          revision === undefined ? lit(true) : eb(ref('editable_content.revision'), '=', revision),
        ),
    )
    .returning(['id', 'revision'])
    .executeTakeFirst()
  if (!stored) throw new DomainError('outdated')
  const action = stored.revision === 1 ? 'insert' : 'update'
  await recordAudit(tx, admin, {
    action,
    noun: 'editable_content',
    rowId: stored.id,
    summary: key,
  })
}

function contentOf(key: TextKey, value: string) {
  const { kind } = texts[key] as { kind?: string }
  return kind === 'rich_text'
    ? { content_type: 'rich_text' as const, content_value: cleanRichText(value) }
    : { content_type: 'text' as const, content_value: value }
}
