import { decodePercent } from '~/http/decode-percent'
import { firstFreeSlug, slugVariants } from '~/http/slug'
import type { Backend } from '~/platform/backend.server'
import { slugsInTrash } from '~/platform/changes/move-to-trash.server'
import type { SlugNoun } from '~/platform/changes/noun'
import { asTable } from '~/platform/changes/nouns'
import type { RowOf } from '~/platform/db/schema'

export function publicRows(backend: Backend, noun: SlugNoun) {
  return backend.db.selectFrom(asTable(noun)).where(backend.nouns[noun].visible(backend))
}

/**
 * The id for a canonical slug; the canonical slug for a former one, one in another letter case, and one that another
 * slug rule makes from the title (docs/specification.md, "Slugs").
 */
export async function resolveSlug(
  backend: Backend,
  noun: SlugNoun,
  requested: string,
): Promise<{ id: string } | { redirect: string } | undefined> {
  const slug = decodePercent(requested).normalize('NFC').toLowerCase()
  // PostgreSQL rejects queries with NUL.
  if (slug.includes('\0')) return undefined
  const exact = await publicRows(backend, noun)
    .select('id')
    .where('slug', '=', requested)
    .executeTakeFirst()
  if (exact) return exact
  const spellings = [slug, ...slugVariants(slug)]
  const current = await publicRows(backend, noun)
    .select('slug')
    .where('slug', 'in', spellings)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
  const redirect =
    current?.slug ??
    (await findRenamedSlugs(backend, noun, spellings)).values().next().value ??
    (await slugByTitle(backend, noun, slug))
  return redirect === undefined ? undefined : { redirect }
}

/** Undefined if there is no such row; see `resolveSlug`. */
export async function publicRowAt<N extends SlugNoun>(
  backend: Backend,
  noun: N,
  requested: string,
): Promise<{ row: RowOf<N> } | { redirect: string } | undefined> {
  const match = await resolveSlug(backend, noun, requested)
  if (!match || 'redirect' in match) return match
  const row: object | undefined = await backend.db
    .selectFrom(asTable(noun))
    .selectAll()
    .where('id', '=', match.id)
    .executeTakeFirst()
  return row && { row: row as RowOf<N> }
}

export async function slugOfId(backend: Backend, noun: SlugNoun, id: string) {
  // PostgreSQL rejects queries with some characters, which no id has.
  if (!/^[\w-]+$/.test(id)) return undefined
  const row = await publicRows(backend, noun).select('slug').where('id', '=', id).executeTakeFirst()
  return row?.slug
}

export async function currentSlugOf(backend: Backend, noun: SlugNoun, requested: string) {
  const found = await resolveSlug(backend, noun, requested)
  return found && ('redirect' in found ? found.redirect : requested)
}

export async function findRenamedSlugs(backend: Backend, noun: SlugNoun, slugs: readonly string[]) {
  const table = asTable(noun)
  const rows = await backend.db
    .selectFrom('former_slugs')
    .innerJoin(table, `${table}.id`, 'row_id')
    .select(['former_slugs.slug as former', `${table}.slug`])
    .where(backend.nouns[noun].visible(backend))
    .where('noun', '=', noun)
    .where('former_slugs.slug', 'in', slugs)
    .orderBy('former_slugs.created_at')
    .orderBy('former_slugs.slug')
    .execute()
  return new Map(rows.map(({ former, slug }) => [former, slug]))
}

/** Returns the slug, with -2, -3 … if another row or a row in the trash has it. */
export async function freeSlug(backend: Backend, noun: SlugNoun, slug: string, ownId = '') {
  const taken = await takenSlugs(backend, noun, slug, ownId)
  return firstFreeSlug(slug, new Set([...taken, ...(await slugsInTrash(backend, noun))]))
}

export async function slugOwner(backend: Backend, noun: SlugNoun, slug: string, ownId = '') {
  if ((await takenSlugs(backend, noun, slug, ownId)).includes(slug)) return 'another'
  if ((await slugsInTrash(backend, noun)).includes(slug)) return 'trash'
  return undefined
}

async function takenSlugs({ db }: Backend, noun: SlugNoun, wanted: string, ownId: string) {
  const table = asTable(noun)
  const current = await db
    .selectFrom(table)
    .select('slug')
    .where('slug', 'like', `${wanted}%`)
    .where('id', '!=', ownId)
    .execute()
  const former = await db
    .selectFrom('former_slugs')
    .innerJoin(table, `${table}.id`, 'row_id')
    .select('former_slugs.slug')
    .where('noun', '=', noun)
    .where('former_slugs.slug', 'like', `${wanted}%`)
    .where('row_id', '!=', ownId)
    .execute()
  return [...current, ...former].map(({ slug }) => slug)
}

/** The old slug then redirects. Call it in the transaction that saves the row. */
export async function renameSlug(
  { db, clock }: Backend,
  noun: SlugNoun,
  id: string,
  oldSlug: string,
  newSlug: string,
): Promise<void> {
  if (oldSlug === newSlug) return
  await db.updateTable(asTable(noun)).set({ slug: newSlug }).where('id', '=', id).execute()
  await db
    .deleteFrom('former_slugs')
    .where('noun', '=', noun)
    .where('slug', '=', newSlug)
    .where('row_id', '=', id)
    .execute()
  await db
    .insertInto('former_slugs')
    .values({ noun, slug: oldSlug, row_id: id, created_at: clock.now().toISOString() })
    .onConflict((conflict) => conflict.columns(['noun', 'slug']).doUpdateSet({ row_id: id }))
    .execute()
}

export async function updateSlug(
  tx: Backend,
  noun: SlugNoun,
  { id, slug }: { id: string; slug: string },
  formerSlug: string,
  newSlug: string,
): Promise<void> {
  if (newSlug === formerSlug) return
  await renameSlug(tx, noun, id, slug, await freeSlug(tx, noun, newSlug, id))
}

async function slugByTitle(backend: Backend, noun: SlugNoun, requested: string) {
  const requestedKeys = comparisonKeys(requested)
  const rows = await publicRows(backend, noun)
    .select(['title', 'slug'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.find(({ title }) => [...comparisonKeys(title)].some((key) => requestedKeys.has(key)))
    ?.slug
}

/** Without hyphens, which some slug rules collapse, and also without the text after ? or #, which browsers cut off. */
function comparisonKeys(title: string): Set<string> {
  const variants = slugVariants(title.normalize('NFC')).flatMap((variant) => [
    variant,
    variant.replace(/[?#].*/s, ''),
  ])
  return new Set(variants.map((variant) => variant.replaceAll('-', '')).filter(Boolean))
}
