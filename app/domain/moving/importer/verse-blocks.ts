/**
 * HTML in which the text of each `<pre>`, such as a verse of WordPress, is paragraphs: a line break is kept, and a
 * blank line begins a stanza.
 */
export function withoutVerseBlocks(html: string): string {
  const parts = html.split(/<\/pre\s*>/i)
  const rest = parts.pop() ?? ''
  const changed = parts.map((part) => {
    const [before = '', ...verses] = part.split(/<pre\b[^<>]*>/i)
    return before + verses.map(stanzas).join('')
  })
  return changed.join('') + rest
}

function stanzas(verse: string): string {
  return verse
    .split(/\r?\n\s*\n/)
    .map((stanza) => stanza.trim().replace(/\r?\n/g, '<br>'))
    .filter(Boolean)
    .map((stanza) => `<p>${stanza}</p>`)
    .join('')
}
