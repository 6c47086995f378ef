import { replacePicture } from '~/domain/images/images-commands.server'
import { followTitle, freeSlug } from '~/domain/slugs/slugs.server'
import { canonicalSlug } from '~/http/slug'
import type { Backend } from '~/platform/backend.server'
import type { Arrangement } from '~/platform/ordering'
import {
  arrangeRows,
  commitChange,
  insertRow,
  patchRow,
  throwAway,
  updateRow,
} from '~/platform/rows.server'
import { removeUntouchedSample } from '~/platform/sample/untouched-sample.server'
import { flagOf } from '~/platform/schema'
import type { Admin } from '~/platform/session.server'
import type { HymnCollectionForm } from './hymns.form'

const nouns = ['hymn_collections', 'images'] as const
const place = { assignment: 'bibliography' }

/**
 * Stores a collection of hymns: a new one when no id is given, before the others. Its slug comes of
 * the title; a former slug leads to the new one for ever (docs/specification.md, "Slugs"). The first
 * collection of the author's own ends the sample collections.
 * @throws DomainError missing, outdated
 */
export async function saveHymnCollection(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  { revision, picture, ...form }: HymnCollectionForm,
): Promise<void> {
  await commitChange(backend, nouns, async (tx) => {
    const stored = id === undefined ? undefined : await storedCollection(tx, id)
    const image = await replacePicture(tx, admin, stored?.image_url, picture, place)
    const row = {
      ...form,
      hymn_ids: JSON.stringify(form.hymn_ids),
      is_available: flagOf(form.is_available),
      is_visible: flagOf(form.is_visible),
      image_url: image?.path ?? null,
    }
    if (id === undefined) {
      await removeUntouchedSample(tx, admin, 'hymn_collections')
      const slug = await freeSlug(tx, 'hymn_collection', canonicalSlug(row.title))
      const sort_order = await firstPlace(tx)
      await insertRow(tx, admin, 'hymn_collections', { ...row, slug, sort_order })
    } else {
      await updateRow(tx, admin, 'hymn_collections', { id, revision }, row)
      if (stored) await followTitle(tx, 'hymn_collection', stored, row.title, canonicalSlug)
    }
  })
}

async function storedCollection({ db }: Backend, id: string) {
  return db
    .selectFrom('hymn_collections')
    .select(['id', 'title', 'slug', 'image_url'])
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
 * Shows a collection to visitors, or hides it from them.
 * @throws DomainError missing
 */
export async function setHymnCollectionVisible(
  backend: Backend,
  admin: Admin,
  id: string,
  visible: boolean,
): Promise<void> {
  const is_visible = flagOf(visible)
  await commitChange(backend, nouns, (tx) =>
    patchRow(tx, admin, 'hymn_collections', id, { is_visible }),
  )
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
