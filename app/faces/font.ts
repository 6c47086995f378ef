/** A font of a face. `npm run fonts` makes its files from the font file of a package. */
export interface Font {
  /** The family's name in CSS. */
  family: string
  style: 'normal' | 'italic'
  weight: number
  /** The npm package with its version, and the path of the font file in it. */
  source: { package: string; file: string }
  /** The position on the axes of a variable font. */
  axes?: Record<string, number>
  /** The kind of system font that is shown until this one has loaded. */
  fallback: 'serif' | 'sans'
  /** Whether labels are set in its small capitals. */
  hasSmallCapitals?: boolean
  /** The family in the font file, if it differs. */
  systemName?: string
  /** The text of share pictures that is set in it. */
  share?: 'title' | 'subtitle' | 'label'
}
