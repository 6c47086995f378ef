import { z } from 'zod'
import { displayedFileName } from '~/forms/file-name'
import { optionalLine, sentText } from '~/forms/form-fields'
import type { FocusPoint } from './images'

const storedPath = sentText.refine(
  (value) => value === '' || /^images(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/.test(value),
  'Vælg billedet igen.',
)

/** Where a point is between two edges, from 0 to 1. */
const fraction = sentText
  .refine((value) => /^(?:0(?:\.\d{1,17})?|1(?:\.0+)?)$/.test(value), 'Sæt fokuspunktet igen.')
  .transform(Number)

const originalName = sentText.transform(displayedFileName)
const altText = optionalLine.transform((value) => value ?? '')

/** A focus point alone, as it is set without a form around it. */
export const focusForm = z
  .object({ focus_x: fraction, focus_y: fraction })
  .transform(({ focus_x, focus_y }): FocusPoint => ({ x: focus_x, y: focus_y }))

type PictureShape<Name extends string, Alt extends string> = Record<Name, typeof storedPath> &
  Record<Alt, typeof altText> &
  Record<`${Name}_focus_x` | `${Name}_focus_y`, typeof fraction> &
  Record<`${Name}_original`, typeof originalName>

interface PictureOptions<Alt extends string> {
  /** What is said when no picture was chosen; without it one may be left out. */
  required?: string
  /** The name of the alt text's own field, where it is not `{name}_alt`. */
  altName?: Alt
}

/**
 * What an `ImageField` sends, for a noun's schema: `z.object({ …, ...pictureFields('image_url') })`.
 * `chosenPicture` reads it.
 */
export function pictureFields<Name extends string, Alt extends string = `${Name}_alt`>(
  name: Name,
  { required, altName = `${name}_alt` as Alt }: PictureOptions<Alt> = {},
): PictureShape<Name, Alt> {
  const path = required ? storedPath.refine((value) => value !== '', required) : storedPath
  return {
    [name]: path,
    [altName]: altText,
    [`${name}_focus_x`]: fraction,
    [`${name}_focus_y`]: fraction,
    [`${name}_original`]: originalName,
  } as unknown as PictureShape<Name, Alt>
}

/** A picture as a form chose it: what `replacePicture` takes. */
export interface PictureInput {
  path: string
  alt: string
  focus: FocusPoint
  originalName: string
}

/** The picture that a read form chose in the field of this name; undefined when it chose none. */
export function chosenPicture(
  form: object,
  name: string,
  altName = `${name}_alt`,
): PictureInput | undefined {
  const value = form as Record<string, unknown>
  if (!value[name]) return undefined
  return {
    path: String(value[name]),
    alt: String(value[altName] ?? ''),
    focus: { x: Number(value[`${name}_focus_x`]), y: Number(value[`${name}_focus_y`]) },
    originalName: String(value[`${name}_original`]),
  }
}

type Gathered<Form, Name extends string> = Omit<
  Form,
  Name | `${Name}_alt` | `${Name}_focus_x` | `${Name}_focus_y` | `${Name}_original`
> & { picture: PictureInput | undefined }

/**
 * For the end of a noun's schema, `z.object({…}).transform(gatherPicture('image_url'))`: puts what
 * the image field sent together as `picture`, so that the rest are the row's own columns.
 */
export function gatherPicture<Name extends string>(name: Name) {
  return <Form extends object>(form: Form): Gathered<Form, Name> => {
    const parts = [
      name,
      ...['alt', 'focus_x', 'focus_y', 'original'].map((end) => `${name}_${end}`),
    ]
    const rest = Object.fromEntries(Object.entries(form).filter(([key]) => !parts.includes(key)))
    return { ...rest, picture: chosenPicture(form, name) } as Gathered<Form, Name>
  }
}
