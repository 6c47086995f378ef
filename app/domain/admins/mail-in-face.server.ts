import { escapeUTF8 } from 'entities'
import { appearanceOf, siteNameOf } from '~/domain/content/appearance/appearance.server'
import { readContent } from '~/domain/content/content.server'
import { readMask } from '~/domain/images/marks/marks.server'
import { drawSiteIcon } from '~/domain/marks/draw-icon.server'
import { type Palette, palettes } from '~/faces/palettes.server'
import { textFontFamily } from '~/faces/share-fonts.server'
import type { Backend } from '~/platform/backend.server'
import type { Mail } from '~/platform/mail.server'

const markId = 'mark@skrivestue'

export async function mailInFace(
  backend: Backend,
  text: string,
): Promise<Pick<Mail, 'html' | 'attachments'>> {
  const content = await readContent(backend, 'hero', 'udseende')
  const { face, palette, mark } = appearanceOf(content)
  const colors = palettes[palette]?.light
  if (!colors) return {}
  const icon =
    mark && (await drawSiteIcon(`${palette}-${mark.name}.png`, (name) => readMask(backend, name)))
  const name = siteNameOf(content)
  return {
    html: mailHtml(text, { name, font: textFontFamily(face), colors, hasMark: icon !== undefined }),
    ...(icon && { attachments: [{ cid: markId, filename: 'mark.png', content: icon.bytes }] }),
  }
}

interface Look {
  name: string
  font: string
  colors: Palette
  hasMark: boolean
}

/** Uses inline styles, since mail programs ignore stylesheets. */
function mailHtml(text: string, { name, font, colors, hasMark }: Look): string {
  const { paper, ink, faded, rule, accent } = colors
  const mark = hasMark
    ? `<img src="cid:${markId}" alt="" width="40" height="40" style="display:block;margin:0 0 12px">`
    : ''
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="margin:0 0 18px">${linkIfUrl(paragraph, accent)}</p>`)
  return `<!doctype html><html lang="da"><head><meta charset="utf-8"></head>
<body style="margin:0;padding:32px 20px;background:${paper};color:${ink};font:18px/1.6 ${font}">
<div style="max-width:560px;margin:0 auto">${mark}
<p style="margin:0 0 24px;padding:0 0 12px;border-bottom:1px solid ${rule};color:${faded}">${escapeUTF8(name)}</p>
${paragraphs.join('\n')}
</div></body></html>
`
}

function linkIfUrl(paragraph: string, accent: string): string {
  const escaped = escapeUTF8(paragraph)
  return /^https?:\/\/\S+$/.test(paragraph)
    ? `<a href="${escaped}" style="color:${accent}">${escaped}</a>`
    : escaped
}
