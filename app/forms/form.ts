import type { z } from 'zod'

/** What is wrong with each field, in Danish, by the field's name. */
export type FieldErrors = Record<string, string>

export type FormReading<T> =
  | { value: T; errors?: undefined }
  | { value?: undefined; errors: FieldErrors }

/**
 * Reads a form by its noun's schema, alike in the browser and on the server. Several values under a
 * name ending in [] arrive as a list; blank text is left to the schema.
 */
export function readForm<T>(schema: z.ZodType<T>, form: FormData): FormReading<T> {
  const parsed = schema.safeParse(entriesOf(form))
  if (parsed.success) return { value: parsed.data }
  const errors: FieldErrors = {}
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0] ?? '')
    errors[field] ??= message
  }
  return { errors }
}

/** In one pass: `form.get(name)` looks through the whole form each time. The first value counts. */
function entriesOf(form: FormData): Record<string, unknown> {
  const entries = new Map<string, unknown>()
  const lists = new Map<string, unknown[]>()
  for (const [name, value] of form) {
    if (!name.endsWith('[]')) {
      if (!entries.has(name)) entries.set(name, value)
      continue
    }
    const list = lists.get(name)
    if (list) list.push(value)
    else lists.set(name, [value])
  }
  for (const [name, list] of lists) entries.set(name.slice(0, -2), list)
  return Object.fromEntries(entries)
}

/** A form with these fields. */
export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
