// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be kept out
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g

/**
 * Removes the characters that neither XML nor iCalendar allows: controls other than tabs and line breaks,
 * and unpaired surrogates. All line breaks become \n.
 */
export function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').toWellFormed().replace(unprintable, '')
}
