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
import { cleanRichText } from '~/platform/rich-text.server'
import { reservedSlugs } from './hymns'
import type { HymnForm } from './hymns.form'

const nouns = ['hymns', 'hymn_files'] as const

/** The slug of a title; one that is a page of the list itself is told apart. */
export function hymnSlug(title: string): string {
  const slug = canonicalSlug(title)
  return reservedSlugs.includes(slug) ? `${slug}-salme` : slug
}

/**
 * Stores a hymn: a new one when no id is given, at the end of the list. Its slug comes of the title; a
 * former slug leads to the new one for ever (docs/specification.md, "Slugs"). The first hymn of the
 * author's own ends the sample hymns.
 * @returns its id, and whether visitors see it
 * @throws DomainError missing, outdated; past, at `publish_time`
 */
export async function saveHymn(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  { revision, publication, ...form }: HymnForm,
): Promise<SavedPublication> {
  const row = {
    ...form,
    themes: JSON.stringify(form.themes),
    scripture: JSON.stringify(form.scripture),
    days: JSON.stringify(form.days),
    occasions: JSON.stringify(form.occasions),
    commentary: cleanRichText(form.commentary),
    is_free_in_worship: flagOf(form.is_free_in_worship),
  }
  return commitChange(backend, nouns, async (tx) => {
    const stored = id === undefined ? undefined : await storedHymn(tx, id)
    const published_at = publishedAt(tx, publication, stored)
    const saved = publicationOf(tx.clock, published_at)
    if (id === undefined) {
      await removeUntouchedSample(tx, admin, 'hymns')
      const slug = await freeSlug(tx, 'hymns', hymnSlug(row.title))
      const sort_order = await lastPlace(tx)
      const added = { ...row, published_at, slug, sort_order }
      return { ...saved, id: await insertRow(tx, admin, 'hymns', added) }
    }
    await updateRow(tx, admin, 'hymns', { id, revision }, { ...row, published_at })
    if (stored) await followTitle(tx, 'hymns', stored, row.title, hymnSlug)
    return { ...saved, id }
  })
}

async function storedHymn({ db }: Backend, id: string) {
  return db
    .selectFrom('hymns')
    .select(['id', 'title', 'slug', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

async function lastPlace({ db }: Backend): Promise<number> {
  const { last } = await db
    .selectFrom('hymns')
    .select(({ fn }) => fn.max('sort_order').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? -1) + 1
}

/**
 * Stores the order of the hymns after some were moved.
 * @returns the order as it was
 */
export async function arrangeHymns(
  backend: Backend,
  admin: Admin,
  arrangement: Arrangement,
): Promise<string[]> {
  return commitChange(backend, nouns, (tx) =>
    arrangeRows(tx, admin, 'hymns', (eb) => eb.lit(true), arrangement),
  )
}

/**
 * Moves a hymn to the trash, and its scores and recordings with it.
 * @returns the change that brings it back when it is taken back
 */
export async function deleteHymn(
  backend: Backend,
  admin: Admin,
  id: string,
): Promise<string | undefined> {
  return commitChange(backend, nouns, (tx) => throwAway(tx, admin, 'hymns', id))
}
