import { sql } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import type { PublishedNoun } from '~/platform/changes/nouns'
import { isPublished, plain } from './visibility.server'

/**
 * When a noun's public rows were last changed and last published: instants, or null if there are
 * none.
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
