import type { Face } from '~/faces/faces'

export const face: Face = {
  name: 'titelblad',
  title: 'Titelblad',
  description: 'En bogs titelblad: én skrift, god luft og billedet som en tavle.',
  position: 2,
}
