import { sql } from 'kysely'
import type { SitePictureName } from '~/domain/images/images'
import { type PictureValues, pictureValues } from '~/domain/images/picture-values.server'
import { isPublicImage } from '~/domain/images/public-image.server'
import type { Backend } from '~/platform/backend.server'

export type SitePictureValues = PictureValues<'image'> & { revision: number }

export async function sitePictureForEditing(
  backend: Backend,
  name: SitePictureName,
): Promise<SitePictureValues> {
  const [revision, shown] = await Promise.all([
    sitePictureRevision(backend, name),
    currentSitePicture(backend, name),
  ])
  return { revision, ...(await pictureValues(backend, 'image', shown?.file_path ?? null)) }
}

export async function currentSitePicture(backend: Backend, name: SitePictureName) {
  return (await activeSitePictures(backend, name))[0]
}

/** The active images of a site picture; pages show the first. */
export async function activeSitePictures({ db }: Backend, name: SitePictureName) {
  return db
    .selectFrom('images')
    .select(['id', 'file_path', 'alt_text', 'focus_x', 'focus_y'])
    .where('page_assignment', '=', name)
    .where(isPublicImage)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
}

/** Increases whenever the site picture is added, changed or removed. */
export async function sitePictureRevision({ db }: Backend, name: SitePictureName): Promise<number> {
  const { revision } = await db
    .selectFrom('images')
    .select(sql<number>`coalesce(sum(revision), 0)`.as('revision'))
    .where('page_assignment', '=', name)
    .executeTakeFirstOrThrow()
  return Number(revision)
}
