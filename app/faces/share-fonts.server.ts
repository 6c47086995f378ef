import type { Font } from './font'

const modules = import.meta.glob<{ fonts: Font[] }>('./*/fonts.ts', { eager: true })

/** The name by which Pango finds the font of a text on a face's share pictures. */
export function shareFontName(face: string, text: NonNullable<Font['share']>): string {
  const font = modules[`./${face}/fonts.ts`]?.fonts.find(({ share }) => share === text)
  if (!font) throw new Error(`The face ${face} has no font for the ${text} of share pictures`)
  return `${font.systemName ?? font.family}, ${font.style === 'italic' ? 'Italic' : ''}`
}
