import { tryOrUndefined } from './try-or-undefined'

/** Decodes percent escapes. Returns a text with invalid escapes unchanged. */
export function decodePercent(text: string): string {
  return tryOrUndefined(() => decodeURIComponent(text)) ?? text
}
