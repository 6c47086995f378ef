import type { LinkedText } from '~/http/linked-text'
import { linkedText } from '~/http/linked-text.server'
import type { ContentKey } from './content'
import { kindOf } from './content.form'

type Texts<T> = Partial<Record<ContentKey, T>>

/** The texts that contain a web address, without headings, buttons and links. */
export function contentLinks(content: Texts<string>): Texts<LinkedText> {
  const linkedTexts = Object.entries(content)
    .filter(([key]) => kindOf(key as ContentKey) === 'paragraph' || key.startsWith('facts.'))
    .map(([key, text]) => [key, linkedText(text)] as const)
    .filter(([, text]) => typeof text !== 'string')
  return Object.fromEntries(linkedTexts)
}
