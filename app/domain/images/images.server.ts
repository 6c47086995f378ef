import { type Page, pageOf, rowRange } from '~/http/paging'
import type { Backend } from '~/platform/backend.server'
import type { Schema } from '~/platform/db/schema'
import { readRenditions, readTallParts } from '~/platform/pictures/rendition'
import { DomainError } from '~/platform/runtime/domain-error'
import {
  focusPercent,
  type GalleryImage,
  type ImageToShare,
  type PageAssignment,
  type Picture,
  pictureOf,
  pressPictureUrl,
  withQuery,
} from './images'
import { isPublicImage } from './public-image.server'

/** The active images of an assignment in order, `null` for the gallery, in pages of twenty. */
export async function activeImages(
  backend: Backend,
  assignment: PageAssignment | null,
  page = 1,
): Promise<Page<GalleryImage>> {
  const { limit, offset } = rowRange(page)
  const images = await publicImages(backend, assignment).limit(limit).offset(offset).execute()
  const { items, ...rest } = pageOf(images, page)
  const pictures = await storedPictures(
    backend,
    items.flatMap(({ file_path, thumbnail_path }) => [file_path, thumbnail_path ?? file_path]),
  )
  return { items: items.flatMap((image) => galleryImage(image, pictures)), ...rest }
}

/** The first active image with this assignment. */
export async function siteImage(
  backend: Backend,
  assignment: 'hero' | 'portrait' | 'calendar-hero',
): Promise<Picture | undefined> {
  const image = await publicImages(backend, assignment).limit(1).executeTakeFirst()
  if (!image) return undefined
  const pictures = await storedPictures(backend, [image.file_path])
  return storedPictureAt(image.file_path, image, pictures)
}

/**
 * The pictures of lectures, works, collaborations and the contact page, by the path in those rows.
 * Leaves out paths without an active image. If several images show the same picture, the one with the
 * given assignment is used.
 */
export async function picturesByPath(
  backend: Backend,
  paths: readonly string[],
  assignment?: PageAssignment | null,
  isShown = isPublicImage,
): Promise<Map<string, Picture>> {
  if (paths.length === 0) return new Map()
  const rows = await backend.db
    .selectFrom('images')
    .select(['file_path', 'alt_text', 'focus_x', 'focus_y', 'credit', 'page_assignment'])
    .where('file_path', 'in', [...new Set(paths)])
    .where(isShown)
    .orderBy('id')
    .execute()
  const hasAssignment = (image: { page_assignment: string | null }) =>
    image.page_assignment === assignment
  // The map keeps the last image of each path.
  const images = rows.sort(
    (one, other) => Number(hasAssignment(one)) - Number(hasAssignment(other)),
  )
  const stored = await storedPictures(
    backend,
    images.map(({ file_path }) => file_path),
  )
  return new Map(
    images.flatMap((image) => {
      const shown = storedPictureAt(image.file_path, image, stored)
      if (!shown) return []
      const picture = { ...shown, ...(image.credit && { credit: image.credit }) }
      const { link } = backend.preview ?? {}
      return [[image.file_path, link ? withQuery(picture, link.query) : picture] as const]
    }),
  )
}

/** The rows, each with the picture at its path; see `picturesByPath`. */
export async function withPictureOf<Row>(
  backend: Backend,
  rows: readonly Row[],
  pathOf: (row: Row) => string | null,
): Promise<(Row & { picture: Picture | undefined })[]> {
  const pictures = await picturesByPath(
    backend,
    rows.flatMap((row) => pathOf(row) ?? []),
  )
  return rows.map((row) => ({ ...row, picture: pictures.get(pathOf(row) ?? '') }))
}

/** The picture at one path; see `picturesByPath`. */
export async function pictureAt(
  backend: Backend,
  path: string | null,
  assignment?: PageAssignment,
): Promise<Picture | undefined> {
  return path ? (await picturesByPath(backend, [path], assignment)).get(path) : undefined
}

