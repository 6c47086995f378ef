/**
 * The paragraphs of pasted plain text, each with its lines: a blank line ends a paragraph, a single
 * one does not, so that a stanza stays together with its lines of verse.
 */
export function paragraphsOf(text: string): string[][] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/^\s*\n|\s+$/g, '')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trimEnd()))
    .filter((lines) => lines.some((line) => line !== ''))
}
