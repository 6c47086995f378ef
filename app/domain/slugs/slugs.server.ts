import { decodePercent } from '~/http/decode-percent'
import { firstFreeSlug, slugVariants } from '~/http/slug'
import type { Backend } from '~/platform/backend.server'
import type { SlugNoun } from '~/platform/changes/noun'
import { plain } from '~/platform/changes/nouns'
import { slugsInTrash } from '~/platform/changes/slugs-in-trash.server'
import type { RowOf } from '~/platform/db/schema'

/** Matches the public rows of a noun. */
function isShown(backend: Backend, noun: SlugNoun) {
  return backend.nouns[noun].visible(backend)
}

function shownRows(backend: Backend, noun: SlugNoun) {
  return backend.db.selectFrom(plain(noun)).where(isShown(backend, noun))
}

/**
 * Resolves a slug (docs/specification.md, "Slugs"): the id for a canonical slug; the canonical slug to
 * redirect to for a former one or one made from a title by any of the slug rules, in any letter case;
 * undefined if it matches nothing that a visitor may see.
 * @param requested the last part of the path, as decoded by the router
 */
export async function resolveSlug(
  backend: Backend,
  noun: SlugNoun,
  requested: string,
): Promise<{ id: string } | { redirect: string } | undefined> {
  const wanted = decodePercent(requested).normalize('NFC').toLowerCase()
  // PostgreSQL rejects queries with NUL.
  if (wanted.includes('\0')) return undefined
  const exact = await shownRows(backend, noun)
    .select('id')
    .where('slug', '=', requested)
    .executeTakeFirst()
  if (exact) return exact
  const spellings = [wanted, ...slugVariants(wanted)]
  const redirect =
    (await currentSlug(backend, noun, spellings)) ??
    (await slugOfFormer(backend, noun, spellings)) ??
    (await slugByTitle(backend, noun, wanted))
  return redirect === undefined ? undefined : { redirect }
}

/**
 * The row of a slug, or the slug to redirect to, as `resolveSlug` finds them; undefined if visitors find
 * none.
 */
export async function publicRowAt<N extends SlugNoun>(
  backend: Backend,
  noun: N,
  requested: string,
): Promise<{ row: RowOf<N> } | { redirect: string } | undefined> {
  const found = await resolveSlug(backend, noun, requested)
  if (!found || 'redirect' in found) return found
  const row: object | undefined = await backend.db
    .selectFrom(plain(noun))
    .selectAll()
    .where('id', '=', found.id)
    .executeTakeFirst()
  return row && { row: row as RowOf<N> }
}

/** The slug of a public row, for paths with its id. */
export async function slugOfId(
  backend: Backend,
  noun: SlugNoun,
  id: string,
): Promise<string | undefined> {
  // PostgreSQL rejects queries with some characters, which no id has.
  if (!/^[\w-]+$/.test(id)) return undefined
  const row = await shownRows(backend, noun).select('slug').where('id', '=', id).executeTakeFirst()
  return row?.slug
}

/** The current canonical slug of any slug; undefined if it is unknown. */
export async function currentSlugOf(
  backend: Backend,
  noun: SlugNoun,
  requested: string,
): Promise<string | undefined> {
  const found = await resolveSlug(backend, noun, requested)
  return found && ('redirect' in found ? found.redirect : requested)
}

/** The given slugs that are no longer canonical, each with the canonical one. */
export async function renamed(
  backend: Backend,
  noun: SlugNoun,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const table = plain(noun)
  const rows = await backend.db
    .selectFrom('former_slugs')
    .innerJoin(table, `${table}.id`, 'row_id')
    .select(['former_slugs.slug as former', `${table}.slug`])
    .where(isShown(backend, noun))
    .where('noun', '=', noun)
    .where('former_slugs.slug', 'in', slugs)
    .execute()
  return new Map(rows.map(({ former, slug }) => [former, slug]))
}

/**
 * A free slug for a row: the wanted one, or with -2, -3 … if it is taken or reserved by the trash.
 */
export async function freeSlug(
  backend: Backend,
  noun: SlugNoun,
  wanted: string,
  ownId = '',
): Promise<string> {
  const taken = await takenSlugs(backend, noun, wanted, ownId)
  return firstFreeSlug(wanted, new Set([...taken, ...(await slugsInTrash(backend, noun))]))
}

/** The row that already has a wanted slug. */
export async function holderOf(
  backend: Backend,
  noun: SlugNoun,
  slug: string,
  ownId = '',
): Promise<'another' | 'trash' | undefined> {
  if ((await takenSlugs(backend, noun, slug, ownId)).includes(slug)) return 'another'
  if ((await slugsInTrash(backend, noun)).includes(slug)) return 'trash'
  return undefined
}

/** The slugs of other rows, current or former, that begin with the wanted one. */
async function takenSlugs(
  { db }: Backend,
  noun: SlugNoun,
  wanted: string,
  ownId: string,
): Promise<string[]> {
  const table = plain(noun)
  const present = await db
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
  return [...present, ...former].map(({ slug }) => slug)
}

/**
 * Gives a row its new slug and records the old one, which redirects from now on. Call it in the
 * transaction that saves the row.
 */
export async function renameSlug(
  { db, clock }: Backend,
  noun: SlugNoun,
  id: string,
  oldSlug: string,
  newSlug: string,
): Promise<void> {
  if (oldSlug === newSlug) return
  await db.updateTable(plain(noun)).set({ slug: newSlug }).where('id', '=', id).execute()
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

/** Updates a row's slug after a new title. A title with the same slug keeps it, including a -2. */
export async function followTitle(
  tx: Backend,
  noun: SlugNoun,
  { id, title, slug }: { id: string; title: string; slug: string },
  newTitle: string,
  slugOf: (title: string) => string,
): Promise<void> {
  const wanted = slugOf(newTitle)
  if (wanted === slugOf(title)) return
  await renameSlug(tx, noun, id, slug, await freeSlug(tx, noun, wanted, id))
}

async function currentSlug(backend: Backend, noun: SlugNoun, spellings: string[]) {
  const row = await shownRows(backend, noun)
    .select('slug')
    .where('slug', 'in', spellings)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
  return row?.slug
}

/** The current slug of the row of a former slug; undefined if the row is gone. */
async function slugOfFormer(backend: Backend, noun: SlugNoun, spellings: string[]) {
  const table = plain(noun)
  const row = await backend.db
    .selectFrom('former_slugs')
    .innerJoin(table, `${table}.id`, 'row_id')
    .select(`${table}.slug`)
    .where(isShown(backend, noun))
    .where('noun', '=', noun)
    .where('former_slugs.slug', 'in', spellings)
    .orderBy('former_slugs.created_at')
    .orderBy('former_slugs.slug')
    .executeTakeFirst()
  return row?.slug
}

/** The first row, by creation, that a slug made from its title could have meant. */
async function slugByTitle(backend: Backend, noun: SlugNoun, wanted: string) {
  const wantedKeys = keys(wanted)
  const rows = await shownRows(backend, noun)
    .select(['title', 'slug'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.find(({ title }) => [...keys(title)].some((key) => wantedKeys.has(key)))?.slug
}

/**
 * The variants of a title without hyphens, which some rules collapse and others do not. Also without an
 * unescaped ? or # and the rest, which browsers do not send as part of the path.
 */
function keys(title: string): Set<string> {
  const sent = slugVariants(title.normalize('NFC')).flatMap((variant) => [
    variant,
    variant.replace(/[?#].*/s, ''),
  ])
  return new Set(sent.map((variant) => variant.replaceAll('-', '')).filter(Boolean))
}
