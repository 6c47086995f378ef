import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { useMatches } from 'react-router'
import type { ContentKey } from '~/domain/content/content'
import type { LinkedText } from '~/http/linked-text'
import { PlainText } from './plain-text'

interface ContentWrapperProps {
  of: ContentKey
  children: ReactNode
}

/** A component around every text, with which the admin edits it (docs/specification.md, "Editing on the page"). */
export type ContentWrapper = ComponentType<ContentWrapperProps>

/** The wrapper of texts. Undefined for visitors; code that only the admin's browser loads provides it. */
export const ContentWrapperContext = createContext<ContentWrapper | undefined>(undefined)

type Texts<T> = Partial<Record<ContentKey, T>>

interface Data {
  content?: Texts<string>
  linkedContent?: Texts<LinkedText>
}

function useAllLoaderData(): Data[] {
  return useMatches().map(({ loaderData }) => (loaderData as Data | undefined) ?? {})
}

export function useContent(): Texts<string> {
  return Object.assign({}, ...useAllLoaderData().map(({ content }) => content))
}

interface ContentProps {
  of: ContentKey
  as?: 'p' | 'span' | 'h1' | 'h2' | 'h3' | 'dt' | 'dd' | 'figcaption'
  id?: string
  className?: string
}

export function Content({ of, as: Element, ...attributes }: ContentProps) {
  const loaderData = useAllLoaderData()
  const text =
    loaderData.findLast(({ content }) => content?.[of] !== undefined)?.content?.[of] ?? ''
  const linked = loaderData.findLast(({ linkedContent }) => linkedContent?.[of])?.linkedContent?.[
    of
  ]
  // In editing mode a click on the text opens its editor, so that it must not have links.
  const isEditing = useContext(ContentWrapperContext) !== undefined
  const wrapped = (
    <WrappedContent of={of}>
      {linked && !isEditing ? <PlainText text={linked} /> : text}
    </WrappedContent>
  )
  return Element ? <Element {...attributes}>{wrapped}</Element> : wrapped
}

/** Makes content that is generated from a text editable, such as rich text. */
export function WrappedContent({ of, children }: ContentWrapperProps) {
  const Wrapper = useContext(ContentWrapperContext)
  return Wrapper ? <Wrapper of={of}>{children}</Wrapper> : children
}
