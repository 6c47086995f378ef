const longestName = 120
const oldEnding = /\.(?:jpe?g|png|webp|avif|hei[cf]|pdf|mp[34]|m4a|og[ag])$/i

/**
 * The header value that makes a browser save a file under its name with the ending of what it really
 * is (RFC 6266, in the encoding of RFC 8187, so that Danish letters arrive). Names come from uploads:
 * whatever could be a path, a line break or a trick of writing direction is taken out.
 */
export function attachment(name: string, ending: string): string {
  const stem = displayable(name.replace(oldEnding, ''))
  const plain = stem
    .replace(/æ/gi, 'ae')
    .replace(/ø/gi, 'oe')
    .normalize('NFD')
    .replace(/[^\x20-\x7e]|["%]/g, '')
    .trim()
  const full = `${stem || 'fil'}.${ending}`
  return `attachment; filename="${plain || 'fil'}.${ending}"; filename*=UTF-8''${encoded(full)}`
}

function displayable(name: string): string {
  const clean = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Co}\u2028\u2029\ufffd]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '-')
    .replace(/^[.\s]+/, '')
  return [...clean].slice(0, longestName).join('').trim()
}

function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
