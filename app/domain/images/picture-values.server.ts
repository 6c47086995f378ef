import type { Backend } from '~/platform/backend.server'
import { lastVersionOfFile } from '~/platform/changes/version-files.server'
import { defaultFocus, type PageAssignment, type Picture, pictureOf } from './images'
import { pictureIn, publicImagesAt } from './images.server'

export type PictureValues<Name extends string> = Record<Name, string | null> &
  Record<`${Name}_alt` | `${Name}_original`, string> &
  Record<`${Name}_focus_x` | `${Name}_focus_y`, number> &
  Record<`${Name}_picture`, Picture | null>

/** Adds the values of the row's picture. Undefined for a missing row, so that it can wrap any read. */
export async function withPicture<Row extends object, Name extends string & keyof Row>(
  backend: Backend,
  name: Name,
  row: Row | undefined,
  purpose?: PageAssignment,
): Promise<(Row & PictureValues<Name>) | undefined> {
  if (row === undefined) return undefined
  const path = row[name] as string | null
  return { ...row, ...(await pictureValues(backend, name, path, purpose)) }
}

export async function pictureValues<Name extends string>(
  backend: Backend,
  name: Name,
  path: string | null,
  purpose?: PageAssignment,
): Promise<PictureValues<Name>> {
  if (!path) return fieldValues(name, null)
  const images = await publicImagesAt(backend, path).execute()
  const image = images.find(({ page_assignment }) => page_assignment === purpose) ?? images[0]
  // A path without an image would make the form impossible to save.
  return image ? fieldValues(name, path, image, pictureIn(image)) : fieldValues(name, null)
}

interface ImageDescription {
  alt_text: string
  focus_x: number
  focus_y: number
  original_name: string
}

function fieldValues<Name extends string>(
  name: Name,
  path: string | null,
  image?: ImageDescription,
  picture?: Picture,
): PictureValues<Name> {
  return {
    [name]: path,
    [`${name}_alt`]: image?.alt_text ?? '',
    [`${name}_focus_x`]: image?.focus_x ?? defaultFocus.x,
    [`${name}_focus_y`]: image?.focus_y ?? defaultFocus.y,
    [`${name}_original`]: image?.original_name ?? '',
    [`${name}_picture`]: picture ?? null,
  } as PictureValues<Name>
}

/** A picture without an image has the values of its last one, and shows only the placeholder until it is saved. */
export async function pictureValuesInHistory<Name extends string>(
  backend: Backend,
  name: Name,
  path: string | null,
): Promise<PictureValues<Name>> {
  const values = await pictureValues(backend, name, path)
  if (path === null || values[name] !== null) return values
  const [version, stored] = await Promise.all([
    lastVersionOfFile(backend, path),
    backend.db
      .selectFrom('stored_pictures')
      .select(['width', 'height', 'placeholder'])
      .where('path', '=', path)
      .executeTakeFirst(),
  ])
  if (!version || !stored) return values
  const image = version as unknown as ImageDescription
  const { alt_text: alt, focus_x: x, focus_y: y } = image
  const picture = pictureOf({ ...stored, alt, focus: { x, y }, renditions: [] })
  return fieldValues(name, path, image, { ...picture, src: stored.placeholder })
}
