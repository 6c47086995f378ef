import type { Backend } from '~/platform/backend.server'
import { nounsWith, type PublishedNoun } from '~/platform/changes/nouns'
import { isDraft } from './visibility.server'

/** Whether an id belongs to a draft or a scheduled row. */
export async function isDraftId(backend: Backend, id: string): Promise<boolean> {
  // PostgreSQL rejects queries with some characters, which no id has.
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

/** These columns are the same in all the tables: the type of one serves for all. */
const plain = (noun: PublishedNoun) => noun as 'news'
