/** A text as it is listed. */
export interface Wording {
  /** What the author sees the text called while editing it. */
  label: string
  /** Shown while the content store holds nothing for the key. */
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
