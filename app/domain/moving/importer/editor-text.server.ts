import { decodeHTML, escapeUTF8 } from 'entities'
import { parseDocument } from 'htmlparser2'
import type { FileReference } from '~/domain/moving/items'
import { movingCopy } from '~/domain/moving/moving.copy'
import { mediaHtml, mediaOf } from '~/forms/media'
import { playerOf } from '~/forms/players'
import { cleanRichText } from '~/platform/rich-text.server'
import { withoutVerseBlocks } from './verse-blocks'

export interface TextResolver {
  /** The path of a stored picture; undefined if it cannot be had. */
  picture(reference: FileReference): Promise<string | undefined>
  /** The id of a stored PDF. */
  pdf(url: string): Promise<string | undefined>
  link(url: string): Promise<string>
}

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Node, { attribs: object }>

const maxDepth = 60
const hidden = setOf('script style noscript head template svg button input')
const marks: Record<string, string> = {
  b: 'strong',
  strong: 'strong',
  em: 'em',
  i: 'em',
  cite: 'em',
  sup: 'sup',
  sub: 'sub',
}
const transparent = setOf(
  'span font u small abbr mark del ins code kbd q s time label noindex tt var big strike picture',
)
const embedded = setOf('iframe video audio embed object source')

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(' '))
}

/** Reduces HTML of another system to that of the editor: headings become bold lines, tables lines, embeds cards or links. */
export async function editorText(html: string, resolver: TextResolver): Promise<string> {
  const writer = new Writer(resolver)
  await writer.addAll(parseDocument(withoutVerseBlocks(html)).children, 0)
  return cleanRichText(writer.finish())
}

class Writer {
  readonly resolver: TextResolver
  #blocks: string[] = []
  #inline = ''

  constructor(resolver: TextResolver) {
    this.resolver = resolver
  }

  finish(): string {
    this.#flush()
    return this.#blocks.join('')
  }

  async addAll(nodes: readonly Node[], depth: number): Promise<void> {
    for (const node of nodes) await this.#add(node, depth)
  }

