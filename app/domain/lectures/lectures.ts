import { href } from 'react-router'

/** A lecture in the list (docs/specification.md, "Lectures"). */
export interface LectureCard {
  id: string
  title: string
  slug: string
  subtitle: string | null
  /** Plain text in the list; HTML or plain text, as stored, on the lecture's own page. */
  description: string
}

/** A lecture on its own page. Unknown facts are null or empty. */
export interface Lecture extends LectureCard {
  themes: string[]
  duration: string | null
  /** The formatted date, or text such as 'efter aftale'. */
  dateText: string | null
  timeText: string | null
  location: string | null
  link: string | null
  /** In the file store. */
  imagePath: string | null
}

export function lecturePath(slug: string): string {
  return href('/foredrag/:slug', { slug })
}

/** The texts of a lecture for organisers; blank ones are null. */
export interface OrganisersPart {
  /** Shortest first. */
  introductions: { short: string | null; middle: string | null; long: string | null }
  technicalNeeds: string | null
  fee: string | null
}

/** The last segment of the path of the organisers' page. */
export const organisersSegment = 'til-arrangoerer'

export function organisersPath(slug: string): string {
  return href('/foredrag/:slug/til-arrangoerer', { slug })
}
