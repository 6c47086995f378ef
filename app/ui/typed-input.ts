/**
 * Call before hydration. If React does not find the page that the server sent, since the browser or an extension
 * changed it, it makes a new one: the returned function then puts what the reader typed, opened and selected into it.
 * Nothing happens while the first page is still there. Called again, it only puts the focus back, since more may have
 * been typed.
 */
export function keepTypedInput(root: ParentNode = document): () => void {
  const before = statefulElements(root)
  let focused = document.activeElement as HTMLElement | null
  const isFirstPage = () => before.every(({ isConnected }) => isConnected)
  const listening = new AbortController()
  const followFocus = () => {
    if (isFirstPage()) focused = document.activeElement as HTMLElement
  }
  document.addEventListener('focusin', followFocus, { signal: listening.signal })
  return () => {
    if (listening.signal.aborted) return focused?.focus({ preventScroll: true })
    if (isFirstPage()) return
    listening.abort()
    const after = statefulElements(root)
    for (const [index, element] of before.entries()) {
      const successor = after[index]
      if (element.isConnected || !successor || !isSame(element, successor)) continue
      copyState(element, successor)
      if (element !== focused) continue
      focusAsBefore(element, successor)
      focused = successor
    }
  }
}

type Stateful = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLDetailsElement

function statefulElements(root: ParentNode): Stateful[] {
  return [...root.querySelectorAll<Stateful>('input, textarea, select, details')]
}

function isSame(one: Stateful, other: Stateful): boolean {
  return (
    one.localName === other.localName && one.getAttribute('name') === other.getAttribute('name')
  )
}

function copyState(from: Stateful, to: Stateful) {
  if (from instanceof HTMLDetailsElement) {
    to.toggleAttribute('open', from.open)
  } else if (from instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(from.type)) {
    // React listens to clicks on these.
    if (from.checked !== (to as HTMLInputElement).checked) to.click()
  } else if (from.value !== (to as typeof from).value && from.type !== 'file') {
    setValue(to as typeof from, from.value)
    to.dispatchEvent(new Event('input', { bubbles: true }))
    to.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** Without the setter of React, which would not see a change. */
function setValue(element: Exclude<Stateful, HTMLDetailsElement>, value: string) {
  const { prototype } = element.constructor as typeof HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
}

function focusAsBefore(from: Stateful, to: Stateful) {
  to.focus({ preventScroll: true })
  if (!('selectionStart' in from) || from.selectionStart === null) return
  ;(to as typeof from).setSelectionRange(from.selectionStart, from.selectionEnd)
}
