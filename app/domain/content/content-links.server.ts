import type { LinkedText } from '~/http/linked-text'
import { linkedText } from '~/http/linked-text.server'
import type { ContentKey } from './content'
import { kindOf } from './content.form'

type Texts<T> = Partial<Record<ContentKey, T>>

/**
 * Texts that contain a web address. Searches only facts and multi-line texts: others are shown in
 * headings, buttons and links.
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
