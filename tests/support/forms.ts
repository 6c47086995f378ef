import type { z } from 'zod'
import { formOf } from '~/forms/form'
import { shapeOf } from '~/forms/schema-shape'

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
