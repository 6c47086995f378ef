/**
 * Holds the last click on a scripted control, or its keyboard shortcut, until React has taken over the
 * page. Does not hold clicks that the browser handles by itself: on forms, popovers, links to other sites,
 * and any link before the code is loaded.
 * @returns a function that stops holding, and replays the held click
 */
export function holdClicks(isCodeHere: () => boolean): () => void {
  let held: HTMLElement | undefined
  function hold(event: MouseEvent) {
    const control = isPlain(event) && scripted(event.target as Element)
    if (!control || (control.matches('a') && !isCodeHere())) return
    event.preventDefault()
    // React already listens just before this ends; without this it would handle the click twice.
    event.stopPropagation()
    held = control
  }
  function holdShortcut(event: KeyboardEvent) {
    const control = controlWithShortcut(event)
    if (!control) return
    event.preventDefault()
    held = control
  }
  addEventListener('click', hold, { capture: true })
  addEventListener('keydown', holdShortcut)
  return () => {
    removeEventListener('click', hold, { capture: true })
    removeEventListener('keydown', holdShortcut)
    held?.click()
  }
}

export function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
}

function scripted(target: Element): HTMLElement | undefined {
  const control = target.closest<HTMLAnchorElement | HTMLButtonElement>('a[href], button')
  if (control instanceof HTMLAnchorElement) {
    return control.origin === location.origin && !control.target ? control : undefined
  }
  return control?.type === 'button' && !control.popoverTargetElement ? control : undefined
}

/** The control that has the pressed keys as its `aria-keyshortcuts`, such as Control+K. */
function controlWithShortcut(event: KeyboardEvent): HTMLElement | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (altKey || shiftKey || ctrlKey === metaKey) return undefined
  const keys = `${ctrlKey ? 'Control' : 'Meta'}+${key.toUpperCase()}`
  const controls = document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')
  return [...controls].find(({ ariaKeyShortcuts }) => ariaKeyShortcuts?.split(' ').includes(keys))
}
