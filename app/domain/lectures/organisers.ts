import { href } from 'react-router'

/** What an organiser needs of a lecture; what was not written is null. */
export interface ForOrganisers {
  /** The shortest first. */
  introductions: { short: string | null; middle: string | null; long: string | null }
  technicalNeeds: string | null
  fee: string | null
}

/** What follows the lecture's own path. */
export const organisersPart = 'til-arrangoerer'

/** The page for those who arrange a lecture. */
export function organisersPath(slug: string): string {
  return href('/foredrag/:slug/til-arrangoerer', { slug })
}
