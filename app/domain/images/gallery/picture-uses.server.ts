import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import { asTable, columnsOfKind, type Nouns, nameOfRow, nounsIn } from '~/platform/changes/nouns'
import { findPictures } from '~/platform/rich-text.server'

/** The rows of all nouns, including drafts, that show the pictures at these paths, by path. */
export async function usesOfPictures(backend: Backend, paths: readonly string[]) {
  const uses = new Map<string, ReturnType<typeof useOf>[]>()
  if (paths.length === 0) return uses
  for (const noun of nounsIn(backend.nouns)) {
    for (const row of await rowsWithPictures(backend, noun, paths)) {
      const use = useOf(backend.nouns, noun, row)
      const texts = columnsOfKind(backend.nouns, noun, 'rich-text').map((column) => row[column])
      const inTexts = texts.flatMap((html) => findPictures(String(html ?? '')))
      for (const path of new Set([String(row.image_url), ...inTexts])) {
        if (paths.includes(path)) uses.set(path, [...(uses.get(path) ?? []), use])
      }
    }
  }
  return uses
}

/** Whether a text of any row has a word such as the id of a PDF. */
export async function isNamedInTexts({ db, nouns }: Backend, word: string): Promise<boolean> {
  for (const noun of nounsIn(nouns)) {
    const texts = columnsOfKind(nouns, noun, 'rich-text')
    if (texts.length === 0) continue
    const row = await db
      .selectFrom(asTable(noun))
      .select('id')
      .where(({ or, eb }) => or(texts.map((column) => eb(column as 'title', 'like', `%${word}%`))))
      .executeTakeFirst()
    if (row) return true
  }
  return false
}

type AnyRow = { id: string } & Record<string, unknown>

async function rowsWithPictures({ db, nouns }: Backend, noun: Noun, paths: readonly string[]) {
  const texts = columnsOfKind(nouns, noun, 'rich-text')
  const hasPicture = 'image_url' in nouns[noun].columns
  if (!hasPicture && texts.length === 0) return []
  const rows = await db
    .selectFrom(asTable(noun))
    .selectAll()
    .where(({ or, eb }) =>
      or([
        ...(hasPicture ? [eb('image_url', 'in', paths)] : []),
        ...texts.map((column) => eb(column as 'title', 'like', '%data-picture%')),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows as AnyRow[]
}

function useOf(nouns: Nouns, noun: Noun, row: AnyRow) {
  const { form, screen, words } = nouns[noun]
  const name = nameOfRow(nouns, noun, row)
  return {
    name: name ? words.named(name) : words.indefinite,
    form: form?.(row.id, row) ?? screen,
  }
}
