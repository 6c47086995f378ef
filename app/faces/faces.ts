/** A complete look of the site: fonts, colours, the opening of the front page and details. */
export interface Face {
  /** The name of its folder. */
  name: string
  title: string
  description: string
  /** Its position among the choices. */
  position: number
}

const modules = import.meta.glob<{ face: Face }>('./*/face.ts', { eager: true })

/** All faces, in the order of the choices. */
export const faces: Face[] = Object.values(modules)
  .map(({ face }) => face)
  .sort((one, other) => one.position - other.position)

export const faceNames = faces.map(({ name }) => name)

export const defaultFace = 'salmebog'

/** Returns the name of the face, or of the default face if this one no longer exists. */
export function faceOrDefault(name: string): string {
  return faceNames.includes(name) ? name : defaultFace
}
