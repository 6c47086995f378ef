import { noCollaboration } from '~/domain/files/files'
import { attachUploadedPdfs, type NewFile, storeFile } from '~/domain/files/files-commands.server'
import type { FocusPoint } from '~/domain/images/images'
import { imagesAt } from '~/domain/images/images.server'
import { moveImageFocus, replacePicture } from '~/domain/images/images-commands.server'
import type { SavedPublication } from '~/domain/publishing/publication'
import { saveRow } from '~/domain/rows/rows-commands.server'
import type { UploadedFile } from '~/forms/upload'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { moveToTrash } from '~/platform/changes/move-to-trash.server'
import { commitChange, storedRow } from '~/platform/changes/rows.server'
import { DomainError } from '~/platform/runtime/domain-error'
import type { CollaborationForm } from './collaborations.form'
import { picturePaths } from './collaborations.server'

const nouns = ['collaborations', 'collaboration_files', 'images'] as const
const imagePlacement = { assignment: 'collaboration' }

export function saveCollaboration(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  { new_pdfs, ...form }: CollaborationForm,
): Promise<SavedPublication> {
  return saveRow(backend, admin, 'collaborations', id, form, {
    otherNouns: ['collaboration_files'],
    async formerPicture(tx) {
      return id === undefined ? undefined : (await picturePaths(tx, id))[0]
    },
    async afterSave(tx, savedId, image) {
      const paths = await picturePaths(tx, savedId)
      await removePictures(
        tx,
        admin,
        paths.filter((path) => path !== image?.path),
      )
      await linkImage(tx, savedId, image?.id)
      await attachUploadedPdfs(tx, admin, savedId, new_pdfs)
    },
  })
}

async function removePictures(tx: Backend, admin: Admin, paths: readonly string[]) {
  for (const path of paths) await replacePicture(tx, admin, path, undefined, imagePlacement)
}

/** @throws DomainError missing, when the collaboration or its picture does not exist */
export async function moveCollaborationFocus(
  backend: Backend,
  admin: Admin,
  id: string,
  focus: FocusPoint,
): Promise<void> {
  await commitChange(backend, nouns, async (tx) => {
    const [path] = await picturePaths(tx, id)
    const [image] = path === undefined ? [] : await imagesAt(tx, path, 'collaboration')
    if (!image) throw new DomainError('missing')
    await moveImageFocus(tx, admin, image.id, focus)
  })
}

/** @returns the change that restores it when it is undone */
export async function deleteCollaboration(backend: Backend, admin: Admin, id: string) {
  return commitChange(backend, nouns, async (tx) => {
    if (!(await storedRow(tx, 'collaborations', id))) return undefined
    const pictures = await picturePaths(tx, id)
    await removePictures(tx, admin, pictures)
    return moveToTrash(tx, admin, 'collaborations', id)
  })
}

/** @throws DomainError missing, when the collaboration does not exist */
export async function attachPdf(
  backend: Backend,
  admin: Admin,
  pdf: NewFile,
): Promise<UploadedFile> {
  const { collaborationId: id } = pdf
  const exists = id === noCollaboration || (await storedRow(backend, 'collaborations', id))
  if (!exists) throw new DomainError('missing')
  return storeFile(backend, admin, pdf)
}

async function linkImage({ db }: Backend, collaboration_id: string, image_id: string | undefined) {
  await db
    .deleteFrom('collaboration_images')
    .where('collaboration_id', '=', collaboration_id)
    .execute()
  if (image_id === undefined) return
  await db
    .insertInto('collaboration_images')
    .values({ collaboration_id, image_id, is_primary: 1 })
    .execute()
}
