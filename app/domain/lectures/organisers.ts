import { href } from 'react-router'

/** The organisers' part of a lecture; empty texts are null. */
export interface ForOrganisers {
  /** Shortest first. */
  introductions: { short: string | null; middle: string | null; long: string | null }
  technicalNeeds: string | null
  fee: string | null
}

/** The last part of the path of the organisers' page. */
export const organisersPart = 'til-arrangoerer'

export function organisersPath(slug: string): string {
  return href('/foredrag/:slug/til-arrangoerer', { slug })
}
