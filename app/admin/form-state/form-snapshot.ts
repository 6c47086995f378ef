import { textOf } from './form-state'

/** The serialized values of a form by field name, for comparison. */
export type FormSnapshot = ReadonlyMap<string, string>

export function isRevision(name: string): boolean {
  return name.endsWith('revision')
}

export function revisionsOf(values: Record<string, unknown>): [name: string, value: string][] {
  const names = Object.keys(values).filter(isRevision)
  return names.map((name) => [name, textOf(values[name])])
}

export function snapshotOf(form: HTMLFormElement): FormSnapshot {
  const entries = new FormData(form)
  const names = [...entries.keys()].filter((name) => !isRevision(name))
  return new Map(names.map((name) => [name, serialize(entries, name)]))
}

export function isSameSnapshot(one: FormSnapshot, other: FormSnapshot): boolean {
  return changedNames(one, other).length === 0
}

/** Returns the names of the fields whose content differs. */
export function changedNames(now: FormSnapshot, before: FormSnapshot): string[] {
  const names = new Set([...now.keys(), ...before.keys()])
  return [...names].filter((name) => now.get(name) !== before.get(name))
}

/** Deletes unchanged entries, since the server may have newer values. */
export function deleteUnchanged(entries: FormData, values: Record<string, unknown>): void {
  for (const [name, value] of [...entries]) {
    if (value === textOf(values[name])) entries.delete(name)
  }
}

/** Fills unchanged fields with the values that are stored now. */
export function fillUnchangedFields(
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

function serialize(entries: FormData, name: string): string {
  const values = entries.getAll(name)
  return JSON.stringify(
    values.map((value) => (typeof value === 'string' ? value : [value.name, value.size])),
  )
}
