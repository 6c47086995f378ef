import { href } from 'react-router'
import type { AttachedPdf } from '~/domain/pdfs/pdfs'

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

export function collaborationPath(slug: string): string {
  return href('/samarbejder/:slug', { slug })
}
