// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be kept out
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g

/**
 * Text without what neither XML nor iCalendar can carry: control characters other than tabs and line
 * breaks, halves of characters. Line breaks are all \n.
 */
export function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').toWellFormed().replace(unprintable, '')
}
