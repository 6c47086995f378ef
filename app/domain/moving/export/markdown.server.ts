import { parseDocument } from 'htmlparser2'
import { isEditorHtml } from '~/forms/editor-html'
import { cleanRichText } from '~/platform/rich-text.server'

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Node, { attribs: object }>

/** The Markdown of a text of the editor; plain text stays as it is. */
export function markdownOf(text: string, fileOf: (path: string) => string): string {
  if (!isEditorHtml(text)) return text
  return blocks(parseDocument(cleanRichText(text)).children, fileOf).join('\n\n')
}

function blocks(nodes: readonly Node[], fileOf: (path: string) => string): string[] {
  return nodes.flatMap((node) =>
    'attribs' in node ? block(node, fileOf) : inline(node).trim() || [],
  )
}

function block(element: Element, fileOf: (path: string) => string): string | string[] {
  const { name, children, attribs } = element
  const inner = () => blocks(children, fileOf)
  if (name === 'ul' || name === 'ol') {
    const start = Number(attribs.start ?? 1)
    return inner()
      .map((item, index) => (name === 'ul' ? `- ${item}` : `${start + index}. ${item}`))
      .join('\n')
  }
  if (name === 'li') return inner().join('\n\n').replaceAll('\n', '\n    ')
  if (name === 'blockquote') return inner().join('\n\n').replace(/^/gm, '> ')
  if (name === 'figure') {
    const caption = children.map(inline).join('').trim()
    const picture = `![${attribs['data-alt'] ?? ''}](${fileOf(attribs['data-picture'] ?? '')})`
    return caption ? [picture, caption] : picture
  }
  if (name === 'aside') return []
  return name === 'p' ? children.map(inline).join('').trim() || [] : inline(element).trim() || []
}

const marks: Record<string, string> = { strong: '**', b: '**', em: '*', i: '*' }

function inline(node: Node): string {
  if (node.type === 'text') return node.data.replace(/[\\`*_[\]]/g, '\\$&')
  if (!('attribs' in node)) return ''
  if (node.name === 'br') return '  \n'
  const inner = node.children.map(inline).join('')
  const mark = marks[node.name]
  if (mark && inner.trim()) return mark + inner + mark
  return node.name === 'a' && node.attribs.href ? `[${inner}](${node.attribs.href})` : inner
}
