import type { Backend } from '~/platform/backend.server'
import {
  type ContentKey,
  type ContentOf,
  type ContentPage,
  contentEntries,
  type StoredEntry,
} from './content'

/** The texts of the given pages, stored or built-in (docs/specification.md, "Content"). */
export async function readContent<P extends ContentPage>(
  { db }: Backend,
  ...pages: P[]
): Promise<ContentOf<P>> {
  const rows = await db
    .selectFrom('editable_content')
    .select(['page', 'element_key', 'content_value'])
    .where('page', 'in', pages)
    .execute()
  const stored = rows.map((row) => [`${row.page}.${row.element_key}`, row.content_value])
  return { ...fallbackContent(...pages), ...Object.fromEntries(stored) }
}

/** The given texts, stored or built-in. */
export async function textsAt<K extends ContentKey>(
  backend: Backend,
  keys: readonly K[],
): Promise<Record<K, string>> {
  const groups = [...new Set(keys.map((key) => columnsOfKey(key).page as ContentPage))]
  const texts: Record<string, string> = await readContent(backend, ...groups)
  return Object.fromEntries(keys.map((key) => [key, texts[key] ?? ''])) as Record<K, string>
}

/** The built-in texts by page. */
const fallbacks = Map.groupBy(
  Object.entries(contentEntries).map(([key, { fallback }]) => [key, fallback] as const),
  ([key]) => key.slice(0, key.indexOf('.')),
)

/** The instants of the last changes of the given texts, without blank texts. */
export async function textChangeTimes(
  { db }: Backend,
  keys: readonly ContentKey[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('editable_content')
    .select(['updated_at', 'page', 'element_key'])
    .where('content_value', '!=', '')
    .execute()
  return rows
    .filter(({ page, element_key }) => keys.some((key) => key === `${page}.${element_key}`))
    .map(({ updated_at }) => updated_at)
}

/** The built-in texts of the given pages, for when the database cannot be read. */
export function fallbackContent<P extends ContentPage>(...pages: P[]): ContentOf<P> {
  return Object.fromEntries(pages.flatMap((page) => fallbacks.get(page) ?? [])) as ContentOf<P>
}

/** One text with its revision for its form; a built-in text has revision 0. */
export async function entryForEditing({ db }: Backend, key: ContentKey): Promise<StoredEntry> {
  const { page, element_key } = columnsOfKey(key)
  const row = await db
    .selectFrom('editable_content')
    .select(['id', 'content_value as value', 'revision'])
    .where('page', '=', page)
    .where('element_key', '=', element_key)
    .executeTakeFirst()
  return row ?? { value: contentEntries[key].fallback, revision: 0 }
}

/** The columns for a key of the content store (docs/specification.md, "Content"). */
export function columnsOfKey(key: ContentKey): { page: string; element_key: string } {
  const dot = key.indexOf('.')
  return { page: key.slice(0, dot), element_key: key.slice(dot + 1) }
}
