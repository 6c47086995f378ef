import { buffer } from 'node:stream/consumers'
import { focusPercent } from '~/domain/images/images'
import { isPublicImage } from '~/domain/images/public-image.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { makeRenditions } from '~/platform/pictures/make-renditions.server'
import {
  generatedFormats,
  readTallParts,
  type TallParts,
  tallCrop,
  tallName,
  tallPartWidths,
  tallRenditions,
  tallScreens,
} from '~/platform/pictures/rendition'

type PictureWithoutTallParts = Awaited<ReturnType<typeof picturesWithoutTallParts>>[number]

/** The hero picture of the front page, if it lacks crops for portrait screens at its focus point. */
export async function picturesWithoutTallParts({ db }: Backend) {
  const rows = await db
    .selectFrom('images')
    .innerJoin('stored_pictures', 'stored_pictures.path', 'images.file_path')
    .select(['path', 'content_hash', 'width', 'height', 'tall_part', 'focus_x', 'focus_y'])
    .where('page_assignment', '=', 'hero')
    .where(isPublicImage)
    .execute()
  return rows
    .map((row) => ({ ...row, focus: focusPercent({ x: row.focus_x, y: row.focus_y }).x }))
    .filter(({ focus, tall_part, ...size }) => {
      const existing = readTallParts(tall_part)
      const screens = tallScreens.filter((screen) => tallCrop(size, focus, screen))
      return screens.some((screen) => existing?.focus !== focus || !existing[screen])
    })
}

/** Invalidates the pages that show the picture, and deletes the crops of the former focus point. */
export async function makeTallParts(
  backend: Backend,
  { path, content_hash: contentHash, focus, tall_part, ...size }: PictureWithoutTallParts,
  signal: AbortSignal,
): Promise<void> {
  const { files, live } = backend
  const bytes = await buffer(await files.read(path))
  const parts: TallParts = { focus }
  for (const screen of tallScreens) {
    const crop = tallCrop(size, focus, screen)
    if (!crop) continue
    parts[screen] = await makeRenditions(
      files,
      { bytes, contentHash },
      {
        widths: tallPartWidths(crop, screen),
        formats: generatedFormats,
        signal,
        part: { name: tallName(screen, focus), crop, isForPhones: screen === 'phone' },
      },
    )
  }
  const column = JSON.stringify(parts)
  const change = await inTransaction(backend, async ({ db }) => {
    await db
      .updateTable('stored_pictures')
      .set({ tall_part: column })
      .where('path', '=', path)
      .execute()
    return live.record(db, ['images'])
  })
  live.publish(change)
  const current = new Set(tallRenditions(column).map((made) => made.path))
  for (const made of tallRenditions(tall_part))
    if (!current.has(made.path)) await files.remove(made.path)
}
