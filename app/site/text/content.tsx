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

/** Some of the texts, as a loader brought them along. */
type Texts<T> = Partial<Record<ContentKey, T>>

interface Data {
  content?: Texts<string>
  /** Those that have addresses in them. */
  linkedContent?: Texts<LinkedText>
}

/** What the loaders of the present page answered, the innermost last. */
function useLoaded(): Data[] {
  return useMatches().map(({ loaderData }) => (loaderData as Data | undefined) ?? {})
}

/** Every text that the loaders of the present page brought along. */
export function useContent(): Texts<string> {
  return Object.assign({}, ...useLoaded().map(({ content }) => content))
}

/** A text of the content store, where it stands on the page. */
export function Content({ of }: { of: ContentKey }) {
  const loaded = useLoaded()
  const text = loaded.findLast(({ content }) => content?.[of] !== undefined)?.content?.[of] ?? ''
  const linked = loaded.findLast(({ linkedContent }) => linkedContent?.[of])?.linkedContent?.[of]
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
