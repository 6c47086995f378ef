import type { Face } from '~/faces/faces'

export const face: Face = {
  name: 'galleri',
  title: 'Galleri',
  description: 'En væg af værker med navnet som skilt. For den, der maler.',
  position: 6,
}
