/** A font family of a face. `npm run fonts` generates its files from the font files of a package. */
export interface FontFamily {
  family: string
  package: string
  /** The kind of system font that is used until its files have loaded. */
  fallback: 'serif' | 'sans'
  variants: FontVariant[]
}

interface FontVariant {
  /** Its weight and style, named as in the packages of Google Fonts: '600SemiBold', '400Regular_Italic'. */
  variant: string
  /** The path of the font file in the package, if it is not one of Google Fonts. */
  file?: string
  axes?: Record<string, number>
  /** Whether labels are set in its small capitals. */
  hasSmallCapitals?: boolean
  /** Whether the large dates of the programme are set in its lining figures, which are not its default. */
  hasLiningFigures?: boolean
  /** The family in the font file, if it differs. */
  systemName?: string
  /** The text of share pictures for which it is used. */
  share?: 'title' | 'subtitle' | 'label'
}

export type Font = Omit<FontFamily, 'variants'> &
  FontVariant & { style: 'normal' | 'italic'; weight: number; file: string }

export function fontsOf(families: FontFamily[]): Font[] {
  return families.flatMap(({ variants, ...family }) => variants.map((cut) => fontOf(family, cut)))
}

function fontOf(family: Omit<FontFamily, 'variants'>, cut: FontVariant): Font {
  return {
    file: `${cut.variant}/${family.family.replaceAll(' ', '')}_${cut.variant}.ttf`,
    style: cut.variant.endsWith('_Italic') ? 'italic' : 'normal',
    weight: Number.parseInt(cut.variant, 10),
    ...family,
    ...cut,
  }
}
