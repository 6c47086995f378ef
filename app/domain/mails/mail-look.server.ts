import { appearanceOf, siteNameOf } from '~/domain/content/appearance/appearance.server'
import { readContent } from '~/domain/content/content.server'
import { readMask } from '~/domain/images/marks/marks.server'
import { drawSiteIcon } from '~/domain/marks/draw-icon.server'
import { type Palette, palettes } from '~/faces/palettes.server'
import { textFontFamily } from '~/faces/share-fonts.server'
import type { Backend } from '~/platform/backend.server'
import type { Mail } from '~/platform/mail/transport.server'

export const markId = 'mark@skrivestue'

/** The name of the site, and the colours, the font and the mark of its face. */
export interface MailLook {
  siteName: string
  siteUrl: string
  font: string
  light: Palette
  dark: Palette
  hasMark: boolean
}

/** The look, and the mark as an attachment of each mail with it. */
export async function readMailLook(
  backend: Backend,
): Promise<{ look: MailLook; attachments: NonNullable<Mail['attachments']> }> {
  const content = await readContent(backend, 'hero', 'udseende')
  const { face, palette, mark } = appearanceOf(content)
  const colours = palettes[palette] ?? Object.values(palettes)[0]
  if (!colours) throw new Error('There is no palette')
  const icon =
    mark && (await drawSiteIcon(`${palette}-${mark.name}.png`, (name) => readMask(backend, name)))
  return {
    look: {
      siteName: siteNameOf(content),
      siteUrl: backend.siteUrl,
      font: textFontFamily(face),
      ...colours,
      hasMark: icon !== undefined,
    },
    attachments: icon ? [{ cid: markId, filename: 'mark.png', content: icon.bytes }] : [],
  }
}
