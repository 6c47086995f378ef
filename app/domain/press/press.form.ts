import type { ContentKey } from '~/domain/content/content'
import { textsForm } from '~/domain/content/texts.form'
import { biographies } from './press-kit'

export const pressTextKeys = [
  'presse.intro',
  ...biographies.map(({ text }) => text),
  'presse.facts',
] as const satisfies ContentKey[]

export const pressForm = textsForm(pressTextKeys)
