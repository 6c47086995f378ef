import { z } from 'zod'
import { isPicturePath } from '~/forms/editor-html'
import { displayedFileName } from '~/forms/file-name'
import { optionalLine, sentText } from '~/forms/form-fields'
import type { FocusPoint } from './images'

/** The path of an uploaded picture, or blank. */
export const storedPath = sentText.refine(
  (value) => value === '' || isPicturePath(value),
  'Vælg billedet igen.',
)

/** A fraction between two edges, from 0 to 1. */
const fraction = sentText
  .refine((value) => /^(?:0(?:\.\d{1,17})?|1(?:\.0+)?)$/.test(value), 'Sæt fokuspunktet igen.')
  .transform(Number)

export const originalName = sentText.transform(displayedFileName)
const altText = optionalLine.transform((value) => value ?? '')

/** A focus point that is set without the rest of the form. */
export const focusForm = z
  .object({ focus_x: fraction, focus_y: fraction })
  .transform(({ focus_x, focus_y }): FocusPoint => ({ x: focus_x, y: focus_y }))

type PictureShape<Name extends string, Alt extends string> = Record<Name, typeof storedPath> &
  Record<Alt, typeof altText> &
  Record<`${Name}_focus_x` | `${Name}_focus_y`, typeof fraction> &
  Record<`${Name}_original`, typeof originalName>

interface PictureOptions<Alt extends string> {
  /** The message if no picture was chosen; without it the picture is optional. */
  required?: string
  /** The name of the alt text field, if it is not `{name}_alt`. */
  altName?: Alt
}

/**
 * The fields of an `ImageField` for a noun's schema: `z.object({ …, ...pictureFields('image_url')
 * })`. Read them with `chosenPicture`.
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

/** The author's choice in an image field: a stored picture and its description. */
export interface ChosenPicture {
  /** In the file store; uploaded before the form was submitted. */
  path: string
  alt: string
  focus: FocusPoint
  /** The name of the uploaded file; for display only. */
  originalName: string
}

/** The picture chosen in the image field of this name; undefined if there is none. */
export function chosenPicture(
  form: object,
  name: string,
  altName = `${name}_alt`,
): ChosenPicture | undefined {
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
> & { picture: ChosenPicture | undefined }

/**
 * Ends a noun's schema, `z.object({…}).transform(gatherPicture('image_url'))`: gathers the values
 * of the image field in `picture`, so that only the row's own columns remain beside it.
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
