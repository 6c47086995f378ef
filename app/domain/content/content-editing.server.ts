import type { Backend } from '~/platform/backend.server'
import { type StoredText, type StoredTexts, type TextKey, texts } from './content'

/** Every text of the site for its editing where it stands, 0 being the revision of a built-in one. */
export async function allTextsForEditing({ db }: Backend): Promise<StoredTexts> {
  const rows = await db
    .selectFrom('editable_content')
    .select(['page', 'element_key', 'content_value as value', 'revision'])
    .execute()
  const stored = new Map(
    rows.map(({ page, element_key, ...row }): [string, StoredText] => [
      `${page}.${element_key}`,
      row,
    ]),
  )
  const entries = Object.entries(texts).map(([key, { fallback }]): [string, StoredText] => [
    key,
    stored.get(key) ?? { value: fallback, revision: 0 },
  ])
  return Object.fromEntries(entries) as Record<TextKey, StoredText>
}
