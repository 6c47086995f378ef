import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { useMatches } from 'react-router'
import type { TextKey } from '~/domain/content/content'

interface ShownText {
  of: TextKey
  /** The text as visitors see it. */
  children: ReactNode
}

/**
 * What stands around every text while the admin edits the page (docs/specification.md, "Editing on
 * the page").
 */
export type TextFrame = ComponentType<ShownText>

/** Nothing for visitors; the admin's editing code, which only her browser fetches, puts it here. */
export const TextFrameContext = createContext<TextFrame | undefined>(undefined)

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
  return <TextPlace of={of}>{useTexts()[of] ?? ''}</TextPlace>
}

/** The place of a text that is shown otherwise than letter by letter, such as rich text. */
export function TextPlace({ of, children }: ShownText) {
  const Frame = useContext(TextFrameContext)
  return Frame ? <Frame of={of}>{children}</Frame> : children
}
