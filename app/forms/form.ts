import type { z } from 'zod'

/** The error of each field, in Danish, by the field's name. */
export type FieldErrors = Record<string, string>

type FormReading<T> = { value: T; errors?: undefined } | { value?: undefined; errors: FieldErrors }

/**
 * Reads a form by its noun's schema, in the browser and on the server. Values under a name ending in []
 * become a list; blank text is left to the schema.
 */
export function readForm<Schema extends z.ZodType>(
  schema: Schema,
  form: FormData,
): FormReading<z.output<Schema>> {
  const parsed = schema.safeParse(entriesOf(form))
  if (parsed.success) return { value: parsed.data }
  const errors: FieldErrors = {}
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0] ?? '')
    errors[field] ??= message
  }
  return { errors }
}

/** The form's values by name; the first of several counts. One pass, as `form.get(name)` is a linear search. */
function entriesOf(form: FormData): Record<string, unknown> {
  const groups = Map.groupBy(form, ([name]) => name)
  return Object.fromEntries(
    Array.from(groups, ([name, entries]) => {
      const values = entries.map(([, value]) => value)
      return name.endsWith('[]') ? [name.slice(0, -2), values] : [name, values[0]]
    }),
  )
}

/** A form with these fields. */
export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
