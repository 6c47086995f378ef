import type { FocusPoint, SitePictureName } from '~/domain/images/images'
import type { PictureInput } from '~/domain/images/images.form'
import {
  focusColumns,
  insertImage,
  updateImageDescription,
} from '~/domain/images/images-commands.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { commitChange, patchRow } from '~/platform/changes/rows.server'
import { DomainError } from '~/platform/runtime/domain-error'
import type { SitePictureForm } from './site-pictures.form'
import { activeSitePictures, currentSitePicture, sitePictureRevision } from './site-pictures.server'

/** @throws DomainError outdated; missing, when the upload is no longer stored */
export async function saveSitePicture(
  backend: Backend,
  admin: Admin,
  name: SitePictureName,
  { revision, picture }: SitePictureForm,
) {
  return commitChange(backend, ['images'], async (tx) => {
    if (revision !== (await sitePictureRevision(tx, name))) throw new DomainError('outdated')
    const shown = await currentSitePicture(tx, name)
    await replaceSitePicture(tx, admin, name, picture)
    if (picture && picture.path === shown?.file_path) return { change: 'described' } as const
    return { change: picture ? 'uploaded' : 'removed', former: shown?.file_path } as const
  })
}

/** @throws DomainError missing */
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
    await replaceSitePicture(tx, admin, name, undefined)
    await patchRow(tx, admin, 'images', former.id, { is_active: 1 })
  })
}

/** @throws DomainError missing, when there is none */
export async function moveSitePictureFocus(
  backend: Backend,
  admin: Admin,
  name: SitePictureName,
  focus: FocusPoint,
): Promise<void> {
  await commitChange(backend, ['images'], async (tx) => {
    const shown = await currentSitePicture(tx, name)
    if (!shown) throw new DomainError('missing')
    await patchRow(tx, admin, 'images', shown.id, focusColumns(focus))
  })
}

/**
 * Former images stay as inactive rows. Call it in a transaction.
 * @throws DomainError missing, when nothing is stored at the picture's path
 */
export async function replaceSitePicture(
  tx: Backend,
  admin: Admin,
  assignment: SitePictureName,
  picture: PictureInput | undefined,
): Promise<void> {
  const active = await activeSitePictures(tx, assignment)
  const current = active.find(({ file_path }) => file_path === picture?.path)
  for (const image of active) {
    if (image !== current) await patchRow(tx, admin, 'images', image.id, { is_active: 0 })
  }
  if (!picture) return
  if (current) await updateImageDescription(tx, admin, current, picture)
  else await insertImage(tx, admin, picture, { assignment })
}