  async #add(node: Node, depth: number): Promise<void> {
    if (node.type === 'text') this.#inline += escapeUTF8(node.data)
    if (!('attribs' in node)) return
    if (depth > maxDepth) this.#inline += escapeUTF8(textOf(node))
    else if (!hidden.has(node.name)) await this.#addElement(node, depth + 1)
  }

  async #addElement(element: Element, depth: number): Promise<void> {
    const { name, children } = element
    const mark = marks[name]
    if (name === 'br') this.#inline += '<br>'
    else if (name === 'img') await this.#addPicture(element, '')
    else if (name === 'figure') await this.#addFigure(element, depth)
    else if (mark) await this.#wrap(element, depth, `<${mark}>`, `</${mark}>`)
    else if (name === 'a') await this.#addLink(element, depth)
    else if (embedded.has(name)) await this.#addEmbed(element)
    else if (name === 'ul' || name === 'ol') await this.#addList(element, depth)
    else if (name === 'blockquote') await this.#addNested('blockquote', children, depth)
    else if (name === 'tr') await this.#addRow(element, depth)
    else if (transparent.has(name)) await this.addAll(children, depth)
    else await this.#addBlock(element, depth)
  }

  async #addBlock({ name, children }: Element, depth: number) {
    this.#flush()
    const isHeading = /^h[1-6]$/.test(name)
    if (!isHeading) {
      await this.addAll(children, depth)
      return this.#flush()
    }
    const inner = new Writer(this.resolver)
    await inner.addAll(children, depth)
    if (inner.#blocks.length > 0) this.#blocks.push(inner.finish())
    else if (inner.#inline.trim())
      this.#blocks.push(`<p><strong>${inner.#inline.trim()}</strong></p>`)
  }

  /** Around blocks, which cannot be inside a mark, the mark is left out; the first paragraph keeps a link. */
  async #wrap({ children }: Element, depth: number, open: string, close: string) {
    const inner = new Writer(this.resolver)
    await inner.addAll(children, depth)
    if (inner.#blocks.length === 0) {
      if (inner.#inline) this.#inline += open + inner.#inline + close
      return
    }
    this.#flush()
    const blocks = inner.finish()
    const linked = (_: string, line: string) => `<p>${open}${line}${close}</p>`
    this.#blocks.push(close === '</a>' ? blocks.replace(/<p>(.*?)<\/p>/s, linked) : blocks)
  }

  async #addLink(element: Element, depth: number) {
    const { href = '', 'data-pdf-id': pdfId } = element.attribs
    if (pdfId) return this.#wrap(element, depth, `<a data-pdf-id="${escapeUTF8(pdfId)}">`, '</a>')
    const pdf = /\.pdf(?:[?#]|$)/i.test(href) ? await this.resolver.pdf(href) : undefined
    if (pdf) return this.#wrap(element, depth, `<a data-pdf-id="${escapeUTF8(pdf)}">`, '</a>')
    const url = href && (await this.resolver.link(href))
    if (!url) return this.addAll(element.children, depth)
    await this.#wrap(element, depth, `<a href="${escapeUTF8(url)}">`, '</a>')
  }

  async #addEmbed({ name, attribs, children }: Element) {
    const source = children.find((child) => 'attribs' in child && embedded.has(child.name))
    const inner = source && 'attribs' in source ? source.attribs.src : undefined
    const address = attribs.src ?? attribs.data ?? inner ?? ''
    const isOwnFile = (name === 'video' || name === 'audio') && address.startsWith('/')
    if (!isOwnFile && !/^(?:https?:)?\/\//i.test(address)) return
    this.#flush()
    const url = address.replace(/^\/\//, 'https://')
    const link = escapeUTF8(isOwnFile ? await this.resolver.link(url) : url)
    this.#blocks.push(mediaCard(url) ?? `<p><a href="${link}">${link}</a></p>`)
  }

  async #addList({ name, children, attribs }: Element, depth: number) {
    const items: string[] = []
    for (const child of children) {
      if (!('attribs' in child)) continue
      const inner = new Writer(this.resolver)
      await inner.addAll(child.name === 'li' ? child.children : [child], depth + 1)
      const content = inner.finish()
      if (content) items.push(`<li>${content}</li>`)
    }
    if (items.length === 0) return
    this.#flush()
    const start = name === 'ol' && attribs.start ? ` start="${escapeUTF8(attribs.start)}"` : ''
    this.#blocks.push(`<${name}${start}>${items.join('')}</${name}>`)
  }

  async #addNested(name: string, children: readonly Node[], depth: number) {
    const inner = new Writer(this.resolver)
    await inner.addAll(children, depth)
    const content = inner.finish()
    if (!content) return
    this.#flush()
    this.#blocks.push(`<${name}>${content}</${name}>`)
  }

  async #addRow({ children }: Element, depth: number) {
    this.#flush()
    const cells: string[] = []
    for (const cell of children) {
      const inner = new Writer(this.resolver)
      if ('attribs' in cell) await inner.addAll(cell.children, depth + 1)
      for (const block of inner.#blocks) if (block.startsWith('<figure')) this.#blocks.push(block)
      const line = inner
        .finish()
        .replace(/<figure.*?<\/figure>|<\/?(?:p|ul|ol|li|blockquote)[^>]*>/g, ' ')
      if (line.trim()) cells.push(line.replace(/\s+/g, ' ').trim())
    }
    if (cells.length > 0) this.#blocks.push(`<p>${cells.join(' | ')}</p>`)
  }

  async #addFigure(figure: Element, depth: number) {
    const captions: Node[] = []
    const others: Node[] = []
    for (const node of figure.children)
      if ('attribs' in node && node.name === 'figcaption') captions.push(...node.children)
      else others.push(node)
    const caption = captions.map(textOf).join('').trim()
    const pictures = picturesIn(others)
    if (pictures.length !== 1 || !pictures[0]) {
      const inner = new Writer(this.resolver)
      await inner.addAll(others, depth)
      const blocks = inner.finish()
      const media = caption ? mediaOf(blocks) : undefined
      this.#flush()
      this.#blocks.push(media ? mediaHtml({ ...media, title: caption }) : blocks)
      if (caption && !media) this.#blocks.push(`<p>${escapeUTF8(caption)}</p>`)
      return
    }
    await this.#addPicture(pictures[0], caption)
  }

  async #addPicture({ attribs }: Element, caption: string) {
    const { src = '', alt = '' } = attribs
    const url = attribs['data-image'] || attribs['data-src'] || src
    const path = url && (await this.resolver.picture({ url, alt }))
    this.#flush()
    const shown = caption ? `<figcaption>${escapeUTF8(caption)}</figcaption>` : ''
    if (path)
      this.#blocks.push(
        `<figure data-picture="${escapeUTF8(path)}" data-alt="${escapeUTF8(alt)}">${shown}</figure>`,
      )
    else if (caption) this.#blocks.push(`<p>${escapeUTF8(caption)}</p>`)
  }

  #flush() {
    const line = this.#inline.replace(/^(?:\s|<br>)+|(?<!\s|<br>)(?:\s|<br>)+$/g, '')
    this.#inline = ''
    if (!line.replace(/&nbsp;|\u00a0/g, '').trim()) return
    const [, address = ''] = /^(?:<a [^>]*>)?(https?:\/\/[^\s<>]+)(?:<\/a>)?$/.exec(line) ?? []
    this.#blocks.push(mediaCard(decodeHTML(address)) ?? `<p>${line}</p>`)
  }
}

/** The address of a known service alone on its line, which other systems show as its player. */
function mediaCard(address: string): string | undefined {
  const player = playerOf(address)
  return player && mediaHtml({ url: player.url, title: movingCopy.player(player), path: '' })
}

/** A node and those in it, in their order. Without recursion, since a hostile text may be nested a million times. */
function* nodesIn(nodes: readonly Node[], isLeftOut: (node: Node) => boolean = () => false) {
  const pending = nodes.toReversed()
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (isLeftOut(next)) continue
    yield next
    if ('children' in next) for (const child of next.children.toReversed()) pending.push(child)
  }
}

function textOf(node: Node): string {
  let text = ''
  for (const next of nodesIn([node])) if (next.type === 'text') text += next.data
  return text
}

function picturesIn(nodes: readonly Node[]): Element[] {
  const isHidden = (node: Node) => 'attribs' in node && hidden.has(node.name)
  return [...nodesIn(nodes, isHidden)].filter(
    (node): node is Element => 'attribs' in node && node.name === 'img',
  )
}
