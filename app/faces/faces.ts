export interface Face {
  name: string
  title: string
  description: string
  position: number
}

const modules = import.meta.glob<{ face: Face }>('./*/face.ts', { eager: true })

export const faces: Face[] = Object.values(modules)
  .map(({ face }) => face)
  .sort((one, other) => one.position - other.position)

export const faceNames = faces.map(({ name }) => name)

export const defaultFace = 'salmebog'

export function faceOrDefault(name: string): string {
  return faceNames.includes(name) ? name : defaultFace
}
