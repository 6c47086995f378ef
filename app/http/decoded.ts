/** Decodes percent escapes. A text with invalid ones is returned as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
