/** What is written in a form, to be compared with what is written later. */
export type FormSnapshot = ReadonlyMap<string, string>

/** Names that say which stored version a form was made from; they are nothing that was written. */
export function isRevision(name: string): boolean {
  return name.endsWith('revision')
}

export function snapshotOf(form: HTMLFormElement): FormSnapshot {
  const entries = new FormData(form)
  const names = [...entries.keys()].filter((name) => !isRevision(name))
  return new Map(names.map((name) => [name, described(entries, name)]))
}

export function isSame(one: FormSnapshot, other: FormSnapshot): boolean {
  return one.size === other.size && [...one].every(([name, value]) => other.get(name) === value)
}

/** Takes out what is as it was: on the server it may be newer. */
export function keepChanges(entries: FormData, before: FormSnapshot): void {
  for (const [name, value] of before) {
    if (described(entries, name) === value) entries.delete(name)
  }
}

function described(entries: FormData, name: string): string {
  const values = entries.getAll(name)
  return JSON.stringify(
    values.map((value) => (typeof value === 'string' ? value : [value.name, value.size])),
  )
}
