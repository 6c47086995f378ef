/** A text in quotation marks. Those inside it become single ones: »Om ›Håb‹«. */
export function quoted(text: string | null): string {
  return `»${(text ?? '').replaceAll('»', '›').replaceAll('«', '‹')}«`
}
