import { z } from 'zod'
import {
  appearanceChoices,
  isAppearanceKey,
} from '~/domain/content/appearance/appearance-choices.form'
import {
  optionalEmail,
  optionalLine,
  optionalText,
  requiredLine,
  revision,
  submittedText,
} from '~/forms/form-fields'
import { type ContentKey, type ContentPage, contentEntries, contentKeys } from './content'

/** The lines that may be blank. Others are headings or links, which need a text. */
const optionalLines: ContentKey[] = [
  'hero.description',
  'hero.quote1',
  'hero.quote2',
  'hero.quote3',
  'hero.quote4',
  'about.quote_author',
  'kalender.subtitle',
  'foredrag.no_image_hint',
]
const optionalPages: ContentPage[] = ['facts', 'footer', 'udseende', 'funktioner']

type ContentKind = 'line' | 'paragraph' | 'rich_text'

export function kindOf(key: ContentKey): ContentKind {
  return contentEntries[key].kind ?? 'line'
}

export function mayBeEmpty(key: ContentKey): boolean {
  return (
    kindOf(key) !== 'line' ||
    optionalLines.includes(key) ||
    optionalPages.some((page) => key.startsWith(`${page}.`))
  )
}

function textSchema(key: ContentKey): z.ZodType<string | null> {
  if (isAppearanceKey(key)) return appearanceChoices[key]
  if (key === 'footer.email') return optionalEmail
  if (kindOf(key) !== 'line') return optionalText
  return mayBeEmpty(key) ? optionalLine : requiredLine('Skriv en tekst.')
}

export const textForm = z
  .object({
    key: z.enum(contentKeys),
    value: submittedText,
    revision,
  })
  .transform(({ key, value, revision }, context) => {
    const { data, error } = textSchema(key).safeParse(value)
    if (error) {
      const message = error.issues[0]?.message ?? ''
      context.addIssue({ code: 'custom', path: ['value'], message })
      return z.NEVER
    }
    return { key, revision, value: data ?? '' }
  })
