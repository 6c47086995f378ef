import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { useMatches } from 'react-router'
import type { ContentKey } from '~/domain/content/content'

interface ShownContent {
  of: ContentKey
  /** The text as visitors see it. */
  children: ReactNode
}

/**
 * What stands around every text while the admin edits the page (docs/specification.md, "Editing on
 * the page").
 */
export type ContentFrame = ComponentType<ShownContent>

/** Nothing for visitors; the admin's editing code, which only the admin's browser fetches, puts it here. */
export const ContentFrameContext = createContext<ContentFrame | undefined>(undefined)

/** Every text that the loaders of the present page brought along. */
export function useContent(): Partial<Record<ContentKey, string>> {
  const matches = useMatches()
  return Object.assign({}, ...matches.map(({ loaderData }) => contentOf(loaderData)))
}

function contentOf(data: unknown): Partial<Record<ContentKey, string>> {
  return typeof data === 'object' && data !== null && 'content' in data
    ? (data.content as object)
    : {}
}

/** A text of the content store, where it stands on the page. */
export function Content({ of }: { of: ContentKey }) {
  return <ContentPlace of={of}>{useContent()[of] ?? ''}</ContentPlace>
}

/** The place of a text that is shown otherwise than letter by letter, such as rich text. */
export function ContentPlace({ of, children }: ShownContent) {
  const Frame = useContext(ContentFrameContext)
  return Frame ? <Frame of={of}>{children}</Frame> : children
}
