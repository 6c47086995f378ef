import { replacePicture } from '~/domain/images/images-commands.server'
import { publicationOf, type SavedPublication } from '~/domain/publishing/publication'
import { publishedAt } from '~/domain/publishing/publish.server'
import { followTitle, freeSlug } from '~/domain/slugs/slugs.server'
import { canonicalSlug } from '~/http/slug'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { commitChange, insertRow, updateRow } from '~/platform/changes/rows.server'
import { throwAway } from '~/platform/changes/throw-away.server'
import type { LectureForm } from './lectures.form'

const nouns = ['lectures', 'images'] as const
const place = { assignment: 'lecture' }

/**
 * Stores a lecture: a new one when no id is given. Its slug comes of the title; a former slug
 * leads to the new one for ever (docs/specification.md, "Slugs").
 * @returns its id, and whether visitors see it
 * @throws DomainError missing, outdated; past, at `publish_time`
 */
export async function saveLecture(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  { revision, picture, themes, publication, ...values }: LectureForm,
): Promise<SavedPublication> {
  return commitChange(backend, nouns, async (tx) => {
    const stored = id === undefined ? undefined : await storedLecture(tx, id)
    const image = await replacePicture(tx, admin, stored?.image_url, picture, place)
    const published_at = publishedAt(tx, publication, stored)
    const row = {
      ...values,
      themes: JSON.stringify(themes),
      image_url: image?.path ?? null,
      published_at,
    }
    const saved = publicationOf(tx.clock, published_at)
    if (id === undefined) {
      const slug = await freeSlug(tx, 'lectures', canonicalSlug(row.title))
      return { ...saved, id: await insertRow(tx, admin, 'lectures', { ...row, slug }) }
    }
    await updateRow(tx, admin, 'lectures', { id, revision }, row)
    if (stored) await followTitle(tx, 'lectures', stored, row.title, canonicalSlug)
    return { ...saved, id }
  })
}

async function storedLecture({ db }: Backend, id: string) {
  return db
    .selectFrom('lectures')
    .select(['id', 'title', 'slug', 'image_url', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * Moves a lecture, and its picture with it, to the trash.
 * @returns the change that brings it back when it is taken back
 */
export async function deleteLecture(
  backend: Backend,
  admin: Admin,
  id: string,
): Promise<string | undefined> {
  return commitChange(backend, nouns, async (tx) => {
    const stored = await storedLecture(tx, id)
    await replacePicture(tx, admin, stored?.image_url, undefined, place)
    return throwAway(tx, admin, 'lectures', id)
  })
}
