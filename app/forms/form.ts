import type { z } from 'zod'

/** The error of each field, in Danish, by the field's name. */
export type FieldErrors = Record<string, string>

type FormResult<T> = { value: T; errors?: undefined } | { value?: undefined; errors: FieldErrors }

/** Parses a form with its schema. Fields whose names end in [] become a list. */
export function readForm<Schema extends z.ZodType>(
  schema: Schema,
  form: FormData,
): FormResult<z.output<Schema>> {
  const parsed = schema.safeParse(entriesOf(form))
  if (parsed.success) return { value: parsed.data }
  const errors: FieldErrors = {}
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0] ?? '')
    errors[field] ??= message
  }
  return { errors }
}

/** The first value of each name, or all values of a name in []. In one pass, as `form.get(name)` is a linear search. */
function entriesOf(form: FormData): Record<string, unknown> {
  const groups = Map.groupBy(form, ([name]) => name)
  return Object.fromEntries(
    Array.from(groups, ([name, entries]) => {
      const values = entries.map(([, value]) => value)
      return name.endsWith('[]') ? [name.slice(0, -2), values] : [name, values[0]]
    }),
  )
}

/** A list is sent as one field for each of its values. */
export type SentFields = Record<string, string | readonly string[]>

export function toFormData(fields: SentFields): FormData {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value)
  return form
}
