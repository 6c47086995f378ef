/** What the form calls a field; the parts of a picture are not called anything. */
export function labelOf(form: HTMLFormElement | null, name: string): string | null | undefined {
  const label = form?.querySelector(`label[for="field-${name}"], #field-${name}-label`)
  return label?.firstChild?.textContent ?? ownLabel(form, name)
}

/** Where several forms of a screen have fields of one name, none is called by it. */
function ownLabel(form: HTMLFormElement | null, name: string): string | undefined {
  const field = form?.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)
  return field?.labels?.[0]?.firstChild?.textContent || undefined
}
