import type { ImportOptions, Item } from '~/domain/moving/items'
import { editorHtml } from '~/forms/editor-html'

/** The kinds to which items with a text can be mapped. */
export const mappable = [
  'news',
  'lecture',
  'collaboration',
  'event',
  'work',
  'hymn',
  'front',
  'skip',
] as const

/** The kinds of groups without a choice. Pictures of a library are imported with the texts that show them. */
const defaults: Record<string, string> = { page: 'news', attachment: 'skip' }

export const defaultTarget = (group: string, kind: string) =>
  defaults[group] ?? defaults[kind] ?? kind

/** A kind, maybe with a type or category after a colon, `front` or `skip`. */
export function targetOf(item: Item, { map = {}, skip = [] }: ImportOptions): string {
  const byCategory = item.categories?.map((name) => map[`category:${name}`]).find(Boolean)
  const group = item.group ?? item.kind
  const target = byCategory ?? map[group] ?? defaultTarget(group, item.kind)
  return skip.includes(target.split(':')[0] ?? '') || skip.includes(item.kind) ? 'skip' : target
}

/** A page that becomes the front page: the texts of its first four paragraphs. */
export function frontItems(item: Item, plainLines: (html: string) => string): Item[] {
  const { title = item.name, html = '' } = item.text ?? {}
  const lines = plainLines(editorHtml(html))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const paragraphs = [...lines.slice(0, 3), lines.slice(3).join('\n')].filter(Boolean)
  const values = [title, ...paragraphs]
  return values.map((value, index) => ({
    kind: 'text',
    sourceId: `${item.sourceId}#${index}`,
    name: item.name,
    fields: { key: index === 0 ? 'about.title' : `about.paragraph${index}`, value },
    ...(index === 0 && { paths: item.paths ?? [] }),
  }))
}
