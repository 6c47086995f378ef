import { visibleParts } from '~/domain/content/arrangement'
import type { ContentOf } from '~/domain/content/content'
import { defaultIcon, type IconPaths } from '~/faces/default-icon'
import { defaultFace, faceOrDefault } from '~/faces/faces'
import { findMark, pen } from '~/faces/marks'
import { palettes } from '~/faces/palettes.server'
import { parseUploadedMark } from '~/faces/uploaded-mark'
import { type Appearance, frontParts, type SiteMark } from './appearance'

export function siteNameOf(content: Record<'hero.name' | 'udseende.name', string>): string {
  return content['udseende.name'] || content['hero.name']
}

export function iconOf(content: ContentOf<'udseende'>): string {
  const { svg, large } = appearanceOf(content).icon
  return svg ?? large
}

function selectedMark(value: string): SiteMark | undefined {
  const builtInMark = findMark(value)
  return builtInMark ? { name: builtInMark.name, path: builtInMark.path } : parseUploadedMark(value)
}

/** The appearance of the site. A face that no longer exists is replaced by the default. */
export function appearanceOf(content: ContentOf<'udseende'>): Appearance {
  const face = faceOrDefault(content['udseende.face'])
  const palette = content['udseende.palette'] ? faceOrDefault(content['udseende.palette']) : face
  const opening = content['udseende.opening'] ? faceOrDefault(content['udseende.opening']) : face
  const { light, dark } = palettes[palette] ?? palettes[defaultFace] ?? {}
  const mark = selectedMark(content['udseende.mark'])
  const front = visibleParts(content['udseende.front'], frontParts)
  return {
    face,
    palette,
    opening,
    ...(mark && { mark }),
    icon: iconPaths(palette, mark),
    front,
    paper: { light: light?.paper ?? '', dark: dark?.paper ?? '' },
  }
}

function iconPaths(palette: string, mark: SiteMark | undefined): IconPaths {
  if (palette === defaultFace && !mark) return defaultIcon
  const path = `/ikon/${palette}-${mark?.name ?? pen.name}`
  const png = { touch: `${path}.png`, large: `${path}.png` }
  return mark && 'src' in mark ? png : { svg: `${path}.svg`, ...png }
}