/** The images, active or not, that have one of the values in the column. */
export async function imagesByColumn(
  { db }: Backend,
  column: 'id' | 'file_path',
  values: readonly string[],
): Promise<{ id: string; file_path: string }[]> {
  if (values.length === 0) return []
  return db
    .selectFrom('images')
    .select(['id', 'file_path'])
    .where(column, 'in', [...new Set(values)])
    .execute()
}

/** The stored paths of the given images, by image id. */
export async function pathsOfImages(
  backend: Backend,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const images = await imagesByColumn(backend, 'id', ids)
  return new Map(images.map(({ id, file_path }) => [id, file_path]))
}

function publicImages({ db }: Backend, assignment: PageAssignment | null) {
  return db
    .selectFrom('images')
    .selectAll()
    .where('page_assignment', assignment === null ? 'is' : '=', assignment)
    .where(isPublicImage)
    .orderBy('sort_order')
    .orderBy('id')
}

type ImageRow = Awaited<ReturnType<ReturnType<typeof publicImages>['executeTakeFirstOrThrow']>>
type StoredPictures = Map<string, Schema['stored_pictures']>

async function storedPictures({ db }: Backend, paths: string[]): Promise<StoredPictures> {
  if (paths.length === 0) return new Map()
  const rows = await db
    .selectFrom('stored_pictures')
    .selectAll()
    .where('path', 'in', [...new Set(paths)])
    .execute()
  return new Map(rows.map((row) => [row.path, row]))
}

function galleryImage(image: ImageRow, pictures: StoredPictures): GalleryImage[] {
  const picture = storedPictureAt(image.file_path, image, pictures)
  if (!picture) return []
  const thumbnail = image.thumbnail_path && storedPictureAt(image.thumbnail_path, image, pictures)
  return [
    {
      id: image.id,
      picture,
      ...(thumbnail && { thumbnail }),
      description: image.description,
      credit: image.credit,
      downloadUrl: pressPictureUrl({
        id: image.id,
        originalName: image.original_name,
        mimeType: image.mime_type,
      }),
    },
  ]
}

function storedPictureAt(
  path: string,
  image: Pick<ImageRow, 'alt_text' | 'focus_x' | 'focus_y'>,
  pictures: StoredPictures,
): Picture | undefined {
  const stored = pictures.get(path)
  if (!stored) return undefined
  const { width, height, placeholder, renditions } = stored
  const focus = { x: image.focus_x, y: image.focus_y }
  const tall = readTallParts(stored.tall_part)
  return pictureOf({
    alt: image.alt_text,
    focus,
    ...(tall?.focus === focusPercent(focus).x && { tall }),
    width,
    height,
    placeholder,
    renditions: readRenditions(renditions),
  })
}

/** The images of an assignment that show the given picture. */
export async function imagesAt({ db }: Backend, path: string, assignment: string | null) {
  return db
    .selectFrom('images')
    .select(['id', 'alt_text', 'focus_x', 'focus_y'])
    .where('file_path', '=', path)
    .where('page_assignment', assignment === null ? 'is' : '=', assignment)
    .execute()
}

/**
 * The type and size of a stored picture, such as a separate thumbnail.
 * @throws DomainError missing
 */
export async function storedFile(
  { db }: Backend,
  path: string,
): Promise<{ mime_type: string; file_size: number }> {
  const stored = await db
    .selectFrom('stored_pictures')
    .select(['mime_type', 'file_size'])
    .where('path', '=', path)
    .executeTakeFirst()
  if (!stored) throw new DomainError('missing')
  return stored
}

/**
 * The picture at a path, or the first one with an assignment (`null` for the gallery), if visitors may
 * see it.
 */
export async function imageToShare(
  { db }: Backend,
  source: { path: string } | { assignment: PageAssignment | null },
): Promise<ImageToShare | undefined> {
  const images = db
    .selectFrom('images')
    .innerJoin('stored_pictures', 'stored_pictures.path', 'images.file_path')
    .select(['alt_text', 'focus_x', 'focus_y', 'content_hash', 'renditions'])
    .where(isPublicImage)
    .orderBy('sort_order')
    .orderBy('images.id')
  const row = await ('path' in source
    ? images.where('images.file_path', '=', source.path)
    : images.where('page_assignment', source.assignment === null ? 'is' : '=', source.assignment)
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
