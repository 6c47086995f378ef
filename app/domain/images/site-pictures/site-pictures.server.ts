import { sql } from 'kysely'
import type { SitePlace } from '~/domain/images/images'
import { type PictureValues, pictureValues } from '~/domain/images/picture-values.server'
import { isPublicImage } from '~/domain/images/public-image.server'
import type { Backend } from '~/platform/backend.server'

/** The values of a site picture for its form. */
export type SitePictureValues = PictureValues<'image'> & { revision: number }

/** The current site picture, for its form. */
export async function sitePictureForEditing(
  backend: Backend,
  place: SitePlace,
): Promise<SitePictureValues> {
  const [revision, shown] = await Promise.all([revisionOf(backend, place), shownAt(backend, place)])
  return { revision, ...(await pictureValues(backend, 'image', shown?.file_path ?? null)) }
}

/** The current image of a site picture. */
export async function shownAt(backend: Backend, place: SitePlace) {
  return (await activeAt(backend, place))[0]
}

/** The active images of a site picture; pages show the first. */
export async function activeAt({ db }: Backend, place: SitePlace) {
  return db
    .selectFrom('images')
    .select(['id', 'file_path', 'alt_text', 'focus_x', 'focus_y'])
    .where('page_assignment', '=', place)
    .where(isPublicImage)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
}

/** Increases whenever the site picture is added, changed or removed. */
export async function revisionOf({ db }: Backend, place: SitePlace): Promise<number> {
  const { revision } = await db
    .selectFrom('images')
    .select(sql<number>`coalesce(sum(revision), 0)`.as('revision'))
    .where('page_assignment', '=', place)
    .executeTakeFirstOrThrow()
  return Number(revision)
}
