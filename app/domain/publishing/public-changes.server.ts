import { sql } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import type { PublishedNoun } from '~/platform/changes/nouns'
import { isPublished } from './visibility.server'

/**
 * When what a visitor may see of a noun was last changed, and last published: instants, null where there
 * is nothing.
 */
export async function publicChanges(
  backend: Backend,
  noun: PublishedNoun,
): Promise<(string | null)[]> {
  const { changed, published } = await backend.db
    .selectFrom(plain(noun))
    .select([
      sql<string | null>`max(updated_at)`.as('changed'),
      sql<string | null>`max(published_at)`.as('published'),
    ])
    .where(isPublished(backend, noun))
    .executeTakeFirstOrThrow()
  return [changed, published]
}

/** The tables are alike in these columns: the type of one stands for all. */
const plain = (noun: PublishedNoun) => noun as 'news'
