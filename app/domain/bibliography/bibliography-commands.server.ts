import { replacePicture } from '~/domain/images/images-commands.server'
import { publicationOf, type SavedPublication } from '~/domain/publishing/publication'
import { publishedAt } from '~/domain/publishing/publish.server'
import { freeSlug, holderOf, renameSlug } from '~/domain/slugs/slugs.server'
import { stemSlug } from '~/http/slug'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { commitChange, insertRow, updateRow } from '~/platform/changes/rows.server'
import { throwAway } from '~/platform/changes/throw-away.server'
import { cleanRichText } from '~/platform/rich-text.server'
import { DomainError } from '~/platform/runtime/domain-error'
import type { WorkForm } from './bibliography.form'

const nouns = ['bibliography', 'images'] as const
const place = { assignment: 'bibliography' }

/**
 * Stores a work: a new one when no id is given. Its former slug leads to the new one for ever
 * (docs/specification.md, "Slugs").
 * @returns its id, and whether visitors see it
 * @throws DomainError missing, outdated; taken or taken-in-trash, at `slug`, when the slug is another
 *   work's; past, at `publish_time`
 */
export async function saveWork(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  { revision, picture, cover_url, slug: wanted, publication, ...values }: WorkForm,
): Promise<SavedPublication> {
  return commitChange(backend, nouns, async (tx) => {
    const stored = id === undefined ? undefined : await storedWork(tx, id)
    const image = await replacePicture(tx, admin, stored?.image_url, picture, place)
    const published_at = publishedAt(tx, publication, stored)
    const row = {
      ...values,
      published_at,
      description: cleanRichText(values.description),
      formats: JSON.stringify(values.formats),
      shops: JSON.stringify(values.shops),
      extract: cleanRichText(values.extract),
      image_url: image?.path ?? cover_url,
    }
    const slug = await slugFor(tx, { id, title: row.title, wanted, present: stored?.slug })
    const saved = publicationOf(tx.clock, published_at)
    if (id === undefined) {
      return { ...saved, id: await insertRow(tx, admin, 'bibliography', { ...row, slug }) }
    }
    await updateRow(tx, admin, 'bibliography', { id, revision }, row)
    if (stored) await renameSlug(tx, 'bibliography', id, stored.slug, slug)
    return { ...saved, id }
  })
}

interface WantedSlug {
  id: string | undefined
  title: string
  wanted: string | null
  /** The one that it has. */
  present: string | undefined
}

/**
 * Her own wish, or what the title makes, with -2 where that is another's (docs/specification.md,
 * "Slugs").
 */
async function slugFor(tx: Backend, { id, title, wanted, present }: WantedSlug): Promise<string> {
  if (wanted === null) return freeSlug(tx, 'bibliography', stemSlug(title), id)
  const holder = wanted === present ? undefined : await holderOf(tx, 'bibliography', wanted, id)
  if (holder) throw new DomainError(holder === 'trash' ? 'taken-in-trash' : 'taken', 'slug')
  return wanted
}

async function storedWork({ db }: Backend, id: string) {
  return db
    .selectFrom('bibliography')
    .select(['slug', 'image_url', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * Moves a work, and its cover and its reviews with it, to the trash. Collections that are the work stay,
 * and are it again when it comes back.
 * @returns the change that brings it back when it is taken back
 */
export async function deleteWork(
  backend: Backend,
  admin: Admin,
  id: string,
): Promise<string | undefined> {
  return commitChange(backend, [...nouns, 'reviews', 'hymn_collections'], async (tx) => {
    const stored = await storedWork(tx, id)
    await replacePicture(tx, admin, stored?.image_url, undefined, place)
    return throwAway(tx, admin, 'bibliography', id)
  })
}
