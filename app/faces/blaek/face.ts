import type { Face } from '~/faces/faces'

export const face: Face = {
  name: 'blaek',
  title: 'Blæk',
  description: 'Sort på hvidt uden billede. Navnet fylder, og én linje taler.',
  position: 4,
}
