import type { SelectQueryBuilder } from 'kysely'
import type { Page } from '~/http/paging'
import type { Backend } from '~/platform/backend.server'
import { readPage } from '~/platform/db/listing.server'
import type { Schema } from '~/platform/db/schema'
import { readRenditions, readTallParts } from '~/platform/pictures/rendition'
import { DomainError } from '~/platform/runtime/domain-error'
import {
  focusPercent,
  type GalleryImage,
  type PageAssignment,
  type Picture,
  pictureOf,
  pressPictureUrl,
  withQuery,
} from './images'
import { isPublicImage } from './public-image.server'

export async function activeImages(backend: Backend, page = 1): Promise<Page<GalleryImage>> {
  const [{ items: images, ...rest }, thumbnails] = await Promise.all([
    readPage(publicImages(backend, null), page),
    publicImages(backend, null, 'images.thumbnail_path').execute(),
  ])
  const thumbnailsById = new Map(thumbnails.map((image) => [image.id, pictureIn(image)]))
  const items = images.map((image): GalleryImage => {
    const { id, description, credit, original_name: originalName, mime_type: mimeType } = image
    const thumbnail = thumbnailsById.get(id)
    const downloadUrl = pressPictureUrl({ id, originalName, mimeType })
    const picture = pictureIn(image)
    return { id, picture, ...(thumbnail && { thumbnail }), description, credit, downloadUrl }
  })
  return { items, ...rest }
}

export async function sitePicture(
  backend: Backend,
  assignment: 'hero' | 'portrait' | 'calendar-hero',
): Promise<Picture | undefined> {
  const image = await publicImages(backend, assignment).limit(1).executeTakeFirst()
  return image && pictureIn(image)
}

/** Leaves out paths without an active image. Of several images of a picture, the one with the assignment is used. */
export async function picturesByPath(
  backend: Backend,
  paths: readonly string[],
  assignment?: PageAssignment | null,
): Promise<Map<string, Picture>> {
  if (paths.length === 0) return new Map()
  const rows = await withStoredPictures(backend.db.selectFrom('images'))
    .where('file_path', 'in', [...new Set(paths)])
    .where(isPublicImage)
    .orderBy('images.id')
    .execute()
  const hasAssignment = (image: { page_assignment: string | null }) =>
    image.page_assignment === assignment
  // The map keeps the last image of each path.
  const images = rows.sort(
    (one, other) => Number(hasAssignment(one)) - Number(hasAssignment(other)),
  )
  const { link } = backend.preview ?? {}
  return new Map(
    images.map((image) => {
      const picture = { ...pictureIn(image), ...(image.credit && { credit: image.credit }) }
      return [image.file_path, link ? withQuery(picture, link.query) : picture]
    }),
  )
}

export async function withPictureOf<Row>(
  backend: Backend,
  rows: readonly Row[],
  pathOf: (row: Row) => string | null,
): Promise<(Row & { picture: Picture | undefined })[]> {
  const paths = rows.flatMap((row) => pathOf(row) ?? [])
  const pictures = await picturesByPath(backend, paths)
  return rows.map((row) => ({ ...row, picture: pictures.get(pathOf(row) ?? '') }))
}

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
) {
  if (values.length === 0) return []
  return db
    .selectFrom('images')
    .select(['id', 'file_path'])
    .where(column, 'in', [...new Set(values)])
    .execute()
}

export async function pathsOfImages(backend: Backend, ids: readonly string[]) {
  const images = await imagesByColumn(backend, 'id', ids)
  return new Map(images.map(({ id, file_path }) => [id, file_path]))
}

export function withStoredPictures<Selected>(
  images: SelectQueryBuilder<Schema, 'images', Selected>,
  path: 'images.file_path' | 'images.thumbnail_path' = 'images.file_path',
) {
  return images
    .innerJoin('stored_pictures', 'stored_pictures.path', path)
    .select(['images.id', 'file_path', 'original_name', 'images.mime_type', 'alt_text'])
    .select(['description', 'credit', 'focus_x', 'focus_y', 'page_assignment', 'content_hash'])
    .select(['width', 'height', 'placeholder', 'renditions', 'tall_part'])
}

function publicImages(
  { db }: Backend,
  assignment: PageAssignment | null,
  path?: 'images.thumbnail_path',
) {
  return withStoredPictures(db.selectFrom('images'), path)
    .where('page_assignment', assignment === null ? 'is' : '=', assignment)
    .where(isPublicImage)
    .orderBy('sort_order')
    .orderBy('images.id')
}

export function publicImagesAt({ db }: Backend, path: string) {
  return withStoredPictures(db.selectFrom('images'))
    .where('file_path', '=', path)
    .where(isPublicImage)
    .orderBy('sort_order')
    .orderBy('images.id')
}

type ImageWithPicture = Awaited<
  ReturnType<ReturnType<typeof publicImages>['executeTakeFirstOrThrow']>
>

export function pictureIn(image: ImageWithPicture): Picture {
  const { alt_text: alt, width, height, placeholder } = image
  const focus = { x: image.focus_x, y: image.focus_y }
  const tall = readTallParts(image.tall_part)
  const renditions = readRenditions(image.renditions)
  const isCurrent = tall?.focus === focusPercent(focus).x
  return pictureOf({
    alt,
    focus,
    width,
    height,
    placeholder,
    renditions,
    ...(isCurrent && { tall }),
  })
}

export async function imagesAt({ db }: Backend, path: string, assignment: string | null) {
  return db
    .selectFrom('images')
    .select(['id', 'alt_text', 'focus_x', 'focus_y'])
    .where('file_path', '=', path)
    .where('page_assignment', assignment === null ? 'is' : '=', assignment)
    .execute()
}

/** @throws DomainError missing */
export async function storedFile({ db }: Backend, path: string) {
  const stored = await db
    .selectFrom('stored_pictures')
    .select(['mime_type', 'file_size'])
    .where('path', '=', path)
    .executeTakeFirst()
  if (!stored) throw new DomainError('missing')
  return stored
}

/** Only if visitors may see it. The assignment `null` is the gallery. */
export async function imageToShare(
  backend: Backend,
  source: { path: string } | { assignment: PageAssignment | null },
) {
  const row = await ('path' in source
    ? publicImagesAt(backend, source.path)
    : publicImages(backend, source.assignment)
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

export type ImageToShare = NonNullable<Awaited<ReturnType<typeof imageToShare>>>
