import { href } from 'react-router'
import type { collaborationCards, readCollaboration } from './collaborations.server'

export type CollaborationCard = Awaited<ReturnType<typeof collaborationCards>>['items'][number]

export type Collaboration = NonNullable<Awaited<ReturnType<typeof readCollaboration>>>

export function collaborationPath(slug: string): string {
  return href('/samarbejder/:slug', { slug })
}
