import { canonicalSlug } from '~/http/slug'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { asTable } from '~/platform/changes/nouns'
import { freeSlug } from './slugs.server'

/** Nouns that once had no slugs. The migration that added them used the id. */
const nounsWithLateSlugs = ['news', 'calendar_events'] as const

export async function makeMissingSlugs(backend: Backend): Promise<void> {
  await inTransaction(backend, async (tx) => {
    for (const noun of nounsWithLateSlugs) {
      const rows = await tx.db
        .selectFrom(asTable(noun))
        .select(['id', 'title'])
        .where(({ eb, or, ref }) => or([eb('slug', '=', ref('id')), eb('slug', '=', '')]))
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      for (const { id, title } of rows) {
        const slug = await freeSlug(tx, noun, canonicalSlug(title), id)
        await tx.db.updateTable(asTable(noun)).set({ slug }).where('id', '=', id).execute()
      }
    }
  })
}
