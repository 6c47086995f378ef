/** Returns the text on one line, cut after a word with an ellipsis if it is longer than the limit. */
export function shorten(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  const cut = line.slice(0, maxLength)
  const end = /\s/.test(line.charAt(maxLength)) ? maxLength : cut.lastIndexOf(' ')
  const trimmed = (end > 0 ? cut.slice(0, end) : cut).replace(/(?<![\s.,;:–…-])[\s.,;:–…-]+$/, '')
  return `${trimmed}\u00a0…`
}
