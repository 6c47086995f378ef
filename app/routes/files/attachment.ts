const maxNameLength = 120
const knownExtension = /\.(?:jpe?g|png|webp|avif|hei[cf]|pdf|mp[34]|m4a|og[ag])$/i

/**
 * The header value that makes a browser save a file under its name, with the extension of its actual
 * type (RFC 6266, encoded by RFC 8187 for Danish letters). Removes paths, line breaks and bidirectional
 * overrides, since names come from uploads.
 */
export function attachment(name: string, extension: string): string {
  const stem = cleanName(name.replace(knownExtension, ''))
  const asciiStem = stem
    .replace(/æ/gi, 'ae')
    .replace(/ø/gi, 'oe')
    .normalize('NFD')
    .replace(/[^\x20-\x7e]|["%]/g, '')
    .trim()
  const fullName = `${stem || 'fil'}.${extension}`
  return `attachment; filename="${asciiStem || 'fil'}.${extension}"; filename*=UTF-8''${encodeRfc8187(fullName)}`
}

function cleanName(name: string): string {
  const clean = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Co}\u2028\u2029\ufffd]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '-')
    .replace(/^[.\s]+/, '')
  return [...clean].slice(0, maxNameLength).join('').trim()
}

function encodeRfc8187(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
