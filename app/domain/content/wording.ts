/** A text of the content store. */
export interface Wording {
  /** Its label in the back-office. */
  label: string
  /** The built-in wording. */
  fallback: string
  kind?: 'rich_text' | 'paragraph'
  /** Whether stored values may be plain text: see `isEditorHtml`. */
  mayBePlain?: true
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

/** Rich text that was plain before its field had the editor (docs/decisions/0042-plain-and-rich-text.md). */
export const writtenText = (label: string): Wording => ({
  label,
  fallback: '',
  kind: 'rich_text',
  mayBePlain: true,
})
