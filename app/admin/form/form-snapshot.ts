import { textOf } from './form-state'

/** What is written in a form, to be compared with what is written later. */
export type FormSnapshot = ReadonlyMap<string, string>

/** Names that say which stored version a form was made from; they are nothing that was written. */
export function isRevision(name: string): boolean {
  return name.endsWith('revision')
}

/** The names and values among these that say which stored version they are of. */
export function revisionsOf(values: Record<string, unknown>): [name: string, value: string][] {
  const names = Object.keys(values).filter(isRevision)
  return names.map((name) => [name, textOf(values[name])])
}

export function snapshotOf(form: HTMLFormElement): FormSnapshot {
  const entries = new FormData(form)
  const names = [...entries.keys()].filter((name) => !isRevision(name))
  return new Map(names.map((name) => [name, described(entries, name)]))
}

export function isSame(one: FormSnapshot, other: FormSnapshot): boolean {
  return one.size === other.size && [...one].every(([name, value]) => other.get(name) === value)
}

/** Takes out the texts that are as they were: on the server they may be newer. */
export function keepChanges(entries: FormData, values: Record<string, unknown>): void {
  for (const [name, value] of [...entries]) {
    if (name in values && value === textOf(values[name])) entries.delete(name)
  }
}

/** Shows what others have stored meanwhile in the fields that were left as they were. */
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

function described(entries: FormData, name: string): string {
  const values = entries.getAll(name)
  return JSON.stringify(
    values.map((value) => (typeof value === 'string' ? value : [value.name, value.size])),
  )
}
