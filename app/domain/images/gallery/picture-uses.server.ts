import type { Backend } from '~/platform/backend.server'
import { type Noun, nameOfRow, nounsWith } from '~/platform/changes/nouns'

/** A row that shows a picture of the gallery. */
export interface PictureUse {
  /** 'nyheden »Håb«' */
  name: string
  /** The path of its form. */
  form: string
}

/** The rows of all nouns that show the pictures at these paths, also drafts, by path. */
export async function usesOfPictures(
  { db, nouns }: Backend,
  paths: readonly string[],
): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>()
  if (paths.length === 0) return uses
  const usesOf = async (noun: Noun) => {
    const rows = await db
      .selectFrom(noun as 'news')
      .selectAll()
      .where('image_url', 'in', paths)
      .orderBy('id')
      .execute()
    for (const row of rows) {
      const { form: formOf, screen, words } = nouns[noun]
      const name = nameOfRow(nouns, noun, row)
      const use = {
        name: name ? words.named(name) : words.some,
        form: formOf?.(row.id, { ...row }) ?? screen,
      }
      const path = row.image_url ?? ''
      uses.set(path, [...(uses.get(path) ?? []), use])
    }
  }
  for (const noun of nounsWith(nouns, 'image_url')) await usesOf(noun)
  return uses
}
