/**
 * Keeps the last click on something that needs script, or that script does better, until the page has
 * been taken over. What the browser does well enough by itself it does: forms, popovers, other sites,
 * and any link as long as the code has not come.
 * @returns a function that ends it, and clicks what was kept.
 */
export function holdClicks(isCodeHere: () => boolean): () => void {
  let kept: HTMLElement | undefined
  function hold(event: MouseEvent) {
    const control = isPlain(event) && scripted(event.target as Element)
    if (!control || (control.matches('a') && !isCodeHere())) return
    event.preventDefault()
    // React hears clicks a moment before this ends: what is kept must not be done twice.
    event.stopPropagation()
    kept = control
  }
  addEventListener('click', hold, { capture: true })
  return () => {
    removeEventListener('click', hold, { capture: true })
    kept?.click()
  }
}

function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
}

function scripted(target: Element): HTMLElement | undefined {
  const control = target.closest<HTMLAnchorElement | HTMLButtonElement>('a[href], button')
  if (control instanceof HTMLAnchorElement) {
    return control.origin === location.origin && !control.target ? control : undefined
  }
  return control?.type === 'button' && !control.popoverTargetElement ? control : undefined
}
