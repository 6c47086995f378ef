/** A part of the site that the author can move and hide. */
interface ArrangedPart<Name extends string> {
  name: Name
  isShown: boolean
}

const hidden = '-'

/**
 * The parts in the author's order. The stored value lists their names, hidden ones after a minus. Unknown
 * names are ignored; parts not in the list come last.
 */
export function arranged<Name extends string>(
  stored: string,
  all: readonly Name[],
): ArrangedPart<Name>[] {
  const parts = stored.split(' ').flatMap((word) => {
    const name = all.find((one) => one === word.replace(hidden, ''))
    return name ? [{ name, isShown: !word.startsWith(hidden) }] : []
  })
  const named = new Map(parts.map((part) => [part.name, part]))
  const others = all.filter((name) => !named.has(name)).map((name) => ({ name, isShown: true }))
  return [...named.values(), ...others]
}

export function arrangementOf(parts: readonly ArrangedPart<string>[]): string {
  return parts.map(({ name, isShown }) => (isShown ? name : hidden + name)).join(' ')
}

/** The visible parts, in the author's order. */
export function shownParts<Name extends string>(stored: string, all: readonly Name[]): Name[] {
  return arranged(stored, all).flatMap(({ name, isShown }) => (isShown ? [name] : []))
}
