import type { LinkedText } from '~/http/linked-text'
import { linkedText } from '~/http/linked-text.server'
import type { ContentKey } from './content'
import { kindOf } from './content.form'

type Texts<T> = Partial<Record<ContentKey, T>>

/**
 * The texts in which an address was found. Only facts and what runs over several lines are looked
 * through: the others stand in headings, buttons and links.
 */
export function contentLinks(content: Texts<string>): Texts<LinkedText> {
  const linked = Object.entries(content)
    .filter(([key]) => isRunning(key as ContentKey))
    .map(([key, text]) => [key, linkedText(text)] as const)
    .filter(([, text]) => typeof text !== 'string')
  return Object.fromEntries(linked)
}

function isRunning(key: ContentKey): boolean {
  return kindOf(key) === 'paragraph' || key.startsWith('facts.')
}
