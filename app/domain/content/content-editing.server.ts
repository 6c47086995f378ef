import type { Backend } from '~/platform/backend.server'
import { type ContentKey, contentEntries, type StoredContent, type StoredEntry } from './content'
import { columnsOfKey } from './content.server'
import { revisionField } from './texts.form'

/** All texts of the site, for editing on the page. A built-in text has revision 0. */
export async function contentForEditing({ db }: Backend): Promise<StoredContent> {
  const rows = await db
    .selectFrom('editable_content')
    .select(['id', 'page', 'element_key', 'content_value as value', 'revision'])
    .execute()
  const stored = new Map(
    rows.map(({ page, element_key, ...row }): [string, StoredEntry] => [
      `${page}.${element_key}`,
      row,
    ]),
  )
  const entries = Object.entries(contentEntries).map(
    ([key, { fallback }]): [string, StoredEntry] => [
      key,
      stored.get(key) ?? { value: fallback, revision: 0 },
    ],
  )
  return Object.fromEntries(entries) as Record<ContentKey, StoredEntry>
}

type TextValues<Key extends ContentKey> = { revision: number } & Record<Key, string> &
  Record<`${Key}.revision`, number>

/** The given texts and their revisions, for their form. A built-in text has revision 0. */
export async function textsForEditing<Key extends ContentKey>(
  { db }: Backend,
  keys: readonly Key[],
): Promise<TextValues<Key>> {
  const rows = await db
    .selectFrom('editable_content')
    .select(['page', 'element_key', 'content_value', 'revision'])
    .where('page', 'in', [...new Set(keys.map((key) => columnsOfKey(key).page))])
    .execute()
  const stored = new Map(rows.map((row) => [`${row.page}.${row.element_key}`, row]))
  const values = keys.flatMap((key) => [
    [key, stored.get(key)?.content_value ?? contentEntries[key].fallback] as const,
    [revisionField(key), stored.get(key)?.revision ?? 0] as const,
  ])
  return { revision: 0, ...Object.fromEntries(values) } as TextValues<Key>
}

/** The ids and keys of the stored texts. */
export async function storedTexts({ db }: Backend): Promise<{ id: string; key: string }[]> {
  const rows = await db
    .selectFrom('editable_content')
    .select(['id', 'page', 'element_key'])
    .execute()
  return rows.map(({ id, page, element_key }) => ({ id, key: `${page}.${element_key}` }))
}
