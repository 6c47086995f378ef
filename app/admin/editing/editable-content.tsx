import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { type ContentKey, contentEntries } from '~/domain/content/content'
import { kindOf } from '~/domain/content/content.form'
import { editingCopy } from '~/domain/content/editing.copy'
import { Button } from '~/ui/button'
import { mayOpen, openElement, useEditing } from './editing-state'
import { InPlaceEditor } from './in-place-editor'

interface EditableTextProps {
  of: ContentKey
  children: ReactNode
}

/** A text of a public page that a click or Enter opens for editing, also inside a link. */
export function EditableContent({ of, children }: EditableTextProps) {
  const id = useId()
  const { editingElement } = useEditing()
  const isOpen = editingElement?.id === id
  const element = useFocusAfter<HTMLElement>(isOpen)
  const isCramped = useCramped(element)
  if (isOpen && editingElement.place === 'page') return <InPlaceEditor element={editingElement} />

  const isRich = kindOf(of) === 'rich_text'
  const open = (event: SyntheticEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!mayOpen()) return
    openElement({ id, key: of, place: isCramped || isRich ? 'dialog' : 'page' })
  }
  const { label } = contentEntries[of]
  if (isRich) {
    return (
      <div data-text={of} className="grid justify-items-start gap-3">
        {children}
        <Button onClick={open}>{editingCopy.edit(label)}</Button>
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a button would neither flow with the text nor be allowed in a link
    <span
      ref={element}
      {...(!isCramped && { role: 'button', tabIndex: 0 })}
      data-text={of}
      title={editingCopy.edit(label)}
      className="editable"
      onClick={open}
      onKeyDown={(event) => event.key === 'Enter' && open(event)}
    >
      {children || <i>{label}</i>}
    </span>
  )
}

/**
 * Whether the text is inside a control or hidden from screen readers, where it cannot be a tab stop: the
 * keyboard reaches it through the list of more texts. Inside a link, the text takes the link's position
 * in the tab order, since targets must not overlap.
 */
function useCramped(element: RefObject<Element | null>): boolean {
  const [isCramped, setCramped] = useState(false)
  useEffect(() => {
    setCramped(Boolean(element.current?.closest('summary, button, [aria-hidden="true"]')))
    const link = element.current?.closest('a')
    link?.setAttribute('tabindex', '-1')
    return () => link?.removeAttribute('tabindex')
  }, [element])
  return isCramped
}

/** Returns the focus to the text once its editor closes. */
function useFocusAfter<T extends HTMLElement>(isOpen: boolean) {
  const element = useRef<T>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) element.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return element
}
