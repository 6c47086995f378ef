/** Matches the start of the editor's HTML: one of its blocks. */
const firstBlock = /^<(?:p|ul|ol|blockquote|figure|aside)[\s>]/i

/** Whether a text is HTML from the editor; texts from former plain fields stay plain until they are edited. */
export function isEditorHtml(text: string): boolean {
  return firstBlock.test(text)
}

/** Converts plain text to the editor's HTML: a blank line separates paragraphs. */
export function editorHtml(text: string): string {
  if (isEditorHtml(text)) return text
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const paragraphs = escaped.split(/\n[^\S\n]*\n\s*/)
  return paragraphs.map((lines) => `<p>${lines.replaceAll('\n', '<br>')}</p>`).join('')
}

/** The text between the tags, for checks of its length. */
export function withoutTags(html: string): string {
  return html.replace(/<[^<>]*>/g, '')
}

/** Whether a text has the form of a card's reference, its table and id: 'bibliography/1b9d…'. */
export function isCardReference(reference: string): boolean {
  return /^[a-z_]{1,40}\/[\w-]{1,64}$/.test(reference)
}

/** Whether a text has the form of an uploaded picture's path in the file store. */
export function isPicturePath(path: string): boolean {
  return /^images(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/.test(path)
}
