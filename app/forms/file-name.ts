const longest = 120

/**
 * The name of an uploaded file as it may be shown: without folders, line breaks, NUL, other
 * invisible characters and tricks of writing direction. It never names anything in the file store.
 */
export function displayedFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Co}\u2028\u2029\ufffd]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim()
  return shortened(clean) || 'fil'
}

/** Keeps the ending, by which a reader knows what it is. */
function shortened(name: string): string {
  const characters = [...name]
  if (characters.length <= longest) return name
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? ''
  return characters.slice(0, longest - ending.length).join('') + ending
}
