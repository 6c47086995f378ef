import { figureHtml } from '~/domain/moving/readers/figure-html'

export interface Attachment {
  url: string
  alt: string
  caption: string
}

const block =
  /^<(?:p|div|h[1-6]|ul|ol|dl|table|blockquote|pre|figure|hr|form|section|article|iframe|address|!--)[\s>-]/i

/** The HTML that WordPress makes of a stored text: paragraphs, pictures with captions, galleries and embedded links. */
export function wordpressHtml(text: string, attachments: ReadonlyMap<string, Attachment>): string {
  const html = text
    .replace(/\r\n?/g, '\n')
    .replace(
      /\[caption\b[^[\]]{0,2000}\]\s*((?:<a\b[^<>]{0,5000}>\s*)?<img\b[^<>]{0,5000}>\s*(?:<\/a>)?)((?:(?!\[caption\b)[\s\S]){0,5000}?)\[\/caption\]/gi,
      figure,
    )
    .replace(/\[gallery\b([^[\]]{0,5000})\]/gi, (_, attributes: string) =>
      gallery(attributes, attachments),
    )
    .replace(
      /\[embed\b[^[\]]{0,500}\]\s*([^\s[\]]{1,2000})\s*\[\/embed\]/gi,
      '\n\n<a href="$1">$1</a>\n\n',
    )
    .replace(
      /\[(?:audio|video)\b[^[\]]{0,500}?\b(?:src|mp3|mp4|m4a|ogg)=["']?([^"'[\]\s]{1,2000})[^[\]]{0,500}\](?:\[\/(?:audio|video)\])?/gi,
      '\n\n<a href="$1">$1</a>\n\n',
    )
  return /<p[\s>]|<!--\s*wp:/i.test(html) ? html : withParagraphs(html)
}

const shortcode =
  /(<!--\s*wp:shortcode\s*-->\s*)?(?<!\[)\[(\/?)([a-z][\w-]{0,60})(\s[^[\]]{0,2000}|\/)?\](?!\])/gi

const shownShortcodes = new Set(['caption', 'gallery', 'embed', 'audio', 'video'])

/** Returns the text without the shortcodes of plugins. The text between a start and an end shortcode stays. */
export function withoutPlugins(text: string, onRemove: (name: string) => void): string {
  const ended = new Set([...text.matchAll(/\[\/([a-z][\w-]{0,60})\]/gi)].map(([, name]) => name))
  return text.replace(shortcode, (code, block, end, name, attributes = '') => {
    const isPlugin =
      block || end || ended.has(name) || name.includes('_') || /\s[\w-]+=/.test(attributes)
    if (!isPlugin || shownShortcodes.has(name.toLowerCase())) return code
    if (!end) onRemove(name)
    return ''
  })
}

function figure(_: string, picture: string, caption: string): string {
  return `\n\n<figure>${picture}<figcaption>${caption.trim()}</figcaption></figure>\n\n`
}

function gallery(attributes: string, attachments: ReadonlyMap<string, Attachment>): string {
  const [, ids = ''] = /\bids=["']?([\d,\s]+)/i.exec(attributes) ?? []
  const figures = ids.split(',').flatMap((id) => {
    const picture = attachments.get(id.trim())
    if (!picture) return []
    return figureHtml(picture.url, picture.alt, picture.caption)
  })
  return `\n\n${figures.join('\n\n')}\n\n`
}

/** Blank lines separate paragraphs, and other line breaks are kept. */
export function withParagraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (block.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n')
}

/** The number of paragraphs before `<!--more-->`; undefined without it. */
export function paragraphsBeforeMore(html: string): number | undefined {
  const end = html.search(/<!--\s*more\b/i)
  if (end < 0) return undefined
  const before = html.slice(0, end)
  return Math.max(
    1,
    before.match(/<\/p>/gi)?.length ?? before.split(/\n\s*\n/).filter((part) => part.trim()).length,
  )
}
