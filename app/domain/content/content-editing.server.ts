import type { Backend } from '~/platform/backend.server'
import { type ContentKey, contentEntries, type StoredContent, type StoredEntry } from './content'

/** Every text of the site for its editing where it stands, 0 being the revision of a built-in one. */
export async function contentForEditing({ db }: Backend): Promise<StoredContent> {
  const rows = await db
    .selectFrom('editable_content')
    .select(['page', 'element_key', 'content_value as value', 'revision'])
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
