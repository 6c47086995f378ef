import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { escapeUTF8 } from 'entities'
import type { Font } from '~/faces/font'
import { shareFontName } from '~/faces/share-fonts.server'
import { imageLibrary } from '~/platform/pictures/image-library.server'

/** How a text is set. */
export interface Setting {
  /** The name of a face. */
  face: string
  font: NonNullable<Font['share']>
  /** In pixels. */
  size: number
  color: string
  /** Lines are broken at this width in pixels; without one there is a single line. */
  width?: number
  align?: 'left' | 'centre'
  /** Space between letters, in hundredths of the size. */
  tracking?: number
  /** Of the size. */
  lineHeight?: number
  /** Whether a word that is too long may be broken anywhere. */
  breaksWords?: boolean
}

/** Set text as see-through pixels, cut to its ink. */
export interface TypesetText {
  data: Buffer
  width: number
  height: number
}

/** Sets a text in one of our own fonts. It must have something in it that can be seen. */
export async function typeset(text: string, setting: Setting): Promise<TypesetText> {
  const { face, font, size, color, width, align = 'left', breaksWords = false } = setting
  const { tracking = 0, lineHeight = 1.1 } = setting
  const sharp = await imageLibrary()
  // Pango counts in 1024ths of a point, and a point is a pixel here.
  const style = `foreground="${color}" letter_spacing="${Math.round(tracking * size * 10.24)}" line_height="${lineHeight}"`
  const { data, info } = await sharp({
    text: {
      text: `<span ${style}>${escapeUTF8(text)}</span>`,
      font: `${shareFontName(face, font)} ${size}`,
      fontfile: fontFile(face, `share-${font}.ttf`),
      dpi: 72,
      rgba: true,
      align,
      wrap: breaksWords ? 'word-char' : 'word',
      ...(width && { width }),
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The font files stand beside the sources, above which the built server stands too. */
function fontFile(face: string, name: string): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'app/faces', face, name)
    if (existsSync(file)) return file
  }
  throw new Error(`The font ${name} of ${face} is missing`)
}
