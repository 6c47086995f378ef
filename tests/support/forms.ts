import type { z } from 'zod'
import { toFormData } from '~/forms/form'
import { mediaHtml } from '~/forms/media'
import { shapeOf } from '~/forms/schema-shape'

/** The fields of an empty form: all but checkboxes, with the first choices and a centred focus point. */
export function blanksOf(schema: z.ZodType): Record<string, string> {
  return Object.fromEntries(
    Object.entries(shapeOf(schema))
      .filter(([, field]) => !field.safeParse(undefined).success)
      .map(([name, field]) => {
        if (/focus_[xy]$/.test(name)) return [name, '0.5']
        const [first] = choicesOf(field)
        if (first !== undefined) return [name, first]
        const isList = !field.safeParse('').success && field.safeParse(['']).success
        return [isList ? `${name}[]` : name, '']
      }),
  )
}

function choicesOf(field: z.ZodType): string[] {
  const [issue] = field.safeParse('Ord').error?.issues ?? []
  return issue?.code === 'invalid_value' ? issue.values.map(String) : []
}

/** Each field of a form accepts at least one of these values. */
const samples = [
  ...['https://example.dk/', 'j@example.dk', '2099-06-04', '19:30', '2020', '978-87-02-12345-6'],
  ...['E-bog', 'Luk 2,1', 'juledag', 'Saxo https://example.dk/', '3', '7'],
  mediaHtml({ url: 'https://vimeo.com/76979871', title: 'Ord', path: '' }),
]

/** A value for every field of a form, except pictures, files, ids and checkboxes. */
export function sampleValues(schema: z.ZodType): Record<string, string> {
  const shape = shapeOf(schema)
  const fields = Object.keys(blanksOf(schema)).flatMap((key) => {
    const name = key.replace('[]', '')
    const field = shape[name] as z.ZodType
    if (/revision|focus|picture|thumbnail|^image(?!_alt)|pdfs|_ids?$/.test(name)) return []
    const value = ['Ord', ...choicesOf(field).filter(Boolean), ...samples].find(
      (sample) => field.safeParse(key === name ? sample : [sample]).success,
    )
    if (value === undefined) throw new Error(`No sample is a value of ${name}: add one`)
    return [[key, value]]
  })
  return Object.fromEntries(fields)
}

/** The form data with these fields filled in. */
export function filledForm(schema: z.ZodType, fields: Record<string, string>): FormData {
  return toFormData({ ...blanksOf(schema), ...fields })
}
