import { href } from 'react-router'
import type { lectureCards, toLecture } from './lectures.server'

/** The description is plain text in the list; HTML or plain text, as stored, on the lecture's own page. */
export type LectureCard = Awaited<ReturnType<typeof lectureCards>>['items'][number]

export type Lecture = ReturnType<typeof toLecture>

export function lecturePath(slug: string): string {
  return href('/foredrag/:slug', { slug })
}

export const organisersSegment = 'til-arrangoerer'

export function organisersPath(slug: string): string {
  return href('/foredrag/:slug/til-arrangoerer', { slug })
}
