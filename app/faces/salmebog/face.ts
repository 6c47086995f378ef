import type { Face } from '~/faces/faces'

export const face: Face = {
  name: 'salmebog',
  title: 'Salmebog',
  description: 'Varmt papir, en mørkerød og lidt guld. Billedet fylder forsiden.',
  position: 1,
}
