import { escapeUTF8 } from 'entities'

const blockTag = /<(?:p|br|ul|ol|blockquote)\b/i

/**
 * A review's quotation as HTML, not sanitized. Old quotations are plain text and keep their line breaks
 * (docs/specification.md, "Reviews").
 */
export function quoteHtml(stored: string): string {
  if (blockTag.test(stored)) return stored
  return `<p>${escapeUTF8(stored).replaceAll('\n', '<br>')}</p>`
}
