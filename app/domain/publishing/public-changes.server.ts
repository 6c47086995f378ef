import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import { asTable } from '~/platform/changes/nouns'

/**
 * The instants at which public rows of a noun were last changed and, if they can be drafts, last published.
 * Null if there are no public rows.
 */
export async function publicChanges(backend: Backend, noun: Noun): Promise<(string | null)[]> {
  const { columns, visible } = backend.nouns[noun]
  const { changed, published } = await backend.db
    .selectFrom(asTable(noun))
    .select(({ fn }) => fn.max<string | null>('updated_at').as('changed'))
    .$if('published_at' in columns, (query) =>
      query.select(({ fn }) => fn.max<string | null>('published_at').as('published')),
    )
    .where(visible(backend))
    .executeTakeFirstOrThrow()
  return published === undefined ? [changed] : [changed, published]
}
