/** A complete look of the site: fonts, colours, the opening of the front page and details. */
export interface Face {
  /** The name of its folder. */
  name: string
  title: string
  description: string
  /** Its position among the choices. */
  place: number
}

const modules = import.meta.glob<{ face: Face }>('./*/face.ts', { eager: true })

/** All faces, in the order in which the author sees them. */
export const faces: Face[] = Object.values(modules)
  .map(({ face }) => face)
  .sort((one, other) => one.place - other.place)

export const faceNames = faces.map(({ name }) => name)

export const defaultFace = 'salmebog'

/** The named face, or the default one, since a stored name may be that of a removed face. */
export function faceNamed(name: string): string {
  return faceNames.includes(name) ? name : defaultFace
}
