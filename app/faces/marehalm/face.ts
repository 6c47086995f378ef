import type { Face } from '~/faces/faces'

export const face: Face = {
  name: 'marehalm',
  title: 'Marehalm',
  description: 'Klitternes grønne. Den nyeste bog møder læseren først.',
  position: 5,
}
