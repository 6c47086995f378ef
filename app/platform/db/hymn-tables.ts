/** The author's columns of a hymn, beside those that every row has. Lists are JSON. */
export interface Hymns {
  title: string
  slug: string
  /** Plain text; a blank line separates two stanzas. */
  stanzas: string
  excerpt: string | null
  /** Null for the author. */
  lyricist: string | null
  year: number | null
  themes: string
  melody: string | null
  composer: string | null
  arrangement: string | null
  metre: string | null
  scripture: string
  days: string
  occasions: string
  commentary: string
  text_rights: string | null
  melody_rights: string | null
  arrangement_rights: string | null
  is_free_in_worship: 0 | 1
  sort_order: number
}

export interface HymnCollections {
  title: string
  slug: string
  year: number
  collaborator: string | null
  description: string
  image_url: string | null
  is_available: 0 | 1
  /** The number of hymns in the book; null if all are on the site. */
  hymn_count: number | null
  bibliography_id: string | null
  /** In order; ids of deleted hymns are skipped. */
  hymn_ids: string
  sort_order: number
}

export interface HymnFiles {
  hymn_id: string
  kind: 'score' | 'recording'
  name: string
  performer: string | null
  rights: string | null
  file_path: string
  original_name: string
  file_size: number
  mime_type: string
}
