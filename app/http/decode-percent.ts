/** Decodes percent escapes. Returns a text with invalid escapes unchanged. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
