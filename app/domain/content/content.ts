import { appearanceEntries } from '~/domain/content/appearance/appearance-entries'
import { sectionTexts } from '~/domain/sections/sections'

/**
 * Every editable text of the public site as page.element_key, with its built-in wording
 * (docs/specification.md, "Content").
 */
export const contentEntries = { ...sectionTexts, ...appearanceEntries }

export type ContentKey = keyof typeof contentEntries

/** The part of a key before the dot: a page, or a part of one. */
export type ContentPage = ContentKey extends `${infer P}.${string}` ? P : never

/** The texts of the given pages, by key. */
export type ContentOf<P extends ContentPage = ContentPage> = Record<
  Extract<ContentKey, `${P}.${string}`>,
  string
>

/** A stored text with its revision. */
export interface StoredEntry {
  /** Undefined for a text that was never changed. */
  id?: string
  value: string
  revision: number
}

export type StoredContent = Record<ContentKey, StoredEntry>
