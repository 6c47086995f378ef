import type { Backend } from '~/platform/backend.server'
import { nounsWith, type PublishedNoun } from '~/platform/changes/nouns'
import { isDraft } from './visibility.server'

/** Whether an id is of something that visitors do not see, or not yet. */
export async function isDraftId(backend: Backend, id: string): Promise<boolean> {
  // PostgreSQL refuses to look for some characters, which no id has.
  if (!/^[\w-]+$/.test(id)) return false
  const found = nounsWith(backend.nouns, 'published_at').map((noun) =>
    backend.db
      .selectFrom(plain(noun))
      .select('id')
      .where('id', '=', id)
      .where(isDraft(backend, noun))
      .executeTakeFirst(),
  )
  return (await Promise.all(found)).some(Boolean)
}

/** The tables are alike in these columns: the type of one stands for all. */
const plain = (noun: PublishedNoun) => noun as 'news'
