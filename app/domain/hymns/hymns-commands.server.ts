import { followTitle, freeSlug } from '~/domain/slugs/slugs.server'
import { canonicalSlug } from '~/http/slug'
import type { Backend } from '~/platform/backend.server'
import type { Arrangement } from '~/platform/ordering'
import { cleanRichText } from '~/platform/rich-text.server'
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
 * @returns its id
 * @throws DomainError missing, outdated
 */
export async function saveHymn(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  { revision, ...form }: HymnForm,
): Promise<string> {
  const row = {
    ...form,
    themes: JSON.stringify(form.themes),
    scripture: JSON.stringify(form.scripture),
    days: JSON.stringify(form.days),
    occasions: JSON.stringify(form.occasions),
    commentary: cleanRichText(form.commentary),
    is_free_in_worship: flagOf(form.is_free_in_worship),
    is_visible: flagOf(form.is_visible),
  }
  return commitChange(backend, nouns, async (tx) => {
    if (id === undefined) {
      await removeUntouchedSample(tx, admin, 'hymns')
      const slug = await freeSlug(tx, 'hymn', hymnSlug(row.title))
      const sort_order = await lastPlace(tx)
      return insertRow(tx, admin, 'hymns', { ...row, slug, sort_order })
    }
    const stored = await storedHymn(tx, id)
    await updateRow(tx, admin, 'hymns', { id, revision }, row)
    if (stored) await followTitle(tx, 'hymn', stored, row.title, hymnSlug)
    return id
  })
}

async function storedHymn({ db }: Backend, id: string) {
  return db
    .selectFrom('hymns')
    .select(['id', 'title', 'slug'])
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
 * Shows a hymn to visitors, or hides it from them.
 * @throws DomainError missing
 */
export async function setHymnVisible(
  backend: Backend,
  admin: Admin,
  id: string,
  visible: boolean,
): Promise<void> {
  const is_visible = flagOf(visible)
  await commitChange(backend, nouns, (tx) => patchRow(tx, admin, 'hymns', id, { is_visible }))
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
