import type { z } from 'zod'
import { optionalEmail, requiredLine } from '~/forms/form-fields'
import { type ContentKey, type ContentPage, contentKeys } from './content'
import { textsForm } from './texts.form'

export const homeTextGroups = ['hero', 'about', 'facts', 'footer'] as const satisfies ContentPage[]

type HomeTextGroup = (typeof homeTextGroups)[number]
export type HomeTextKey = Extract<ContentKey, `${HomeTextGroup}.${string}`>

export function homeTextKeysOf(group: HomeTextGroup): HomeTextKey[] {
  return contentKeys.filter((key): key is HomeTextKey => key.startsWith(`${group}.`))
}

export const homeTextKeys = homeTextGroups.flatMap(homeTextKeysOf)

export const requiredTexts: Partial<Record<HomeTextKey, z.ZodType<string>>> = {
  'hero.name': requiredLine('Skriv et navn.'),
  'about.title': requiredLine('Skriv en overskrift.'),
}

export const homeContentForm = textsForm(homeTextKeys, {
  ...requiredTexts,
  'footer.email': optionalEmail,
})
