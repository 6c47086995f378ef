import type { FocusPoint } from '~/domain/images/images'
import { focusImage, replacePicture } from '~/domain/images/images-commands.server'
import { adoptTextPictures } from '~/domain/images/text-pictures.server'
import { noCollaboration } from '~/domain/pdfs/pdfs'
import { type NewPdf, storePdf, takePdfs } from '~/domain/pdfs/pdfs-commands.server'
import { publicationOf, type SavedPublication } from '~/domain/publishing/publication'
import { publishedAt } from '~/domain/publishing/publish.server'
import { followTitle, freeSlug } from '~/domain/slugs/slugs.server'
import type { UploadedPdf } from '~/forms/upload'
import { stemSlug } from '~/http/slug'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { moveToTrash } from '~/platform/changes/move-to-trash.server'
import { commitChange, insertRow, updateRow } from '~/platform/changes/rows.server'
import { cleanRichText } from '~/platform/rich-text.server'
import { DomainError } from '~/platform/runtime/domain-error'
import type { CollaborationForm } from './collaborations.form'
import { imageOf, picturePaths } from './primary-image.server'

const nouns = ['collaborations', 'collaboration_files', 'images'] as const
const purpose = { assignment: 'collaboration' }

/**
 * Saves a collaboration with its one picture: a new one without an id. The slug is made from the title;
 * former slugs redirect for ever (docs/specification.md, "Slugs").
 * @returns its id, and whether visitors see it
 * @throws DomainError missing, outdated; past, at `publish_time`
 */
export async function saveCollaboration(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  { picture, description, publication, new_pdfs, ...form }: CollaborationForm,
): Promise<SavedPublication> {
  return commitChange(backend, nouns, async (tx) => {
    const paths = id === undefined ? [] : await picturePaths(tx, id)
    const [shown, ...others] = paths
    const image = await replacePicture(tx, admin, shown, picture, purpose)
    await forgetPictures(tx, admin, others)
    const stored = id === undefined ? undefined : await storedSlug(tx, id)
    const published_at = publishedAt(tx, publication, stored)
    const text = cleanRichText(description)
    await adoptTextPictures(tx, admin, [text])
    const row = {
      ...form,
      published_at,
      description: text,
      image_url: image?.path ?? null,
    }
    const storedAs = await storeRow(tx, admin, id, row)
    await linkImage(tx, storedAs, image?.id)
    await takePdfs(tx, admin, storedAs, new_pdfs)
    return { ...publicationOf(tx.clock, published_at), id: storedAs }
  })
}

type RowForm = Omit<CollaborationForm, 'picture' | 'publication' | 'new_pdfs'> & {
  image_url: string | null
  published_at: string | null
}

async function storeRow(
  tx: Backend,
  admin: Admin,
  id: string | undefined,
  { revision, ...row }: RowForm,
): Promise<string> {
  if (id === undefined) {
    const slug = await freeSlug(tx, 'collaborations', stemSlug(row.title))
    return insertRow(tx, admin, 'collaborations', { ...row, slug })
  }
  const stored = await storedSlug(tx, id)
  await updateRow(tx, admin, 'collaborations', { id, revision }, row)
  if (stored) await followTitle(tx, 'collaborations', stored, row.title, stemSlug)
  return id
}

async function storedSlug({ db }: Backend, id: string) {
  return db
    .selectFrom('collaborations')
    .select(['id', 'title', 'slug', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

async function forgetPictures(tx: Backend, admin: Admin, paths: readonly string[]) {
  for (const path of paths) await replacePicture(tx, admin, path, undefined, purpose)
}

/**
 * Saves only the focus point of a collaboration's picture.
 * @throws DomainError missing, when the collaboration or its picture is gone
 */
export async function focusCollaboration(
  backend: Backend,
  admin: Admin,
  id: string,
  focus: FocusPoint,
): Promise<void> {
  await commitChange(backend, nouns, async (tx) => {
    const image = await imageOf(tx, id)
    if (!image) throw new DomainError('missing')
    await focusImage(tx, admin, image.id, focus)
  })
}

/**
 * Moves a collaboration to the trash, with its picture and its PDFs.
 * @returns the change that restores it when it is undone
 */
export async function deleteCollaboration(
  backend: Backend,
  admin: Admin,
  id: string,
): Promise<string | undefined> {
  return commitChange(backend, nouns, async (tx) => {
    if (!(await storedSlug(tx, id))) return undefined
    const pictures = await picturePaths(tx, id)
    await forgetPictures(tx, admin, pictures)
    return moveToTrash(tx, admin, 'collaborations', id)
  })
}

/**
 * Stores a PDF of a collaboration, or one for links in texts.
 * @throws DomainError missing, when the collaboration does not exist
 */
export async function attachPdf(backend: Backend, admin: Admin, pdf: NewPdf): Promise<UploadedPdf> {
  if (!(await isThere(backend, pdf.collaborationId))) throw new DomainError('missing')
  return storePdf(backend, admin, pdf)
}

async function isThere({ db }: Backend, id: string): Promise<boolean> {
  if (id === noCollaboration) return true
  const row = await db
    .selectFrom('collaborations')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Links the image and deletes earlier links: a collaboration has one image (docs/specification.md,
 * "Collaborations").
 */
async function linkImage(
  { db }: Backend,
  collaboration_id: string,
  image_id: string | undefined,
): Promise<void> {
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
