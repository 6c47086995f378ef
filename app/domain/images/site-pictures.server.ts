import { sql } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import type { SitePlace } from './images'
import { type PictureValues, pictureValues } from './picture-values.server'
import { isPublicImage } from './public-image.server'

/** The values of a place's picture for its form. */
export type SitePictureValues = PictureValues<'image'> & { revision: number }

/** What is shown at a place of the site, for its form. */
export async function sitePictureForEditing(
  backend: Backend,
  place: SitePlace,
): Promise<SitePictureValues> {
  const [revision, shown] = await Promise.all([revisionOf(backend, place), shownAt(backend, place)])
  return { revision, ...(await pictureValues(backend, 'image', shown?.file_path ?? null)) }
}

/** The image that is shown at a place of the site. */
export async function shownAt({ db }: Backend, place: SitePlace) {
  return db
    .selectFrom('images')
    .select(['id', 'file_path'])
    .where('page_assignment', '=', place)
    .where(isPublicImage)
    .orderBy('sort_order')
    .orderBy('id')
    .executeTakeFirst()
}

/** Rises with everything that happens at the place: a picture that comes, changes or goes. */
export async function revisionOf({ db }: Backend, place: SitePlace): Promise<number> {
  const { revision } = await db
    .selectFrom('images')
    .select(sql<number>`coalesce(sum(revision), 0)`.as('revision'))
    .where('page_assignment', '=', place)
    .executeTakeFirstOrThrow()
  return Number(revision)
}
