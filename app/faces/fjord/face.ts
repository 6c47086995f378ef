import type { Face } from '~/faces/faces'

export const face: Face = {
  name: 'fjord',
  title: 'Fjord',
  description: 'Køligt lys, et bredt bånd af billedet og de næste datoer i store tal.',
  position: 3,
}
