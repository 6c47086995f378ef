import { replacePicture } from '~/domain/images/images-commands.server'
import { publicationOf, type SavedPublication } from '~/domain/publishing/publication'
import { publishedAt } from '~/domain/publishing/publish.server'
import { followTitle, freeSlug } from '~/domain/slugs/slugs.server'
import { canonicalSlug } from '~/http/slug'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { arrangeRows } from '~/platform/changes/arrange-rows.server'
import type { Arrangement } from '~/platform/changes/ordering'
import { commitChange, insertRow, updateRow } from '~/platform/changes/rows.server'
import { throwAway } from '~/platform/changes/throw-away.server'
import { removeUntouchedSample } from '~/platform/changes/untouched-sample.server'
import { flagOf } from '~/platform/db/schema'
import type { HymnCollectionForm } from './hymns.form'

const nouns = ['hymn_collections', 'images'] as const
const place = { assignment: 'bibliography' }

/**
 * Stores a collection of hymns: a new one when no id is given, before the others. Its slug comes of
 * the title; a former slug leads to the new one for ever (docs/specification.md, "Slugs"). The first
 * collection of the author's own ends the sample collections.
 * @returns its id, and whether visitors see it
 * @throws DomainError missing, outdated; past, at `publish_time`
 */
export async function saveHymnCollection(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  { revision, picture, publication, ...form }: HymnCollectionForm,
): Promise<SavedPublication> {
  return commitChange(backend, nouns, async (tx) => {
    const stored = id === undefined ? undefined : await storedCollection(tx, id)
    const image = await replacePicture(tx, admin, stored?.image_url, picture, place)
    const published_at = publishedAt(tx, publication, stored)
    const saved = publicationOf(tx.clock, published_at)
    const row = {
      ...form,
      published_at,
      hymn_ids: JSON.stringify(form.hymn_ids),
      is_available: flagOf(form.is_available),
      image_url: image?.path ?? null,
    }
    if (id === undefined) {
      await removeUntouchedSample(tx, admin, 'hymn_collections')
      const slug = await freeSlug(tx, 'hymn_collections', canonicalSlug(row.title))
      const sort_order = await firstPlace(tx)
      const added = { ...row, slug, sort_order }
      return { ...saved, id: await insertRow(tx, admin, 'hymn_collections', added) }
    }
    await updateRow(tx, admin, 'hymn_collections', { id, revision }, row)
    if (stored) await followTitle(tx, 'hymn_collections', stored, row.title, canonicalSlug)
    return { ...saved, id }
  })
}

async function storedCollection({ db }: Backend, id: string) {
  return db
    .selectFrom('hymn_collections')
    .select(['id', 'title', 'slug', 'image_url', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

async function firstPlace({ db }: Backend): Promise<number> {
  const { first } = await db
    .selectFrom('hymn_collections')
    .select(({ fn }) => fn.min('sort_order').as('first'))
    .executeTakeFirstOrThrow()
  return (first ?? 1) - 1
}

/**
 * Stores the order of the collections after some were moved.
 * @returns the order as it was
 */
export async function arrangeHymnCollections(
  backend: Backend,
  admin: Admin,
  arrangement: Arrangement,
): Promise<string[]> {
  return commitChange(backend, nouns, (tx) =>
    arrangeRows(tx, admin, 'hymn_collections', (eb) => eb.lit(true), arrangement),
  )
}

/**
 * Moves a collection to the trash, and its cover with it; its hymns stay.
 * @returns the change that brings it back when it is taken back
 */
export async function deleteHymnCollection(
  backend: Backend,
  admin: Admin,
  id: string,
): Promise<string | undefined> {
  return commitChange(backend, nouns, async (tx) => {
    const stored = await storedCollection(tx, id)
    await replacePicture(tx, admin, stored?.image_url, undefined, place)
    return throwAway(tx, admin, 'hymn_collections', id)
  })
}
