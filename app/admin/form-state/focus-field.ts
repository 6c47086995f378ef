const focusable = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"]'

/**
 * Focuses a field; if none of them can be focused yet, such as an editor that loads after its form, the first field
 * until one of them can.
 */
export function focusField(form: HTMLFormElement, names: string[]): void {
  const find = () => names.map((name) => controlOf(form, name)).find((each) => each !== undefined)
  const field = find()
  if (field) field.focus()
  else focusFirstField(form)
  if (field) return
  const first = document.activeElement
  const observer = new MutationObserver(() => {
    const loaded = find()
    if (!loaded && document.activeElement === first && form.isConnected) return
    observer.disconnect()
    if (document.activeElement === first) loaded?.focus()
  })
  observer.observe(form, { childList: true, subtree: true })
}

export function focusFirstField(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>(focusable)?.focus()
}

/** Returns the control of a field; of radio buttons the checked one. */
function controlOf(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const id = `field-${name.replace(/\[\]$/, '')}`
  const selector = `#${CSS.escape(id)}, [name="${CSS.escape(name)}"]`
  const controls = [...form.querySelectorAll<HTMLElement>(selector)]
  const focusables = controls.filter((each) => each.matches(focusable))
  return focusables.find((each) => each.matches(':checked')) ?? focusables[0]
}
