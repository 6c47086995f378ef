import { type SqlBool, sql } from 'kysely'
import { extensionOf, mediumJpeg, type PageAssignment } from '~/domain/images/images'
import { isActiveImage, isPublicImage } from '~/domain/images/public-image.server'
import { isInPublicText, isOnlyInDrafts } from '~/domain/publishing/draft-files.server'
import type { Backend } from '~/platform/backend.server'
import { allRenditions, readRenditions } from '~/platform/pictures/rendition'

/** @param includeDrafts also find files that only drafts and hidden press pictures show */
export async function publicRendition(
  backend: Backend,
  contentHash: string,
  file: string,
  { includeDrafts = false } = {},
) {
  const stored = await backend.db
    .selectFrom('stored_pictures')
    .select(['renditions', 'tall_part'])
    .where('content_hash', '=', contentHash)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('images')
          .select('images.id')
          .where(isActiveImage)
          .$if(!includeDrafts, (images) =>
            images.where(isPublicImage).where(isForVisitors(backend)),
          )
          .where(({ eb, or, ref }) =>
            or([
              eb('images.file_path', '=', ref('stored_pictures.path')),
              eb('images.thumbnail_path', '=', ref('stored_pictures.path')),
            ]),
          ),
      ),
    )
    .execute()
  const path = `derived/${contentHash}/${file}`
  const rendition = stored.flatMap(allRenditions).find((candidate) => candidate.path === path)
  if (!rendition) return undefined
  return { path, contentType: `image/${rendition.format}`, size: rendition.size }
}

/** A medium-sized file of a stored picture, for the back-office only. */
export async function previewFile({ db }: Backend, path: string) {
  const stored = await db
    .selectFrom('stored_pictures')
    .select('renditions')
    .where('path', '=', path)
    .executeTakeFirst()
  const medium = mediumJpeg(readRenditions(stored?.renditions ?? '[]'))
  return medium && { path: medium.path, contentType: 'image/jpeg', size: medium.size }
}

/** Matches press pictures, pictures in public texts, and other images unless only drafts show them. */
function isForVisitors(backend: Backend) {
  return sql<SqlBool>`(case when images.page_assignment = 'text'
    then ${isInPublicText(backend)}
    else not ${isOnlyInDrafts(backend)} or exists (
      select 1 from images as press
      where press.file_path = images.file_path
        and press.page_assignment is null
        and press.is_active = 1 and press.is_visible = 1) end)`
}

/** The images outside the gallery whose originals can be downloaded: covers and lecture pictures. */
const downloadableAssignments: PageAssignment[] = ['bibliography', 'lecture']

/** Undefined unless the press may download it (docs/specification.md, "Press kit"). */
export async function pressPicture(backend: Backend, id: string) {
  const image = await backend.db
    .selectFrom('images')
    .select(['file_path', 'original_name', 'mime_type', 'file_size'])
    .where('id', '=', id)
    .where(({ eb, or }) =>
      or([eb('page_assignment', 'is', null), eb('page_assignment', 'in', downloadableAssignments)]),
    )
    .where(isPublicImage)
    .where(isForVisitors(backend))
    .executeTakeFirst()
  if (!image) return undefined
  return {
    path: image.file_path,
    contentType: image.mime_type,
    size: image.file_size,
    originalName: image.original_name,
    extension: extensionOf(image.mime_type),
  }
}

export async function renditionBytes({ db }: Backend, paths: readonly string[]): Promise<number> {
  if (paths.length === 0) return 0
  const rows = await db
    .selectFrom('stored_pictures')
    .select(['path', 'renditions', 'tall_part'])
    .execute()
  const wanted = new Set(paths)
  return rows
    .filter(({ path }) => wanted.has(path))
    .flatMap(allRenditions)
    .reduce((sum, { size }) => sum + size, 0)
}
