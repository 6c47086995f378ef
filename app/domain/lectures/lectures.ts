import { href } from 'react-router'
/** A lecture as the list shows it (docs/specification.md, "Lectures"). */
export interface LectureCard {
  id: string
  title: string
  slug: string
  subtitle: string | null
  /** Plain text, which the list clamps to three lines; as it is stored for the lecture's own page. */
  description: string
}

/** A lecture as its own page shows it: facts that are not known are null or empty. */
export interface Lecture extends LectureCard {
  themes: string[]
  duration: string | null
  /** The date as the calendar writes it, or as the author wrote it. */
  dateText: string | null
  timeText: string | null
  location: string | null
  link: string | null
  /** Where its picture is stored. */
  imagePath: string | null
}

/** The page of a lecture. */
export function lecturePath(slug: string): string {
  return href('/foredrag/:slug', { slug })
}
