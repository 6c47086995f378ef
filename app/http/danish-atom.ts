/** Adds the language to an Atom feed, which the library `feed` leaves out. */
export function danishAtom(atom: string): string {
  return atom.replace('<feed ', '<feed xml:lang="da" ')
}
