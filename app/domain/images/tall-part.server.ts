import { buffer } from 'node:stream/consumers'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { makeRenditions } from '~/platform/pictures/make-renditions.server'
import {
  readTallPart,
  renditionFormats,
  type TallPart,
  tallCrop,
  tallPartWidths,
} from '~/platform/pictures/rendition'
import { focusPercent } from './images'
import { isPublicImage } from './public-image.server'

/** An opening picture whose part for phones is not made yet, or for another focus point. */
export interface WithoutTallPart {
  path: string
  contentHash: string
  size: { width: number; height: number }
  focus: number
  former: string | null
}

/** The opening picture of the front page, where its part for phones has to be made. */
export async function withoutTallPart({ db }: Backend): Promise<WithoutTallPart[]> {
  const rows = await db
    .selectFrom('images')
    .innerJoin('stored_pictures', 'stored_pictures.path', 'images.file_path')
    .select(['path', 'content_hash', 'width', 'height', 'tall_part', 'focus_x', 'focus_y'])
    .where('page_assignment', '=', 'hero')
    .where(isPublicImage)
    .execute()
  return rows
    .map(({ path, content_hash, width, height, tall_part, focus_x, focus_y }) => ({
      ...{ path, contentHash: content_hash, size: { width, height }, former: tall_part },
      focus: focusPercent({ x: focus_x, y: focus_y }).x,
    }))
    .filter(({ size, focus }) => tallCrop(size, focus))
    .filter(({ focus, former }) => readTallPart(former)?.focus !== focus)
}

/**
 * Makes the part for phones. Pages that show the picture are old from then on; what was made for
 * another focus point goes.
 */
export async function makeTallPart(
  backend: Backend,
  { path, contentHash, size, focus, former }: WithoutTallPart,
  signal: AbortSignal,
): Promise<void> {
  const crop = tallCrop(size, focus)
  if (!crop) return
  const { files, live } = backend
  const bytes = await buffer(await files.read(path))
  const renditions = await makeRenditions(
    files,
    { bytes, contentHash },
    {
      ...{ widths: tallPartWidths(crop), formats: renditionFormats, signal },
      part: { name: `tall-${focus}`, crop },
    },
  )
  const change = await inTransaction(backend, async ({ db }) => {
    await db
      .updateTable('stored_pictures')
      .set({ tall_part: JSON.stringify({ focus, renditions } satisfies TallPart) })
      .where('path', '=', path)
      .execute()
    return live.record(db, ['images'])
  })
  live.publish(change)
  for (const { path: file } of readTallPart(former)?.renditions ?? []) await files.remove(file)
}
