import { picturesByPath } from '~/domain/images/images.server'
import { isActiveImage, isHiddenImage } from '~/domain/images/public-image.server'
import { emptyQuery, listing } from '~/http/listing'
import type { Backend } from '~/platform/backend.server'
import { containsWords, countRows, firstAndLastId } from '~/platform/db/listing.server'
import type { GalleryChoice, GalleryView } from './gallery'
import { usesOfPictures } from './picture-uses.server'

/** A press picture in the back-office's list. */
export type GalleryListItem = Awaited<ReturnType<typeof listGalleryImages>>['items'][number]

/** The press pictures that are not deleted, in gallery order or the newest first. */
export async function listGalleryImages(
  backend: Backend,
  query = emptyQuery,
  view: GalleryView = '',
) {
  const matching = imagesInView(backend, view)
  const sorted = view ? matching.orderBy('created_at', 'desc') : matching
  const all = sorted.orderBy('sort_order').orderBy('id')
  const [images, total] = await Promise.all([
    all
      .select(['id', 'file_path', 'original_name', 'alt_text', 'description'])
      .select(['credit', 'is_visible'])
      .where(containsWords(query, ['alt_text', 'original_name', 'description']))
      .limit(query.limit + 1)
      .execute(),
    countRows(all),
  ])
  const paths = images.map(({ file_path }) => file_path)
  const [pictures, uses] = await Promise.all([
    picturesByPath(backend, paths, null, isActiveImage),
    usesOfPictures(backend, paths),
  ])
  const items = images.flatMap(({ file_path, original_name, alt_text, is_visible, ...image }) => {
    const picture = pictures.get(file_path)
    if (!picture) return []
    return [
      {
        ...image,
        /** The alt text, or else the file name. */
        name: alt_text || original_name,
        isDescribed: alt_text !== '',
        isVisible: is_visible === 1,
        picture,
        /** The rows that use it. */
        uses: uses.get(file_path) ?? [],
      },
    ]
  })
  return { ...listing(query, items, total), ends: await firstAndLastId(all, total) }
}

function imagesInView(backend: Backend, view: GalleryView) {
  if (view === 'uden-beskrivelse') return imagesWithoutAltText(backend)
  if (view === 'skjulte') return galleryImages(backend).where(isHiddenImage)
  return galleryImages(backend)
}

/** The press pictures that other forms can select, the newest first. */
export async function galleryChoices(backend: Backend): Promise<GalleryChoice[]> {
  const images = await galleryImages(backend)
    .select(['id', 'file_path as path', 'original_name as original', 'alt_text as alt'])
    .select(['focus_x', 'focus_y'])
    .orderBy('created_at', 'desc')
    .orderBy('sort_order', 'desc')
    .orderBy('id')
    .execute()
  const paths = images.map(({ path }) => path)
  const [pictures, shownElsewhere] = await Promise.all([
    picturesByPath(backend, paths, null, isActiveImage),
    backend.db
      .selectFrom('images')
      .select('file_path')
      .distinct()
      .where('page_assignment', 'is not', null)
      .where(isActiveImage)
      .execute(),
  ])
  const used = new Set(shownElsewhere.map(({ file_path }) => file_path))
  return images.flatMap(({ focus_x, focus_y, ...image }) => {
    const picture = pictures.get(image.path)
    const focus = { x: focus_x, y: focus_y }
    if (!picture) return []
    const { src, sources } = picture
    return [{ ...image, focus, src, srcset: sources.at(-1)?.srcset, isUsed: used.has(image.path) }]
  })
}

/** The stored values of a press picture for its form. */
export async function galleryImageForEditing(backend: Backend, id: string) {
  const image = await galleryImages(backend)
    .select(['revision', 'alt_text', 'description', 'credit', 'focus_x', 'focus_y'])
    .select('file_path')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!image) return undefined
  const { file_path, ...values } = image
  const picture = (await picturesByPath(backend, [file_path], null, isActiveImage)).get(file_path)
  return picture && { ...values, picture }
}

/** The number of press pictures without an alternative text. */
export function countUndescribed(backend: Backend): Promise<number> {
  return countRows(imagesWithoutAltText(backend))
}

function imagesWithoutAltText(backend: Backend) {
  return galleryImages(backend).where('alt_text', '=', '')
}

export function galleryImages({ db }: Backend) {
  return db.selectFrom('images').where('page_assignment', 'is', null).where(isActiveImage)
}
