import type { Schema } from '~/platform/db/schema'

/**
 * Everything the author edits, each by the name of its table: what commands change, what is told of a
 * change, what the audit log enters.
 */
export type Noun =
  | 'bibliography'
  | 'calendar_events'
  | 'calendar_settings'
  | 'collaboration_files'
  | 'collaborations'
  | 'contact_content'
  | 'editable_content'
  | 'hymn_collections'
  | 'hymn_files'
  | 'hymns'
  | 'images'
  | 'lectures'
  | 'news'
  | 'protected_contact_info'
  | 'redirects'
  | 'reviews'
  | 'seo_settings'
  | 'testimonials'

/** What the audit log calls a row, so that its sentence names the thing; null where there is one alone. */
export const rowNames: { [N in Noun]: (row: Schema[N]) => string | null } = {
  bibliography: ({ title }) => title,
  calendar_events: ({ title }) => title,
  calendar_settings: () => null,
  collaboration_files: ({ original_name }) => original_name,
  collaborations: ({ title }) => title,
  contact_content: () => null,
  editable_content: ({ page, element_key }) => `${page}.${element_key}`,
  hymn_collections: ({ title }) => title,
  hymn_files: ({ name }) => name,
  hymns: ({ title }) => title,
  images: ({ alt_text, original_name }) => alt_text || original_name,
  lectures: ({ title }) => title,
  news: ({ title }) => title,
  protected_contact_info: () => null,
  redirects: ({ path }) => path,
  reviews: ({ author }) => author,
  seo_settings: ({ page_slug }) => page_slug,
  testimonials: ({ name }) => name,
}

/** Those that are a draft, public, or public from an hour on: they have the column `published_at`. */
export const publishedNouns = [
  'bibliography',
  'collaborations',
  'hymn_collections',
  'hymns',
  'lectures',
  'news',
] as const

export type PublishedNoun = (typeof publishedNouns)[number]

/** Rows that are part of another: they are deleted with it, by the column that names it. */
export const belongings: { [N in Noun]?: { noun: Noun; column: string } } = {
  bibliography: { noun: 'reviews', column: 'bibliography_id' },
  collaborations: { noun: 'collaboration_files', column: 'collaboration_id' },
  hymns: { noun: 'hymn_files', column: 'hymn_id' },
}

/** Rows that stay when one they refer to is deleted: the column that names it becomes empty. */
export const references: { [N in Noun]?: { noun: Noun; column: string } } = {
  bibliography: { noun: 'hymn_collections', column: 'bibliography_id' },
}

export const nouns = Object.keys(rowNames) as Noun[]
