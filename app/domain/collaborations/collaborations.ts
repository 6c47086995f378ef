/** A collaboration as /samarbejder shows it. */
export interface CollaborationCard {
  id: string
  title: string
  slug: string
  /** Plain text: the short text, else the beginning of the description. May be empty. */
  text: string
  /** In the file store. */
  imagePath: string | null
}

/** A PDF that is attached to a collaboration. */
export interface AttachedPdf {
  id: string
  name: string
  /** As a reader is told it: '1,2 MB'. */
  size: string
  /**
   * Where it is downloaded; undefined while the file cannot be reached (docs/specification.md,
   * "Collaborations").
   */
  url?: string
}

/** /samarbejder/{slug} */
export interface Collaboration {
  title: string
  slug: string
  /** Plain text: see `CollaborationCard`. */
  text: string
  /** Cleaned HTML; may be empty. */
  description: string
  link: string | null
  imagePath: string | null
  files: AttachedPdf[]
}
