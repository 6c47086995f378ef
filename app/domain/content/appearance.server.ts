import { defaultFace, faceNamed } from '~/faces/faces'
import { iconPaths } from '~/faces/icons'
import { markNamed } from '~/faces/marks'
import { palettes } from '~/faces/palettes.server'
import { type Appearance, frontParts } from './appearance'
import { shownParts } from './arranged'
import type { ContentOf } from './content'

/** The name of the site: the author's own, unless the author chose another. */
export function siteNameOf(content: Record<'hero.name' | 'udseende.name', string>): string {
  return content['udseende.name'] || content['hero.name']
}

/** The chosen appearance. Removed faces are replaced by the default. */
export function appearanceOf(content: ContentOf<'udseende'>): Appearance {
  const face = faceNamed(content['udseende.face'])
  const palette = content['udseende.palette'] ? faceNamed(content['udseende.palette']) : face
  const opening = content['udseende.opening'] ? faceNamed(content['udseende.opening']) : face
  const { light, dark } = palettes[palette] ?? palettes[defaultFace] ?? {}
  const mark = markNamed(content['udseende.mark'])
  const front = shownParts(content['udseende.front'], frontParts)
  return {
    face,
    palette,
    opening,
    ...(mark && { mark: { name: mark.name, path: mark.path } }),
    icon: iconPaths(palette, mark?.name),
    front,
    paper: { light: light?.paper ?? '', dark: dark?.paper ?? '' },
  }
}
