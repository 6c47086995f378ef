const focusable = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"]'

/**
 * Focuses the first of these fields. Retries on each frame until it exists, since an editor loads after its
 * form, or until another field of the form has the focus.
 */
export function focusField(form: HTMLFormElement, names: string[], framesLeft = 60): void {
  requestAnimationFrame(() => {
    const isFocusInForm = document.activeElement?.closest('form') === form
    const [field] = names.flatMap((name) => controlsOf(form, name))
    if (field) field.focus()
    else if (isFocusInForm) return
    else if (framesLeft > 0) focusField(form, names, framesLeft - 1)
    else focusFirstField(form)
  })
}

export function focusFirstField(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>(focusable)?.focus()
}

function controlsOf(form: HTMLFormElement, name: string): HTMLElement[] {
  const id = `field-${name.replace(/(\[\]|_typed)$/, '')}`
  const escapedName = CSS.escape(name)
  const selector = `#${CSS.escape(id)}, [name="${escapedName}"]:checked, [name="${escapedName}"]`
  return [...form.querySelectorAll<HTMLElement>(selector)].filter((each) => each.matches(focusable))
}
