const maxLength = 120

/**
 * The name of an uploaded file for display: without folders, line breaks, NUL, other invisible
 * characters and bidirectional overrides. It is never a path in the file store.
 */
export function displayedFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\u2028\u2029\ufffd]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim()
  return shortened(clean) || 'fil'
}

/** Keeps the extension, which shows the file type. */
function shortened(name: string): string {
  const characters = [...name]
  if (characters.length <= maxLength) return name
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? ''
  return characters.slice(0, maxLength - ending.length).join('') + ending
}
