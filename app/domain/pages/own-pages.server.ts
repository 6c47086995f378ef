import { siteSections } from '~/domain/pages/page-sources.server'
import { sections } from '~/domain/sections/sections'
import type { Backend } from '~/platform/backend.server'
import { asTable, nameOfRow, nounsWith } from '~/platform/changes/nouns'

/** The largest number for each noun, newest first. */
const maxPages = 200

export type OwnPage = Awaited<ReturnType<typeof ownPages>>[number]

/** The public pages with their names, which links can lead to. */
export async function ownPages(backend: Backend) {
  const { db, nouns } = backend
  const pagesOfNouns = nounsWith(nouns, 'slug').map(async (noun) => {
    const { visible, pathOf } = nouns[noun]
    const rows = await db
      .selectFrom(asTable(noun))
      .selectAll()
      .where(visible(backend))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(maxPages)
      .execute()
    return rows.map((row) => ({
      path: pathOf(row.slug),
      name: nameOfRow(nouns, noun, row) ?? '',
    }))
  })
  const { visible } = await siteSections(backend)
  const sectionPages = visible.map((path): { path: string; name: string } => ({
    path,
    name: sections[path].name,
  }))
  return [...sectionPages, ...(await Promise.all(pagesOfNouns)).flat()]
}
