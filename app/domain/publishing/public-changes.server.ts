import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import { plain } from '~/platform/changes/nouns'

/**
 * When a noun's public rows were last changed and, if they can be drafts, last published: instants,
 * or null if there are none.
 */
export async function publicChanges(backend: Backend, noun: Noun): Promise<(string | null)[]> {
  const { columns, visible } = backend.nouns[noun]
  const { changed, published } = await backend.db
    .selectFrom(plain(noun))
    .select(({ fn }) => fn.max<string | null>('updated_at').as('changed'))
    .$if('published_at' in columns, (query) =>
      query.select(({ fn }) => fn.max<string | null>('published_at').as('published')),
    )
    .where(visible(backend))
    .executeTakeFirstOrThrow()
  return published === undefined ? [changed] : [changed, published]
}
