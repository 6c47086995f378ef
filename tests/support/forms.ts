import { z } from 'zod'
import { formOf } from '~/forms/form'

type Shape = Record<string, z.ZodType>

/** The fields of a schema for a form, whatever it makes of them. */
export function shapeOf(schema: z.ZodType): Shape {
  if (schema instanceof z.ZodObject) return schema.shape as Shape
  if (schema instanceof z.ZodPipe) return shapeOf(schema.def.in as z.ZodType)
  if (schema instanceof z.ZodIntersection) {
    return { ...shapeOf(schema.def.left as z.ZodType), ...shapeOf(schema.def.right as z.ZodType) }
  }
  throw new Error(`a form of type ${schema.def.type} is not known here`)
}

/**
 * What a form of this schema sends where nothing was filled in: each of its fields but for
 * checkboxes, and a focus point in the middle.
 */
export function blanksOf(schema: z.ZodType): Record<string, string> {
  return Object.fromEntries(
    Object.entries(shapeOf(schema))
      .filter(([, field]) => !field.safeParse(undefined).success)
      .map(([name, field]) => {
        if (/focus_[xy]$/.test(name)) return [name, '0.5']
        const isList = !field.safeParse('').success && field.safeParse(['']).success
        return [isList ? `${name}[]` : name, '']
      }),
  )
}

/** The form as it is sent with these fields filled in. */
export function filledForm(schema: z.ZodType, fields: Record<string, string>): FormData {
  return formOf({ ...blanksOf(schema), ...fields })
}
