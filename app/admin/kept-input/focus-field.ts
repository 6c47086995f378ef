const focusable = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"]'

/**
 * Focuses the first of these fields once it exists, since an editor loads after its form. Gives up if
 * the focus moves elsewhere meanwhile.
 */
export function focusField(form: HTMLFormElement, names: string[], framesLeft = 60): void {
  requestAnimationFrame(() => {
    const isElsewhere = document.activeElement?.closest('form') === form
    const [field] = names.flatMap((name) => controlsOf(form, name))
    if (field) field.focus()
    else if (isElsewhere) return
    else if (framesLeft > 0) focusField(form, names, framesLeft - 1)
    else focusFirst(form)
  })
}

export function focusFirst(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>(focusable)?.focus()
}

function controlsOf(form: HTMLFormElement, name: string): HTMLElement[] {
  const id = `field-${name.replace(/(\[\]|_typed)$/, '')}`
  const named = CSS.escape(name)
  const selector = `#${CSS.escape(id)}, [name="${named}"]:checked, [name="${named}"]`
  return [...form.querySelectorAll<HTMLElement>(selector)].filter((each) => each.matches(focusable))
}
