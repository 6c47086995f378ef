/** What the front page may show below the presentation of the author. */
export const frontParts = ['work', 'dates', 'hymn', 'news'] as const

export type FrontPart = (typeof frontParts)[number]

/** How the public site looks, as names of faces (app/faces). */
export interface Appearance {
  face: string
  /** The face whose colours are used. */
  palette: string
  /** The face whose opening the front page has. */
  opening: string
  /** The parts of the front page below the presentation, in the author's order. */
  front: FrontPart[]
  /** The background, which browsers use for their own bars. */
  paper: { light: string; dark: string }
}
