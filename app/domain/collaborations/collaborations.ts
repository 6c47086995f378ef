import { href } from 'react-router'
import type { AttachedPdf } from '~/domain/pdfs/pdfs'
import type { RowOf } from '~/platform/db/schema'

export interface CollaborationCard extends Pick<RowOf<'collaborations'>, 'id' | 'title' | 'slug'> {
  /** Plain text: the short text, else the beginning of the description; may be empty. */
  text: string
  /** In the file store. */
  imagePath: string | null
}

export interface Collaboration extends Omit<CollaborationCard, 'id'> {
  /** Sanitized HTML; may be empty. */
  description: string
  link: string | null
  files: AttachedPdf[]
}

export function collaborationPath(slug: string): string {
  return href('/samarbejder/:slug', { slug })
}
