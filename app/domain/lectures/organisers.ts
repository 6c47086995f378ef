import { href } from 'react-router'

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
