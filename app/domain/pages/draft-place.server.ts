import { workPath } from '~/domain/bibliography/bibliography'
import { collaborationPath } from '~/domain/collaborations/collaborations'
import { hymnCollectionPath, hymnPath } from '~/domain/hymns/hymns'
import { lecturePath } from '~/domain/lectures/lectures'
import { newsPath } from '~/domain/news/news'
import { isDraftId } from '~/domain/publishing/drafts.server'
import { linkUntil } from '~/domain/publishing/preview-links.server'
import { type DraftPlace, draftPath } from '~/domain/publishing/publication'
import { type SlugNoun, slugOf } from '~/domain/slugs/slugs.server'
import type { Backend } from '~/platform/backend.server'
import type { PublishedNoun } from '~/platform/changes/nouns'

type PathOf = (backend: Backend, id: string) => Promise<string | undefined>

const bySlug =
  (noun: SlugNoun, pathOf: (slug: string) => string): PathOf =>
  async (backend, id) => {
    const slug = await slugOf(backend, noun, id)
    return slug === undefined ? undefined : pathOf(slug)
  }

/** The page on which visitors meet a row of each noun. */
const paths: Record<PublishedNoun, PathOf> = {
  bibliography: bySlug('work', workPath),
  collaborations: bySlug('collaboration', collaborationPath),
  hymn_collections: bySlug('hymn_collection', hymnCollectionPath),
  hymns: bySlug('hymn', hymnPath),
  lectures: bySlug('lecture', lecturePath),
  news: bySlug('news', newsPath),
}

/** Where a draft is looked at; undefined for what is public, or is gone. */
export async function draftPlace(
  backend: Backend,
  noun: PublishedNoun,
  id: string,
): Promise<DraftPlace | undefined> {
  if (!(await isDraftId(backend, id))) return undefined
  const path = await paths[noun](backend, id)
  if (path === undefined) return undefined
  return { noun, id, path: draftPath(path, id), linkUntil: await linkUntil(backend, noun, id) }
}
