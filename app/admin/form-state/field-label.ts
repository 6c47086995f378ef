/** Returns the label of a form's field. The parts of an image field have none. */
export function labelOf(form: HTMLFormElement | null, name: string): string | null | undefined {
  const id = CSS.escape(`field-${name}`)
  const label = form?.querySelector(`label[for="${id}"], #${id}-label`)
  return label?.firstChild?.textContent ?? associatedLabel(form, name)
}

function associatedLabel(form: HTMLFormElement | null, name: string): string | undefined {
  const field = form?.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)
  return field?.labels?.[0]?.firstChild?.textContent || undefined
}
