import type { Backend } from '~/platform/backend.server'
import { type TextKey, type TextPage, type Texts, texts } from './content'

/**
 * The texts of the given pages as the author wrote them, else their built-in wording
 * (docs/specification.md, "Content").
 */
export async function readTexts<P extends TextPage>(
  { db }: Backend,
  ...pages: P[]
): Promise<Texts<P>> {
  const rows = await db
    .selectFrom('editable_content')
    .select(['page', 'element_key', 'content_value'])
    .where('page', 'in', pages)
    .execute()
  const written = rows.map((row) => [`${row.page}.${row.element_key}`, row.content_value])
  return { ...fallbackTexts(...pages), ...Object.fromEntries(written) }
}

/** The built-in wording of the given pages: what stands there when nothing can be read. */
export function fallbackTexts<P extends TextPage>(...pages: P[]): Texts<P> {
  const own = Object.entries(texts).filter(([key]) =>
    pages.some((page) => key.startsWith(`${page}.`)),
  )
  return Object.fromEntries(own.map(([key, { fallback }]) => [key, fallback])) as Texts<P>
}

/** One text for its form, with its revision: 0 where nothing is stored yet. */
export async function textForEditing(
  { db }: Backend,
  key: TextKey,
): Promise<{ value: string; revision: number }> {
  const { page, element_key } = placeOf(key)
  const row = await db
    .selectFrom('editable_content')
    .select(['content_value', 'revision'])
    .where('page', '=', page)
    .where('element_key', '=', element_key)
    .executeTakeFirst()
  return { value: row?.content_value ?? texts[key].fallback, revision: row?.revision ?? 0 }
}

/** Where the content store keeps a text (docs/specification.md, "Content"). */
export function placeOf(key: TextKey): { page: string; element_key: string } {
  const dot = key.indexOf('.')
  return { page: key.slice(0, dot), element_key: key.slice(dot + 1) }
}
