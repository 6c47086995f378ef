import type { Opening } from './salmebog/opening'

/** The openings of all faces, for the server. */
export const everyOpening = import.meta.glob<typeof Opening>('./*/opening.tsx', {
  eager: true,
  import: 'Opening',
})
