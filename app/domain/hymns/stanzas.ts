/** The lines of each stanza: a blank line stands between two stanzas. */
export function stanzasOf(text: string): string[][] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((stanza) => stanza.split('\n').map((line) => line.trim()))
}
