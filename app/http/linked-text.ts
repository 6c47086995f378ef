export interface TextLink {
  text: string
  href: string
}

/** Plain text with its addresses as links; a string if it has none. */
export type LinkedText = string | (string | TextLink)[]

export type WithLinks<T, K extends keyof T> = Omit<T, K> & {
  [Field in K]: LinkedText | Extract<T[Field], null>
}

export function textOf(linked: LinkedText): string {
  if (typeof linked === 'string') return linked
  return linked.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
}
