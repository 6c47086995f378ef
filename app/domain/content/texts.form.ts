import { z } from 'zod'
import { optionalLine, optionalText, revision } from '~/forms/form-fields'
import type { ContentKey } from './content'
import { kindOf } from './content.form'

export function revisionField<Key extends ContentKey>(key: Key): `${Key}.revision` {
  return `${key}.revision`
}

type TextField<Key extends ContentKey> = Key | `${Key}.revision`

export interface ChangedText {
  key: ContentKey
  value: string
  revision: number
}

/** A field that may be missing: undefined if it is, blank if the author has cleared it. */
function optionalField(field: z.ZodType<string | null>) {
  return z
    .unknown()
    .optional()
    .transform((value, context) => {
      if (value === undefined) return undefined
      const { data, error } = field.safeParse(value)
      for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message })
      return data
    })
}

type Field = z.ZodType<string | number | null | undefined>

/** Submits only changed texts, since the others may be newer on the server. */
export function textsForm<Key extends ContentKey>(
  keys: readonly Key[],
  fields: { [K in Key]?: z.ZodType<string | null> } = {},
) {
  const fieldOf = (key: Key) =>
    fields[key] ?? (kindOf(key) === 'paragraph' ? optionalText : optionalLine)
  const shape = Object.fromEntries(
    keys.flatMap((key): [TextField<Key>, Field][] => [
      [key, optionalField(fieldOf(key))],
      [revisionField(key), revision.default(0)],
    ]),
  ) as Record<TextField<Key>, Field>
  return z.object(shape).transform((form) => {
    const values = form as Partial<Record<TextField<Key>, string | number | null>>
    return keys.flatMap((key): ChangedText[] => {
      const value = values[key]
      if (value === undefined) return []
      return [{ key, value: String(value ?? ''), revision: Number(values[revisionField(key)]) }]
    })
  })
}
