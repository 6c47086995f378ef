import { escapeUTF8 } from 'entities'
import { Parser } from 'htmlparser2'
import { z } from 'zod'
import { figureHtml } from '~/domain/moving/readers/figure-html'
import { tryOrUndefined } from '~/http/try-or-undefined'

const maxDepth = 40

const node = z.looseObject({
  type: z.string().catch(''),
  text: z.string().catch(''),
  html: z.string().catch(''),
  src: z.string().catch(''),
  url: z.string().catch(''),
  alt: z.string().catch(''),
  caption: z.string().catch(''),
  format: z.number().catch(0),
  listType: z.string().catch(''),
  children: z.array(z.unknown()).catch([]),
})

const cardsOf = z.object({ cards: z.array(z.tuple([z.string(), z.looseObject({})])) })

/** Players, forms and previews of other sites, which are not a part of the text. */
const leftOut =
  /\bkg-(?:video-overlay|video-player-container|audio-player|signup-card|bookmark-metadata|bookmark-thumbnail|file-card-metadata)(?:\s|$)/

/** The texts, pictures and links of the cards in a post. */
export function withoutPlayers(html: string): string {
  const kept: string[] = []
  let end = 0
  let depth = 0
  const parser = new Parser({
    onopentag(_, attribs) {
      if (depth === 0 && !leftOut.test(attribs.class ?? '')) return
      if (depth === 0) kept.push(html.slice(end, parser.startIndex))
      depth++
    },
    onclosetag() {
      if (depth === 0) return
      depth--
      if (depth === 0) end = parser.endIndex + 1
    },
  })
  parser.end(html)
  return kept.join('') + html.slice(end)
}

/** The HTML of a post that is stored as Lexical or Mobiledoc only. */
export function htmlOfPost(lexical: string | null, mobiledoc: string | null): string {
  if (lexical) return lexicalHtml(tryOrUndefined(() => JSON.parse(lexical).root))
  const { cards = [] } =
    (mobiledoc && tryOrUndefined(() => cardsOf.parse(JSON.parse(mobiledoc)))) || {}
  return cards
    .map(([, card]) => String(card.html ?? card.markdown ?? pictureHtml(node.parse(card))))
    .join('\n')
}

function lexicalHtml(value: unknown, depth = 0): string {
  const parsed = node.safeParse(value)
  if (!parsed.success || depth > maxDepth) return ''
  const { type, text, html, url, format, listType, children } = parsed.data
  const inner = children.map((child) => lexicalHtml(child, depth + 1)).join('')
  switch (type) {
    case 'text':
    case 'extended-text':
      return marked(escapeUTF8(text), format)
    case 'linebreak':
      return '<br>'
    case 'paragraph':
      return `<p>${inner}</p>`
    case 'heading':
    case 'extended-heading':
      return `<h2>${inner}</h2>`
    case 'list':
      return listType === 'number' ? `<ol>${inner}</ol>` : `<ul>${inner}</ul>`
    case 'listitem':
      return `<li>${inner}</li>`
    case 'quote':
    case 'extended-quote':
    case 'aside':
      return `<blockquote>${inner}</blockquote>`
    case 'link':
      return `<a href="${escapeUTF8(url)}">${inner}</a>`
    case 'image':
      return pictureHtml(parsed.data)
    default:
      return (
        inner || html || (url ? `<p><a href="${escapeUTF8(url)}">${escapeUTF8(url)}</a></p>` : '')
      )
  }
}

function pictureHtml({ src, alt, caption }: z.infer<typeof node>): string {
  return src && figureHtml(src, alt, caption)
}

const bold = 1
const italic = 2

function marked(text: string, format: number): string {
  const strong = format & bold ? `<strong>${text}</strong>` : text
  return format & italic ? `<em>${strong}</em>` : strong
}
