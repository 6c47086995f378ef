import { z } from 'zod'
import {
  optionalEmail,
  optionalLine,
  optionalText,
  requiredLine,
  revision,
} from '~/forms/form-fields'
import { type ContentKey, type ContentPage, contentEntries } from './content'

/**
 * The groups of texts that are edited at /admin/forside, in their order (docs/specification.md,
 * "Front page").
 */
export const homeTextGroups = ['hero', 'about', 'facts', 'footer'] as const satisfies ContentPage[]

type HomeTextGroup = (typeof homeTextGroups)[number]
export type HomeTextKey = Extract<ContentKey, `${HomeTextGroup}.${string}`>

/** The texts of a group, in the order of the registry. */
export function homeTextKeys(group: HomeTextGroup): HomeTextKey[] {
  return (Object.keys(contentEntries) as ContentKey[]).filter((key) =>
    key.startsWith(`${group}.`),
  ) as HomeTextKey[]
}

/** The field that carries the revision a text was read at. */
export function revisionField<Key extends HomeTextKey>(key: Key): `${Key}.revision` {
  return `${key}.revision`
}

type HomeTextField = HomeTextKey | ReturnType<typeof revisionField<HomeTextKey>>

/** A text that was changed, and the revision it was read at. */
export interface ChangedText {
  key: HomeTextKey
  value: string
  revision: number
}

const required: Partial<Record<HomeTextKey, z.ZodType<string>>> = {
  'hero.name': requiredLine('Skriv et navn.'),
  'about.title': requiredLine('Skriv en overskrift.'),
}

/** Whether the page would be without a heading if the text were left empty. */
export function isRequired(key: HomeTextKey): boolean {
  return key in required
}

function fieldOf(key: HomeTextKey): z.ZodType<string | null> {
  if (key === 'footer.email') return optionalEmail
  const { kind } = contentEntries[key] as { kind?: string }
  return required[key] ?? (kind === 'paragraph' ? optionalText : optionalLine)
}

/** Undefined where it was not sent; a text that is sent blank is one that was emptied. */
function whenSent(field: z.ZodType<string | null>) {
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

const keys = homeTextGroups.flatMap(homeTextKeys)

/** The texts of the front page. One that was not changed is not sent: it may be newer on the server. */
export const homeContentForm = z
  .object(
    Object.fromEntries(
      keys.flatMap((key): [HomeTextField, z.ZodType<string | number | null | undefined>][] => [
        [key, whenSent(fieldOf(key))],
        [revisionField(key), revision.default(0)],
      ]),
    ) as Record<HomeTextField, z.ZodType<string | number | null | undefined>>,
  )
  .transform((form) =>
    keys.flatMap((key): ChangedText[] => {
      const value = form[key]
      if (value === undefined) return []
      return [{ key, value: String(value ?? ''), revision: Number(form[revisionField(key)]) }]
    }),
  )
