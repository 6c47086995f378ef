import { defaultFace } from '~/faces/faces'
import { type Palette, palettes } from '~/faces/palettes.server'
import { type Look, shareSize } from './sharing'

/** The words of a title page, and its look. */
export interface TitlePage {
  look: Look
  siteName: string
  part: string
  title: string
  subtitle: string
  host: string
}

/** The area of the words: all of the page, or what the plate leaves. */
export interface Column {
  look: Look
  left: number
  width: number
  align: 'left' | 'centre'
}

/** In pixels. */
export const plateWidth = 500

export function wholePage({ look }: TitlePage): Column {
  return { look, left: 130, width: shareSize.width - 260, align: 'centre' }
}

export function besidePlate({ look }: TitlePage): Column {
  return { look, left: 64, width: shareSize.width - plateWidth - 64 - 56, align: 'left' }
}

/** The light colours of a look: sites that show shared links have no dark ones. */
export function colorsOf({ palette }: Look): Palette {
  const { light } = palettes[palette] ?? palettes[defaultFace] ?? {}
  if (!light) throw new Error('The default face has no palette')
  return light
}

/** Seconds until a drawing is aborted. */
export const maxDrawingSeconds = 10
