import { copyHeldText } from './copy-text'

/**
 * Stores the last click on a control that needs scripts, or its keyboard shortcut, until React has hydrated
 * the page. The browser handles other clicks: on forms, popovers, links to other sites, and on any link before
 * the code is loaded.
 * @returns a function that removes the listeners and replays the click
 */
export function holdClicks(isCodeLoaded: () => boolean): () => void {
  let heldControl: HTMLElement | undefined
  function hold(event: MouseEvent) {
    const control = isPlainClick(event) && scriptedControl(event.target as Element)
    if (!control || (control.matches('a') && !isCodeLoaded())) return
    event.preventDefault()
    // React listens shortly before the release; it would handle this click and the replayed one.
    event.stopPropagation()
    copyHeldText(control)
    heldControl = control
  }
  function holdShortcut(event: KeyboardEvent) {
    const control = controlWithShortcut(event)
    if (!control) return
    event.preventDefault()
    heldControl = control
  }
  addEventListener('click', hold, { capture: true })
  addEventListener('keydown', holdShortcut)
  return () => {
    removeEventListener('click', hold, { capture: true })
    removeEventListener('keydown', holdShortcut)
    heldControl?.click()
  }
}

type PressedKeys = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a click follows a link in this tab. Others open a tab or a window, or download. */
export function isPlainClick(click: PressedKeys): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = click
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
}

function scriptedControl(target: Element): HTMLElement | undefined {
  const control = target.closest<HTMLAnchorElement | HTMLButtonElement>('a[href], button')
  if (control instanceof HTMLAnchorElement) {
    return control.origin === location.origin && !control.target ? control : undefined
  }
  return control?.type === 'button' && !control.popoverTargetElement ? control : undefined
}

/** Returns the control that has the pressed keys as its `aria-keyshortcuts`, such as Control+K. */
function controlWithShortcut(event: KeyboardEvent): HTMLElement | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (altKey || shiftKey || ctrlKey === metaKey) return undefined
  const keys = `${ctrlKey ? 'Control' : 'Meta'}+${key.toUpperCase()}`
  const controls = document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')
  return [...controls].find(({ ariaKeyShortcuts }) => ariaKeyShortcuts?.split(' ').includes(keys))
}
