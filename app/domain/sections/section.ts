import type { href } from 'react-router'
import type { Noun } from '~/platform/changes/noun'
import type { SitemapWeight } from '~/platform/pages/page-source.server'

export type RoutePath = Parameters<typeof href>[0]

export interface Wording {
  label: string
  fallback: string
  kind?: 'rich_text' | 'paragraph'
  /** Whether stored values may be plain text: see `isEditorHtml`. */
  mayBePlain?: true
}

export interface SectionShare<Key extends string> {
  title: Key
  subtitle?: Key
  /** Null is the first picture of the gallery. */
  picture?: { assignment: 'calendar-hero' | 'hero' | null }
}

export interface Section<Key extends string = string> {
  name: string
  shortName?: string
  inNavigation?: true
  inFooter?: true
  /** Where it is only once it has content. Everything else is hidden by the author alone. */
  needsContent?: 'in navigation' | 'everywhere'
  /** Null excludes the section from the sitemap. */
  sitemap: SitemapWeight | null
  /** Null if it has no share picture or its noun provides the data. */
  share: SectionShare<Key> | null
  screen: (RoutePath & `/admin/${string}`) | null
  noun?: Noun
  texts: Readonly<Record<string, Wording>>
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

/** Rich text, of which old values are plain text (docs/decisions/0042-plain-and-rich-text.md). */
export const writtenText = (label: string): Wording => ({
  label,
  fallback: '',
  kind: 'rich_text',
  mayBePlain: true,
})
