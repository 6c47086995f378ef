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
import { canOpenEditor, openEditor, useEditing } from './editing-state'
import { InPlaceEditor } from './in-place-editor'

/** A text of a public page that a click, Enter or Space opens for editing, also inside a link. */
export function EditableContent({ of, children }: { of: ContentKey; children: ReactNode }) {
  const id = useId()
  const { editingElement } = useEditing()
  const isOpen = editingElement?.id === id
  const element = useReturnFocus<HTMLElement>(isOpen)
  const isTabStop = useIsTabStop(element)
  if (isOpen && editingElement.place === 'page') return <InPlaceEditor element={editingElement} />

  const isRich = kindOf(of) === 'rich_text'
  const open = (event: SyntheticEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!canOpenEditor()) return
    openEditor({ id, key: of, place: isRich || !isTabStop ? 'dialog' : 'page' })
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
      {...(isTabStop && { role: 'button', tabIndex: 0 })}
      data-text={of}
      title={editingCopy.edit(label)}
      className="editable"
      onClick={open}
      onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && open(event)}
    >
      {children || <i>{label}</i>}
    </span>
  )
}

/** A text inside a control, or hidden from screen readers, is reached through the list of more texts instead. */
function useIsTabStop(element: RefObject<Element | null>): boolean {
  const [isTabStop, setTabStop] = useState(true)
  useEffect(() => {
    setTabStop(!element.current?.closest('summary, button, [aria-hidden="true"]'))
    const link = element.current?.closest('a')
    link?.setAttribute('tabindex', '-1')
    return () => link?.removeAttribute('tabindex')
  }, [element])
  return isTabStop
}

function useReturnFocus<T extends HTMLElement>(isOpen: boolean) {
  const element = useRef<T>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) element.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return element
}
