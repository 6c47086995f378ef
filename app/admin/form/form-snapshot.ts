import { textOf } from './form-state'

/** The content of a form at one moment, for later comparison. */
export type FormSnapshot = ReadonlyMap<string, string>

/** Whether a field holds the revision of a stored row rather than input. */
export function isRevision(name: string): boolean {
  return name.endsWith('revision')
}

/** Returns the revisions among these values. */
export function revisionsOf(values: Record<string, unknown>): [name: string, value: string][] {
  const names = Object.keys(values).filter(isRevision)
  return names.map((name) => [name, textOf(values[name])])
}

/** Returns the entries of a form without the text that was typed into these lists but not added. */
export function withoutTypedText(form: HTMLFormElement, lists: readonly string[]): FormData {
  const entries = new FormData(form)
  for (const name of lists.map((list) => `${list}[]`)) {
    if (!form.querySelector(`[data-typed][name="${CSS.escape(name)}"]`)) continue
    const added = entries.getAll(name).slice(0, -1)
    entries.delete(name)
    for (const value of [...added, '']) entries.append(name, value)
  }
  return entries
}

export function snapshotOf(form: HTMLFormElement): FormSnapshot {
  const entries = new FormData(form)
  const names = [...entries.keys()].filter((name) => !isRevision(name))
  return new Map(names.map((name) => [name, serialized(entries, name)]))
}

export function isSame(one: FormSnapshot, other: FormSnapshot): boolean {
  return one.size === other.size && [...one].every(([name, value]) => other.get(name) === value)
}

/** Removes unchanged texts from a form, since the server may have newer ones. */
export function keepChanges(entries: FormData, values: Record<string, unknown>): void {
  for (const [name, value] of [...entries]) {
    if (name in values && value === textOf(values[name])) entries.delete(name)
  }
}

/** Fills unchanged fields with values that others have stored in the meantime. */
export function showNewer(
  form: HTMLFormElement,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): void {
  for (const [name, value] of Object.entries(after)) {
    const field = form.elements.namedItem(name)
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isText && field.value === textOf(before[name])) field.value = textOf(value)
  }
}

function serialized(entries: FormData, name: string): string {
  const values = entries.getAll(name)
  return JSON.stringify(
    values.map((value) => (typeof value === 'string' ? value : [value.name, value.size])),
  )
}
