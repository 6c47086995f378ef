import { escapeUTF8 } from 'entities'

const written = /<(?:p|br|ul|ol|blockquote)\b/i

/**
 * A review's quotation as HTML. The editor makes HTML; older plain text keeps its line breaks
 * (docs/specification.md, "Reviews"). Sanitized before it is shown.
 */
export function quoteHtml(stored: string): string {
  if (written.test(stored)) return stored
  return `<p>${escapeUTF8(stored).replaceAll('\n', '<br>')}</p>`
}
