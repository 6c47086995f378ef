import { useMatches } from 'react-router'
import type { TextKey } from '~/domain/texts/texts'

/** Every text that the loaders of the present page brought along. */
export function useTexts(): Partial<Record<TextKey, string>> {
  const matches = useMatches()
  return Object.assign({}, ...matches.map(({ loaderData }) => textsOf(loaderData)))
}

function textsOf(data: unknown): Partial<Record<TextKey, string>> {
  return typeof data === 'object' && data !== null && 'texts' in data ? (data.texts as object) : {}
}

/** A text of the content store, where it stands on the page. */
export function Text({ of }: { of: TextKey }) {
  return useTexts()[of] ?? ''
}
