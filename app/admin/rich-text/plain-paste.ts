/**
 * Splits pasted plain text into paragraphs of lines: a blank line ends a paragraph, a line break does
 * not, so that the lines of a stanza stay together.
 */
export function paragraphsOf(text: string): string[][] {
  return text
    .replace(/\r\n?/g, '\n')
    .trimEnd()
    .replace(/^\s*\n/, '')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trimEnd()))
    .filter((lines) => lines.some((line) => line !== ''))
}
