import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { escapeUTF8 } from 'entities'
import type { Font } from '~/faces/font'
import { shareFontName } from '~/faces/share-fonts.server'
import { imageLibrary } from '~/platform/pictures/image-library.server'

export interface TextSetting {
  face: string
  font: NonNullable<Font['share']>
  /** In pixels. */
  size: number
  color: string
  /** Breaks lines at this width in pixels; undefined sets a single line. */
  width?: number
  align?: 'left' | 'centre'
  /** Letter spacing in hundredths of the size. */
  tracking?: number
  /** As a multiple of the size. */
  lineHeight?: number
  breaksWords?: boolean
}

export type TypesetText = Awaited<ReturnType<typeof typeset>>

export async function typeset(text: string, setting: TextSetting) {
  const { face, font, size, color, width, align = 'left', breaksWords = false } = setting
  const { tracking = 0, lineHeight = 1.1 } = setting
  const sharp = await imageLibrary()
  // Pango's unit is 1/1024 of a point, and a point is a pixel here, so a hundredth is 10.24 units.
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

/** Finds the font in `app/faces` of a folder above this file, whose own path differs in the build. */
function fontFile(face: string, name: string): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'app/faces', face, name)
    if (existsSync(file)) return file
  }
  throw new Error(`The font ${name} of ${face} is missing`)
}
