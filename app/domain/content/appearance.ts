/** How the public site looks, as names of faces (app/faces). */
export interface Appearance {
  face: string
  /** The face whose colours are used. */
  palette: string
  /** The face whose opening the front page has. */
  opening: string
  /** The background, which browsers use for their own bars. */
  paper: { light: string; dark: string }
}
