import { escapeUTF8 } from 'entities'
import { DomUtils, parseDocument } from 'htmlparser2'
import { isEditorHtml } from '~/forms/editor-html'
import { pdfLinkCopy } from '~/forms/rich-text.copy'
import { linkedText } from '~/http/linked-text.server'
import type { Backend } from '~/platform/backend.server'
import { anchorsOf, cleanRichText } from '~/platform/rich-text.server'
import { remembered } from '~/platform/runtime/remembered'
import { pdfUrl } from './pdfs'

type Anchor = ReturnType<typeof anchorsOf>[number]

/**
 * Rich text for a page, sanitized again. PDF links lead to the download, are marked '(fejl)' if the file
 * is unreachable, or are struck through as '(ikke fundet)' if the PDF is missing (docs/specification.md,
 * "PDF links").
 */
export async function shownRichText(backend: Backend, html: string): Promise<string> {
  const cleaned = cleanRichText(html)
  if (!cleaned.includes('data-pdf-id')) return withoutPdfs(cleaned)
  const document = parseDocument(cleaned)
  const ids = anchorsOf(document).flatMap((anchor) => anchor.attribs['data-pdf-id'] ?? [])
  const query = backend.preview?.link?.query
  return shown(document, { files: await pdfFiles(backend, ids), query })
}

/**
 * The HTML of a field with rich or plain text. Plain text keeps its line breaks, and the addresses in it
 * are links.
 */
export async function shownWrittenText(backend: Backend, text: string): Promise<string> {
  return isEditorHtml(text) ? shownRichText(backend, text) : plainTextAsHtml(text)
}

function plainTextAsHtml(text: string): string {
  if (text === '') return ''
  const pieces = [linkedText(text)].flat().map((piece) => {
    if (typeof piece === 'string') return escapeUTF8(piece)
    const { href, text: address } = piece
    return `<a href="${escapeUTF8(href)}" rel="noopener noreferrer" class="link">${escapeUTF8(address)}</a>`
  })
  return `<p class="whitespace-pre-line">${pieces.join('')}</p>`
}

/** Cached: most rich texts have no PDF links, so their HTML depends only on the text. */
const withoutPdfs = remembered((cleaned) => shown(parseDocument(cleaned), { files: new Map() }))

interface Pdfs {
  files: Map<string, PdfFile>
  /** The key of a preview link, which gives access to the files of a draft. */
  query?: string | undefined
}

function shown(document: ReturnType<typeof parseDocument>, { files, query }: Pdfs): string {
  for (const anchor of anchorsOf(document)) {
    const { href, 'data-pdf-id': id } = anchor.attribs
    if (id !== undefined) showPdfLink(anchor, id, files.get(id), query)
    else if (href === undefined) unwrap(anchor)
    else if (/^https?:/i.test(href)) anchor.attribs.rel = 'noopener noreferrer'
  }
  return DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' })
}

function showPdfLink(
  anchor: Anchor,
  id: string,
  file: PdfFile | undefined,
  query: string | undefined,
): void {
  if (!file) {
    anchor.name = 's'
    anchor.attribs = {}
    addText(anchor, pdfLinkCopy.missing)
  } else if (!file.reachable) {
    addText(anchor, pdfLinkCopy.unavailable)
    unwrap(anchor)
  } else {
    const href = pdfUrl(id, file.name, query)
    anchor.attribs = { href, 'data-pdf-id': id, download: '' }
  }
}

/** Appends words to a link. */
function addText(anchor: Anchor, words: string): void {
  for (const text of parseDocument(escapeUTF8(` ${words}`)).children) DomUtils.append(anchor, text)
}

/** Replaces a link by its content. */
function unwrap(anchor: Anchor): void {
  for (const child of [...anchor.children]) DomUtils.prepend(anchor, child)
  DomUtils.removeElement(anchor)
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
