import { href } from 'react-router'

export interface LectureCard {
  id: string
  title: string
  slug: string
  subtitle: string | null
  /** Plain text in the list; HTML or plain text, as stored, on the lecture's own page. */
  description: string
}

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

export interface OrganisersPart {
  introductions: { short: string | null; middle: string | null; long: string | null }
  technicalNeeds: string | null
  fee: string | null
}

export const organisersSegment = 'til-arrangoerer'

export function organisersPath(slug: string): string {
  return href('/foredrag/:slug/til-arrangoerer', { slug })
}
