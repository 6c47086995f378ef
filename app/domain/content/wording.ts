/** A text of the content store. */
export interface Wording {
  /** Its label in the back-office. */
  label: string
  /** The built-in wording. */
  fallback: string
  kind?: 'rich_text' | 'paragraph'
}

export const line = (label: string, fallback: string): Wording => ({ label, fallback })
export const paragraph = (label: string, fallback: string): Wording => ({
  label,
  fallback,
  kind: 'paragraph',
})
export const richText = (label: string, fallback: string): Wording => ({
  label,
  fallback,
  kind: 'rich_text',
})
