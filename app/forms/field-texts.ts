/** The label of a form's fields, with the hint below it if there is one. */
export type FieldTexts<Name extends string = string> = Partial<
  Record<Name, string | { label: string; hint: string }>
>

/** The label and hint of a field. */
export function textsOf(
  texts: FieldTexts | undefined,
  name: string,
): { label: string; hint?: string } {
  const text = texts?.[name] ?? ''
  return typeof text === 'string' ? { label: text } : text
}

/** The labels of all fields, for the history. */
export function labelsOf<Texts extends FieldTexts>(texts: Texts): Record<keyof Texts, string> {
  const labels = Object.keys(texts).map((name) => [name, textsOf(texts, name).label])
  return Object.fromEntries(labels) as Record<keyof Texts, string>
}
