/** Returns the label of a form's field, but none for the parts of an image field. */
export function labelOf(form: HTMLFormElement | null, name: string): string | null | undefined {
  const label = form?.querySelector(`label[for="field-${name}"], #field-${name}-label`)
  return label?.firstChild?.textContent ?? ownLabel(form, name)
}

/** Undefined if several forms on the screen have a field of this name, since the label would be ambiguous. */
function ownLabel(form: HTMLFormElement | null, name: string): string | undefined {
  const field = form?.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)
  return field?.labels?.[0]?.firstChild?.textContent || undefined
}
