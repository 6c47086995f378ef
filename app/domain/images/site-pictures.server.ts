import { sql } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import { DomainError } from '~/platform/domain-error'
import { commitChange, patchRow } from '~/platform/rows.server'
import type { Admin } from '~/platform/session.server'
import { focusColumns } from './adopt-picture.server'
import type { FocusPoint } from './images'
import { type PictureValues, pictureValues } from './picture-values.server'
import { isPublicImage } from './public-image.server'
import { replaceSiteImage, type SitePlace } from './replace-site-image.server'
import type { SitePictureForm } from './site-pictures.form'

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

/** What a save did. */
interface SitePictureChange {
  change: 'uploaded' | 'described' | 'removed'
  /** Where the picture is stored that was shown until then. */
  former?: string
}

/**
 * Shows the chosen picture at a place of the site, or says something new about the one that is
 * there, or leaves the place empty. The old picture goes and the new one comes, or neither.
 * @throws DomainError outdated; missing, when what was uploaded is no longer stored
 */
export async function saveSitePicture(
  backend: Backend,
  admin: Admin,
  place: SitePlace,
  { revision, picture }: SitePictureForm,
): Promise<SitePictureChange> {
  return commitChange(backend, ['images'], async (tx) => {
    if (revision !== (await revisionOf(tx, place))) throw new DomainError('outdated')
    const shown = await shownAt(tx, place)
    await replaceSiteImage(tx, admin, place, picture)
    if (picture && picture.path === shown?.file_path) return { change: 'described' }
    return { change: picture ? 'uploaded' : 'removed', former: shown?.file_path }
  })
}

/**
 * Shows the picture again that was at a place before.
 * @param path where it is stored
 * @throws DomainError missing
 */
export async function restoreSitePicture(
  backend: Backend,
  admin: Admin,
  place: SitePlace,
  path: string,
): Promise<void> {
  await commitChange(backend, ['images'], async (tx) => {
    const former = await tx.db
      .selectFrom('images')
      .select('id')
      .where('page_assignment', '=', place)
      .where('file_path', '=', path)
      .executeTakeFirst()
    if (!former) throw new DomainError('missing')
    await replaceSiteImage(tx, admin, place, undefined)
    await patchRow(tx, admin, 'images', former.id, { is_active: 1 })
  })
}

/**
 * Moves the focus point of the picture at a place of the site.
 * @throws DomainError missing, when there is none
 */
export async function focusSitePicture(
  backend: Backend,
  admin: Admin,
  place: SitePlace,
  focus: FocusPoint,
): Promise<void> {
  await commitChange(backend, ['images'], async (tx) => {
    const shown = await shownAt(tx, place)
    if (!shown) throw new DomainError('missing')
    await patchRow(tx, admin, 'images', shown.id, focusColumns(focus))
  })
}

async function shownAt({ db }: Backend, place: SitePlace) {
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
async function revisionOf({ db }: Backend, place: SitePlace): Promise<number> {
  const { revision } = await db
    .selectFrom('images')
    .select(sql<number>`coalesce(sum(revision), 0)`.as('revision'))
    .where('page_assignment', '=', place)
    .executeTakeFirstOrThrow()
  return Number(revision)
}
