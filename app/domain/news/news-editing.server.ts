import { publicationValues } from '~/domain/publishing/publication.form'
import type { Backend } from '~/platform/backend.server'

/** A news item's stored values for its form, but for those of its picture. */
export async function newsForEditing({ db, clock }: Backend, id: string) {
  const row = await db
    .selectFrom('news')
    .select(['revision', 'published_date', 'title', 'content', 'link', 'summary'])
    .select(['listed_paragraphs', 'image_url', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { published_at, ...values } = row
  return { ...values, ...publicationValues(clock, published_at) }
}
