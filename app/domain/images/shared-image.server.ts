import type { Backend } from '~/platform/backend.server'
import { readRenditions } from '~/platform/pictures/rendition'
import type { ImageToShare, PageAssignment } from './images'
import { isPublicImage } from './public-image.server'

/**
 * The picture stored at a path, or the first one of a site picture (`null` for the gallery), if
 * visitors may see it.
 */
export async function imageToShare(
  { db }: Backend,
  wanted: { path: string } | { assignment: PageAssignment | null },
): Promise<ImageToShare | undefined> {
  const images = db
    .selectFrom('images')
    .innerJoin('stored_pictures', 'stored_pictures.path', 'images.file_path')
    .select(['alt_text', 'focus_x', 'focus_y', 'content_hash', 'renditions'])
    .where(isPublicImage)
    .orderBy('sort_order')
    .orderBy('images.id')
  const row = await ('path' in wanted
    ? images.where('images.file_path', '=', wanted.path)
    : images.where('page_assignment', wanted.assignment === null ? 'is' : '=', wanted.assignment)
  ).executeTakeFirst()
  return (
    row && {
      alt: row.alt_text,
      focus: { x: row.focus_x, y: row.focus_y },
      contentHash: row.content_hash,
      renditions: readRenditions(row.renditions),
    }
  )
}
