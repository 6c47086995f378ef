import sanitizeHtml from 'sanitize-html'
import { pdfLinkCopy } from '~/forms/rich-text.copy'
import type { Backend } from './backend.server'

const deepest = 50

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'a', 'ul', 'ol', 'li', 'blockquote'],
  allowedAttributes: { a: ['href', 'data-pdf-id'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: deepest,
}

/** Rich text with nothing left in it but what the editor can make: to be used before it is stored. */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, allowed)
}

/** The text alone, for clamped descriptions and page heads. */
export function plainText(html: string): string {
  return plainLines(html).replace(/\s+/g, ' ').trim()
}

/** The text alone, line by line. */
export function plainLines(html: string): string {
  const broken = html.replace(/\s+/g, ' ').replace(/<(br|\/p|\/li|\/blockquote)\b[^<>]*>/gi, '\n$&')
  const text = sanitizeHtml(broken, {
    allowedTags: [],
    allowedAttributes: {},
    nestingLimit: deepest,
  })
  return decoded(text)
}

/** sanitize-html escapes exactly these in text. */
function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

/** The cleaned HTML is canonical: an anchor never holds another, and its attributes are quoted. */
const anchor = /<a\b([^>]*)>(.*?)<\/a>/gs

/**
 * Rich text as a page shows it: cleaned again, and its PDF links resolved to their download, marked
 * '(fejl)' when the file cannot be reached, or struck through as '(ikke fundet)' when its record is
 * missing (docs/specification.md, "PDF links").
 */
export async function shownRichText(backend: Backend, html: string): Promise<string> {
  const clean = cleanRichText(html)
  const ids = [...clean.matchAll(/data-pdf-id="([^"]*)"/g)].map(([, id]) => id ?? '')
  const files = await pdfFiles(backend, ids)
  return clean.replace(anchor, (_, attributes: string, label: string) => {
    const id = /data-pdf-id="([^"]*)"/.exec(attributes)?.[1]
    if (id !== undefined) return pdfLink(id, label, files.get(id))
    if (!attributes.includes('href=')) return label
    const foreign = /href="https?:/i.test(attributes)
    return `<a${attributes}${foreign ? ' rel="noopener noreferrer"' : ''}>${label}</a>`
  })
}

function pdfLink(id: string, label: string, file: PdfFile | undefined): string {
  if (!file) return `<s>${label}</s> ${pdfLinkCopy.missing}`
  if (!file.reachable) return `${label} ${pdfLinkCopy.unavailable}`
  const name = encodeURIComponent(file.name)
  return `<a href="/filer/pdf/${id}/${name}" data-pdf-id="${id}" download>${label}</a>`
}

interface PdfFile {
  name: string
  reachable: boolean
}

async function pdfFiles({ db, files }: Backend, ids: string[]): Promise<Map<string, PdfFile>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('collaboration_files')
    .select(['id', 'original_name', 'file_path'])
    .where('id', 'in', ids)
    .execute()
  const found = rows.map(async (row) => {
    const reachable = await files.exists(row.file_path).catch(() => false)
    return [row.id, { name: row.original_name, reachable }] as const
  })
  return new Map(await Promise.all(found))
}
