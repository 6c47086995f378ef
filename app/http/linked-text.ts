/** A piece of plain text that leads somewhere. */
export interface TextLink {
  text: string
  href: string
}

/** Plain text as a page shows it: with its addresses as links; the text itself where it has none. */
export type LinkedText = string | (string | TextLink)[]

/** Something with the addresses found in some of its plain texts. */
export type WithLinks<T, K extends keyof T> = Omit<T, K> & {
  [Field in K]: LinkedText | Extract<T[Field], null>
}

/** The text alone, as it was written. */
export function textOf(linked: LinkedText): string {
  if (typeof linked === 'string') return linked
  return linked.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
}
