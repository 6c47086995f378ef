import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { editingText } from '~/domain/texts/editing.text'
import { kindOf } from '~/domain/texts/text.form'
import { type TextKey, texts } from '~/domain/texts/texts'
import { openElement, useEditing } from './editing-state'
import { InPlaceEditor } from './in-place-editor'
import { mayOpen } from './may-open'

interface EditableTextProps {
  of: TextKey
  children: ReactNode
}

/** A text of a public page that opens by a click or by Enter, also within a link. */
export function EditableText({ of, children }: EditableTextProps) {
  const id = useId()
  const { editingElement } = useEditing()
  const isOpen = editingElement?.id === id
  const element = useFocusAfter<HTMLElement>(isOpen)
  if (isOpen && editingElement.place === 'page') return <InPlaceEditor element={editingElement} />

  const open = (event: SyntheticEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!mayOpen()) return
    openElement({ id, key: of, place: placeFor(of, event.currentTarget) })
  }
  const { label } = texts[of]
  if (kindOf(of) === 'rich_text') {
    return (
      <div data-text={of} className="grid justify-items-start gap-3">
        {children}
        <button type="button" className="button" onClick={open}>
          {editingText.edit(label)}
        </button>
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button would neither flow with the text nor be allowed in a link
    <span
      ref={element}
      role="button"
      tabIndex={0}
      data-text={of}
      title={editingText.edit(label)}
      className="editable"
      onClick={open}
      onKeyDown={(event) => event.key === 'Enter' && open(event)}
    >
      {children || <i>{label}</i>}
    </span>
  )
}

/** Back to the text once it is closed, so that the keyboard goes on from there. */
function useFocusAfter<T extends HTMLElement>(isOpen: boolean) {
  const element = useRef<T>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) element.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return element
}

/** A field cannot be used in what is hidden from screen readers, or in something that is pressed. */
function placeFor(key: TextKey, element: Element): 'page' | 'dialog' {
  const isCramped = element.closest('summary, button, [aria-hidden="true"]') !== null
  return isCramped || kindOf(key) === 'rich_text' ? 'dialog' : 'page'
}
