/** What the form calls a field; the parts of a picture are not called anything. */
export function labelOf(form: HTMLFormElement | null, name: string): string | null | undefined {
  const label = form?.querySelector(`label[for="field-${name}"], #field-${name}-label`)
  return label?.firstChild?.textContent
}
