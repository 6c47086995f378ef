import { recordAudit } from '~/platform/audit.server'
import type { Backend } from '~/platform/backend.server'
import { DomainError } from '~/platform/domain-error'
import { commitChange } from '~/platform/rows.server'
import type { Admin } from '~/platform/session.server'
import { seoPages } from './seo'
import type { SeoForm } from './seo.form'

/** The settings of every page in the order of their addresses; revision 0 where none are stored. */
export async function seoForEditing({ db }: Backend): Promise<SeoForm[]> {
  const rows = await db
    .selectFrom('seo_settings')
    .select(['page_slug', 'meta_title', 'meta_description', 'revision'])
    .orderBy('page_slug')
    .execute()
  return seoPages.map(({ slug }) => {
    const row = rows.find(({ page_slug }) => page_slug === slug)
    return { meta_title: '', meta_description: '', revision: 0, ...row, page_slug: slug }
  })
}

/**
 * Stores a page's settings: upsert by page_slug.
 * @throws DomainError outdated, when they were changed since the given revision
 */
export async function saveSeo(
  backend: Backend,
  admin: Admin,
  { page_slug, revision, ...content }: SeoForm,
): Promise<void> {
  await commitChange(backend, ['seo'], async (tx) => {
    const at = tx.clock.now().toISOString()
    const id = crypto.randomUUID()
    const stored = await tx.db
      .insertInto('seo_settings')
      .values({ id, page_slug, ...content, created_at: at, updated_at: at, revision: 1 })
      .onConflict((conflict) =>
        conflict
          .column('page_slug')
          .doUpdateSet({ ...content, updated_at: at, revision: revision + 1 })
          .where('seo_settings.revision', '=', revision),
      )
      .returning(['id', 'revision'])
      .executeTakeFirst()
    if (!stored) throw new DomainError('outdated')
    await recordAudit(tx, admin, {
      action: stored.id === id ? 'insert' : 'update',
      noun: 'seo_settings',
      rowId: stored.id,
      summary: page_slug,
    })
  })
}
