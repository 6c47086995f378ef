const focusable = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"]'

/** Retries on each frame until the field exists, since an editor loads after its form. */
export function focusField(form: HTMLFormElement, names: string[], framesLeft = 60): void {
  requestAnimationFrame(() => {
    const isFocusInForm = document.activeElement?.closest('form') === form
    const field = names.map((name) => controlOf(form, name)).find((each) => each !== undefined)
    if (field) field.focus()
    else if (isFocusInForm) return
    else if (framesLeft > 0) focusField(form, names, framesLeft - 1)
    else focusFirstField(form)
  })
}

export function focusFirstField(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>(focusable)?.focus()
}

/** Returns the control of a field; of radio buttons the checked one. */
function controlOf(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const id = `field-${name.replace(/(\[\]|_typed)$/, '')}`
  const selector = `#${CSS.escape(id)}, [name="${CSS.escape(name)}"]`
  const controls = [...form.querySelectorAll<HTMLElement>(selector)]
  const focusables = controls.filter((each) => each.matches(focusable))
  return focusables.find((each) => each.matches(':checked')) ?? focusables[0]
}
