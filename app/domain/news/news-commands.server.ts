import { replacePicture } from '~/domain/images/images-commands.server'
import { publicationOf, type SavedPublication } from '~/domain/publishing/publication'
import { publishedAt } from '~/domain/publishing/publish.server'
import { followTitle, freeSlug } from '~/domain/slugs/slugs.server'
import { canonicalSlug } from '~/http/slug'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { commitChange, insertRow, updateRow } from '~/platform/changes/rows.server'
import { throwAway } from '~/platform/changes/throw-away.server'
import type { NewsForm } from './news.form'

const nouns = ['news', 'images'] as const
const place = { assignment: 'news' }

/**
 * Stores a news item: a new one when no id is given. Its slug comes of the title; a former slug leads
 * to the new one for ever (docs/specification.md, "Slugs").
 * @returns its id, and whether visitors see it
 * @throws DomainError missing, outdated; past, at `publish_time`
 */
export async function saveNews(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  { revision, publication, picture, ...values }: NewsForm,
): Promise<SavedPublication> {
  return commitChange(backend, nouns, async (tx) => {
    const stored = id === undefined ? undefined : await storedNews(tx, id)
    const image = await replacePicture(tx, admin, stored?.image_url, picture, place)
    const published_at = publishedAt(tx, publication, stored)
    const row = { ...values, image_url: image?.path ?? null, published_at }
    const saved = publicationOf(tx.clock, published_at)
    if (id === undefined) {
      const slug = await freeSlug(tx, 'news', canonicalSlug(row.title))
      return { ...saved, id: await insertRow(tx, admin, 'news', { ...row, slug }) }
    }
    await updateRow(tx, admin, 'news', { id, revision }, row)
    if (stored) await followTitle(tx, 'news', stored, row.title, canonicalSlug)
    return { ...saved, id }
  })
}

async function storedNews({ db }: Backend, id: string) {
  return db
    .selectFrom('news')
    .select(['id', 'title', 'slug', 'image_url', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * Moves a news item, and its picture with it, to the trash.
 * @returns the change that brings it back when it is taken back
 */
export async function deleteNews(
  backend: Backend,
  admin: Admin,
  id: string,
): Promise<string | undefined> {
  return commitChange(backend, nouns, async (tx) => {
    const stored = await storedNews(tx, id)
    await replacePicture(tx, admin, stored?.image_url, undefined, place)
    return throwAway(tx, admin, 'news', id)
  })
}
