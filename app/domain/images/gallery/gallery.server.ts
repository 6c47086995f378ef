import { sql } from 'kysely'
import { pictureIn, withStoredPictures } from '~/domain/images/images.server'
import { isActiveImage, isHiddenImage, isPublicImage } from '~/domain/images/public-image.server'
import { emptyQuery, listing } from '~/http/listing'
import type { Backend } from '~/platform/backend.server'
import { countRows, firstAndLastId, matchesQuery } from '~/platform/db/listing.server'
import type { GalleryView } from './gallery'
import { usesOfPictures } from './picture-uses.server'

export type GalleryListItem = Awaited<ReturnType<typeof listGalleryImages>>['items'][number]

/** The minute of the upload. The pictures of one upload are in their own order. */
const uploadedAt = sql`substr(images.created_at, 1, ${sql.lit('yyyy-mm-ddThh:mm'.length)})`

export async function listGalleryImages(
  backend: Backend,
  query = emptyQuery,
  view: GalleryView = '',
) {
  const matching = imagesInView(backend, view)
  const sorted = view ? matching.orderBy(uploadedAt, 'desc') : matching
  const all = sorted.orderBy('sort_order').orderBy('images.id')
  const [images, total] = await Promise.all([
    withStoredPictures(all)
      .select('is_visible')
      .where(matchesQuery(query, ['alt_text', 'original_name', 'description']))
      .limit(query.limit + 1)
      .offset(query.offset)
      .execute(),
    countRows(all),
  ])
  const paths = images.map(({ file_path }) => file_path)
  const uses = await usesOfPictures(backend, paths)
  const items = images.map((image) => ({
    id: image.id,
    name: image.alt_text || image.original_name,
    isDescribed: image.alt_text !== '',
    isVisible: image.is_visible === 1,
    description: image.description,
    credit: image.credit,
    picture: pictureIn(image),
    uses: uses.get(image.file_path) ?? [],
  }))
  return { ...listing(query, items, total), ends: await firstAndLastId(all, total) }
}

function imagesInView(backend: Backend, view: GalleryView) {
  if (view === 'uden-beskrivelse') return imagesWithoutAltText(backend)
  if (view === 'skjulte') return galleryImages(backend).where(isHiddenImage)
  return galleryImages(backend)
}

export async function galleryChoices(backend: Backend) {
  const [images, shownElsewhere] = await Promise.all([
    withStoredPictures(galleryImages(backend))
      .orderBy(uploadedAt, 'desc')
      .orderBy('sort_order')
      .orderBy('images.id')
      .execute(),
    backend.db
      .selectFrom('images')
      .select('file_path')
      .distinct()
      .where('page_assignment', 'is not', null)
      .where(isActiveImage)
      .execute(),
  ])
  const used = new Set(shownElsewhere.map(({ file_path }) => file_path))
  return images.map((image) => {
    const { src, sources } = pictureIn(image)
    return {
      id: image.id,
      path: image.file_path,
      original: image.original_name,
      alt: image.alt_text,
      focus: { x: image.focus_x, y: image.focus_y },
      src,
      srcset: sources.at(-1)?.srcset,
      isUsed: used.has(image.file_path),
    }
  })
}

export async function galleryImageForEditing(backend: Backend, id: string) {
  const image = await withStoredPictures(galleryImages(backend))
    .select('revision')
    .where('images.id', '=', id)
    .executeTakeFirst()
  if (!image) return undefined
  const { revision, alt_text, description, credit, focus_x, focus_y } = image
  return { revision, alt_text, description, credit, focus_x, focus_y, picture: pictureIn(image) }
}

export function countUndescribed(backend: Backend): Promise<number> {
  return countRows(imagesWithoutAltText(backend))
}

export function countPublicUndescribed(backend: Backend): Promise<number> {
  return countRows(imagesWithoutAltText(backend).where(isPublicImage))
}

function imagesWithoutAltText(backend: Backend) {
  return galleryImages(backend).where('alt_text', '=', '')
}

export function galleryImages({ db }: Backend) {
  return db.selectFrom('images').where('page_assignment', 'is', null).where(isActiveImage)
}

export type GalleryChoice = Awaited<ReturnType<typeof galleryChoices>>[number]
