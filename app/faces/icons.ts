import { defaultIcon, type IconPaths } from './default-icon'
import { defaultFace } from './faces'
import { pen } from './marks'

export function iconPaths(
  palette: string,
  mark?: { name: string; isUploaded: boolean },
): IconPaths {
  if (palette === defaultFace && !mark) return defaultIcon
  const path = `/ikon/${palette}-${mark?.name ?? pen.name}`
  const png = { touch: `${path}.png`, large: `${path}.png` }
  return mark?.isUploaded ? png : { svg: `${path}.svg`, ...png }
}
