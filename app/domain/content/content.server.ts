import type { RouterContextProvider } from 'react-router'
import { type Backend, backendContext } from '~/platform/backend.server'
import { readCached } from '~/platform/pages/visit.server'
import {
  type ContentKey,
  type ContentOf,
  type ContentPage,
  contentEntries,
  type StoredEntry,
} from './content'
import { revisionField } from './texts.form'

export async function readContent<P extends ContentPage>(backend: Backend, ...pages: P[]) {
  const stored = await storedTexts(backend, pages)
  const values = [...stored].map(([key, { value }]) => [key, value])
  return { ...fallbackContent(...pages), ...Object.fromEntries(values) }
}

export function pageContent<P extends ContentPage>(
  context: Readonly<RouterContextProvider>,
  ...pages: P[]
): Promise<ContentOf<P>> {
  const read = () => readContent(context.get(backendContext), ...pages)
  return readCached(context, `content ${pages.join()}`, read, fallbackContent(...pages))
}

/** The given texts alone: those that a page shows, of a group that it shares with other pages. */
export function pickTexts<T, K extends keyof T>(texts: T, ...keys: K[]) {
  return Object.fromEntries(keys.map((key) => [key, texts[key]])) as Pick<T, K>
}

export async function textsAt<K extends ContentKey>(backend: Backend, keys: readonly K[]) {
  const texts = await entriesForEditing(backend, keys)
  return Object.fromEntries(keys.map((key) => [key, texts[key].value])) as Record<K, string>
}

const fallbacks = Map.groupBy(
  Object.entries(contentEntries).map(([key, { fallback }]) => [key, fallback] as const),
  ([key]) => key.slice(0, key.indexOf('.')),
)

/** The built-in texts of the given pages, for when the database cannot be read. */
export function fallbackContent<P extends ContentPage>(...pages: P[]): ContentOf<P> {
  return Object.fromEntries(pages.flatMap((page) => fallbacks.get(page) ?? [])) as ContentOf<P>
}

export async function storedTexts({ db }: Backend, pages: readonly string[]) {
  const rows = await db
    .selectFrom('editable_content')
    .select(['id', 'page', 'element_key', 'content_value as value', 'revision'])
    .where('page', 'in', pages)
    .execute()
  return new Map(
    rows.map(({ page, element_key, ...entry }) => [`${page}.${element_key}`, entry] as const),
  )
}

export async function textChangeTimes({ db }: Backend, keys: readonly ContentKey[]) {
  const rows = await db
    .selectFrom('editable_content')
    .select(['updated_at', 'page', 'element_key'])
    .where('content_value', '!=', '')
    .execute()
  return rows
    .filter(({ page, element_key }) => keys.some((key) => key === `${page}.${element_key}`))
    .map(({ updated_at }) => updated_at)
}

export async function entriesForEditing<Key extends ContentKey>(
  backend: Backend,
  keys: readonly Key[],
): Promise<Record<Key, StoredEntry>> {
  const stored = await storedTexts(backend, [...new Set(keys.map((key) => columnsOfKey(key).page))])
  const entries = keys.map((key): [Key, StoredEntry] => [
    key,
    stored.get(key) ?? { value: contentEntries[key].fallback, revision: 0 },
  ])
  return Object.fromEntries(entries) as Record<Key, StoredEntry>
}

export async function entryForEditing(backend: Backend, key: ContentKey): Promise<StoredEntry> {
  return (await entriesForEditing(backend, [key]))[key]
}

type TextValues<Key extends ContentKey> = { revision: number } & Record<Key, string> &
  Record<`${Key}.revision`, number>

export async function textsForEditing<Key extends ContentKey>(
  backend: Backend,
  keys: readonly Key[],
): Promise<TextValues<Key>> {
  const entries = await entriesForEditing(backend, keys)
  const values = keys.flatMap((key) => [
    [key, entries[key].value] as const,
    [revisionField(key), entries[key].revision] as const,
  ])
  return { revision: 0, ...Object.fromEntries(values) } as TextValues<Key>
}

export function columnsOfKey(key: ContentKey): { page: string; element_key: string } {
  const dot = key.indexOf('.')
  return { page: key.slice(0, dot), element_key: key.slice(dot + 1) }
}
