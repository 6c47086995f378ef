interface OrderedPart<Name extends string> {
  name: Name
  isVisible: boolean
}

const hiddenPrefix = '-'

/** Parses the author's order of parts: names, with a minus before hidden ones. Appends those it leaves out. */
export function parseArrangement<Name extends string>(stored: string, all: readonly Name[]) {
  const parts = stored.split(' ').flatMap((word) => {
    const name = all.find((one) => one === word.replace(hiddenPrefix, ''))
    return name ? [{ name, isVisible: !word.startsWith(hiddenPrefix) }] : []
  })
  const byName = new Map(parts.map((part) => [part.name, part]))
  const others = all.filter((name) => !byName.has(name)).map((name) => ({ name, isVisible: true }))
  return [...byName.values(), ...others]
}

export function formatArrangement(parts: readonly OrderedPart<string>[]): string {
  return parts.map(({ name, isVisible }) => (isVisible ? name : hiddenPrefix + name)).join(' ')
}

export function visibleParts<Name extends string>(stored: string, all: readonly Name[]): Name[] {
  return parseArrangement(stored, all).flatMap(({ name, isVisible }) => (isVisible ? [name] : []))
}
