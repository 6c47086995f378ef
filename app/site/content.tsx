import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { useMatches } from 'react-router'
import type { ContentKey } from '~/domain/content/content'
import type { LinkedText } from '~/http/linked-text'
import { PlainText } from './plain-text'

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
  return useTexts<string>('content')
}

/** What the loaders have at a name of their own for some of the texts, such as `content` itself. */
function useTexts<T>(name: string): Partial<Record<ContentKey, T>> {
  const matches = useMatches()
  return Object.assign({}, ...matches.map(({ loaderData }) => (loaderData as Data)?.[name]))
}

type Data = Record<string, object> | undefined

/** A text of the content store, where it stands on the page. */
export function Content({ of }: { of: ContentKey }) {
  const text = useContent()[of] ?? ''
  const linked = useTexts<LinkedText>('linkedContent')[of]
  // While it is edited a press on it opens it.
  const isEdited = useContext(ContentFrameContext) !== undefined
  return (
    <ContentPlace of={of}>{linked && !isEdited ? <PlainText text={linked} /> : text}</ContentPlace>
  )
}

/** The place of a text that is shown otherwise than letter by letter, such as rich text. */
export function ContentPlace({ of, children }: ShownContent) {
  const Frame = useContext(ContentFrameContext)
  return Frame ? <Frame of={of}>{children}</Frame> : children
}
