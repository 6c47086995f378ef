import type { FocusPoint, SitePictureName } from '~/domain/images/images'
import type { ChosenPicture } from '~/domain/images/images.form'
import { adoptPicture, describePicture, focusColumns } from '~/domain/images/images-commands.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { commitChange, patchRow } from '~/platform/changes/rows.server'
import { DomainError } from '~/platform/runtime/domain-error'
import type { SitePictureForm } from './site-pictures.form'
import { activeAt, revisionOf, shownAt } from './site-pictures.server'

/** The result of a save. */
interface SitePictureChange {
  change: 'uploaded' | 'described' | 'removed'
  /** The stored path of the former picture. */
  former?: string
}

/**
 * Replaces, describes or clears a site picture, in one change.
 * @throws DomainError outdated; missing, when the upload is no longer stored
 */
export async function saveSitePicture(
  backend: Backend,
  admin: Admin,
  name: SitePictureName,
  { revision, picture }: SitePictureForm,
): Promise<SitePictureChange> {
  return commitChange(backend, ['images'], async (tx) => {
    if (revision !== (await revisionOf(tx, name))) throw new DomainError('outdated')
    const shown = await shownAt(tx, name)
    await replaceSiteImage(tx, admin, name, picture)
    if (picture && picture.path === shown?.file_path) return { change: 'described' }
    return { change: picture ? 'uploaded' : 'removed', former: shown?.file_path }
  })
}

/**
 * Restores a former site picture.
 * @param path its stored path
 * @throws DomainError missing
 */
export async function restoreSitePicture(
  backend: Backend,
  admin: Admin,
  name: SitePictureName,
  path: string,
): Promise<void> {
  await commitChange(backend, ['images'], async (tx) => {
    const former = await tx.db
      .selectFrom('images')
      .select('id')
      .where('page_assignment', '=', name)
      .where('file_path', '=', path)
      .executeTakeFirst()
    if (!former) throw new DomainError('missing')
    await replaceSiteImage(tx, admin, name, undefined)
    await patchRow(tx, admin, 'images', former.id, { is_active: 1 })
  })
}

/**
 * Moves the focus point of a site picture.
 * @throws DomainError missing, when there is none
 */
export async function focusSitePicture(
  backend: Backend,
  admin: Admin,
  name: SitePictureName,
  focus: FocusPoint,
): Promise<void> {
  await commitChange(backend, ['images'], async (tx) => {
    const shown = await shownAt(tx, name)
    if (!shown) throw new DomainError('missing')
    await patchRow(tx, admin, 'images', shown.id, focusColumns(focus))
  })
}

/**
 * Makes the chosen picture the only active one of a site picture: the specification's
 * replace_site_image. Choosing none clears the site picture. Old images stay as inactive rows. Call it
 * in a transaction.
 * @throws DomainError missing, when nothing is stored at the chosen path
 */
export async function replaceSiteImage(
  tx: Backend,
  admin: Admin,
  assignment: SitePictureName,
  chosen: ChosenPicture | undefined,
): Promise<void> {
  const active = await activeAt(tx, assignment)
  const same = active.find(({ file_path }) => file_path === chosen?.path)
  for (const image of active) {
    if (image !== same) await patchRow(tx, admin, 'images', image.id, { is_active: 0 })
  }
  if (!chosen) return
  if (same) await describePicture(tx, admin, same, chosen)
  else await adoptPicture(tx, admin, chosen, { assignment })
}
