import { defaultFace } from './faces'
import { pen } from './marks'

/** The paths of the site's icon. Those of the default look are files in `public/`. */
export function iconPaths(palette: string, mark = '') {
  if (palette === defaultFace && !mark) {
    return { svg: '/favicon.svg', touch: '/apple-touch-icon.png', large: '/icon-512.png' }
  }
  const path = `/ikon/${palette}-${mark || pen.name}`
  return { svg: `${path}.svg`, touch: `${path}.png`, large: `${path}.png` }
}
