import { type Font, type FontFamily, fontsOf } from './font'

const modules = import.meta.glob<{ families: FontFamily[] }>('./*/fonts.ts', { eager: true })

/** Returns the name by which Pango finds the font of a text on a face's share pictures. */
export function shareFontName(face: string, text: NonNullable<Font['share']>): string {
  const font = fontsOfFace(face).find(({ share }) => share === text)
  if (!font) throw new Error(`The face ${face} has no font for the ${text} of share pictures`)
  return `${font.systemName ?? font.family}, ${font.style === 'italic' ? 'Italic' : ''}`
}

/** Returns the font stack of running text, for mails. Mail programs use the font if it is installed. */
export function textFontFamily(face: string): string {
  const bold = fontsOfFace(face).find(({ weight }) => weight === 600)
  if (!bold) throw new Error(`The face ${face} has no font for running text`)
  const stack = bold.fallback === 'serif' ? 'Georgia, serif' : 'Helvetica, Arial, sans-serif'
  return `'${bold.family}', ${stack}`
}

function fontsOfFace(face: string): Font[] {
  return fontsOf(modules[`./${face}/fonts.ts`]?.families ?? [])
}
