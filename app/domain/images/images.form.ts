import { z } from 'zod'
import { isPicturePath } from '~/forms/editor-html'
import { displayedFileName } from '~/forms/file-name'
import { optionalLine, submittedText } from '~/forms/form-fields'
import type { FocusPoint } from './images'

export const picturePath = submittedText.refine(
  (value) => value === '' || isPicturePath(value),
  'Vælg billedet igen.',
)

const fraction = submittedText
  .refine((value) => /^(?:0(?:\.\d{1,17})?|1)$/.test(value), 'Sæt fokuspunktet igen.')
  .transform(Number)

export const originalName = submittedText.transform(displayedFileName)
export const altText = optionalLine.transform((value) => value ?? '')

export const focusForm = z
  .object({ focus_x: fraction, focus_y: fraction })
  .transform(({ focus_x, focus_y }): FocusPoint => ({ x: focus_x, y: focus_y }))

type PictureShape<Name extends string, Alt extends string> = Record<Name, typeof picturePath> &
  Record<Alt, typeof altText> &
  Record<`${Name}_focus_x` | `${Name}_focus_y`, typeof fraction> &
  Record<`${Name}_original`, typeof originalName>

interface PictureOptions<Alt extends string> {
  required?: string
  altName?: Alt
}

/** The fields of an `ImageField`. Read them with `pictureInput`. */
export function pictureFields<Name extends string, Alt extends string = `${Name}_alt`>(
  name: Name,
  { required, altName = `${name}_alt` as Alt }: PictureOptions<Alt> = {},
): PictureShape<Name, Alt> {
  const path = required ? picturePath.refine((value) => value !== '', required) : picturePath
  return {
    [name]: path,
    [altName]: altText,
    [`${name}_focus_x`]: fraction,
    [`${name}_focus_y`]: fraction,
    [`${name}_original`]: originalName,
  } as unknown as PictureShape<Name, Alt>
}

export type PictureInput = NonNullable<ReturnType<typeof pictureInput>>

export function pictureInput(form: object, name: string, altName = `${name}_alt`) {
  const value = form as Record<string, unknown>
  if (!value[name]) return undefined
  return {
    path: String(value[name]),
    alt: String(value[altName] ?? ''),
    focus: { x: Number(value[`${name}_focus_x`]), y: Number(value[`${name}_focus_y`]) },
    /** The name of the uploaded file; for display only. */
    originalName: String(value[`${name}_original`]),
  }
}

type WithPictureInput<Form, Name extends string> = Omit<
  Form,
  Name | `${Name}_alt` | `${Name}_focus_x` | `${Name}_focus_y` | `${Name}_original`
> & { picture: PictureInput | undefined }

/** The last transform of a noun's schema: moves the values of the image field into `picture`. */
export function gatherPicture<Name extends string>(name: Name) {
  return <Form extends object>(form: Form): WithPictureInput<Form, Name> => {
    const parts = ['', '_alt', '_focus_x', '_focus_y', '_original'].map((suffix) => name + suffix)
    const rest = Object.fromEntries(Object.entries(form).filter(([key]) => !parts.includes(key)))
    return { ...rest, picture: pictureInput(form, name) } as WithPictureInput<Form, Name>
  }
}
