import { href } from 'react-router'
import type { RowOf } from '~/platform/db/schema'

/** The description is plain text in the list; HTML or plain text, as stored, on the lecture's own page. */
export type LectureCard = Pick<
  RowOf<'lectures'>,
  'id' | 'title' | 'slug' | 'subtitle' | 'description'
>

export interface Lecture
  extends LectureCard,
    Pick<RowOf<'lectures'>, 'duration' | 'location' | 'link'> {
  themes: string[]
  /** The formatted date, or text such as 'efter aftale'. */
  dateText: string | null
  timeText: string | null
  /** In the file store. */
  imagePath: string | null
}

export function lecturePath(slug: string): string {
  return href('/foredrag/:slug', { slug })
}

export const organisersSegment = 'til-arrangoerer'

export function organisersPath(slug: string): string {
  return href('/foredrag/:slug/til-arrangoerer', { slug })
}
