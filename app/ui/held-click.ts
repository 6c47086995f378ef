/**
 * Holds the last click on a scripted control until React has taken over the page. Does not hold clicks
 * that the browser handles by itself: on forms, popovers, links to other sites, and any link before the
 * code is loaded.
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
  addEventListener('click', hold, { capture: true })
  return () => {
    removeEventListener('click', hold, { capture: true })
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
