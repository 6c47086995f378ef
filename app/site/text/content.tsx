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

/** Wraps every text while the admin edits the page (docs/specification.md, "Editing on the page"). */
export type ContentFrame = ComponentType<ShownContent>

/** The component around texts: undefined for visitors, and set by code that only the admin's browser loads. */
export const ContentFrameContext = createContext<ContentFrame | undefined>(undefined)

/** Texts from a loader. */
type Texts<T> = Partial<Record<ContentKey, T>>

interface Data {
  content?: Texts<string>
  /** Texts that contain web addresses. */
  linkedContent?: Texts<LinkedText>
}

/** The data of the page's loaders, the innermost last. */
function useLoaded(): Data[] {
  return useMatches().map(({ loaderData }) => (loaderData as Data | undefined) ?? {})
}

/** Every text that the page's loaders returned. */
export function useContent(): Texts<string> {
  return Object.assign({}, ...useLoaded().map(({ content }) => content))
}

interface ContentProps {
  of: ContentKey
  /** The element to render around the text, if any. */
  as?: 'p' | 'span' | 'h1' | 'h2' | 'h3' | 'dt' | 'dd' | 'figcaption'
  id?: string
  className?: string
}

/** A text of the content store. */
export function Content({ of, as: Element, ...attributes }: ContentProps) {
  const loaded = useLoaded()
  const text = loaded.findLast(({ content }) => content?.[of] !== undefined)?.content?.[of] ?? ''
  const linked = loaded.findLast(({ linkedContent }) => linkedContent?.[of])?.linkedContent?.[of]
  // While the page is edited, a click on the text opens its editor.
  const isEdited = useContext(ContentFrameContext) !== undefined
  const shown = (
    <ContentPlace of={of}>{linked && !isEdited ? <PlainText text={linked} /> : text}</ContentPlace>
  )
  return Element ? <Element {...attributes}>{shown}</Element> : shown
}

/** Makes content that was generated from a text, such as rich text, editable. */
export function ContentPlace({ of, children }: ShownContent) {
  const Frame = useContext(ContentFrameContext)
  return Frame ? <Frame of={of}>{children}</Frame> : children
}
