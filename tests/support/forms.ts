import type { z } from 'zod'
import { formOf } from '~/forms/form'
import { shapeOf } from '~/forms/schema-shape'

/** The fields of an empty form: all but checkboxes, with a centred focus point. */
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

/** The form data with these fields filled in. */
export function filledForm(schema: z.ZodType, fields: Record<string, string>): FormData {
  return formOf({ ...blanksOf(schema), ...fields })
}
