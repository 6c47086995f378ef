import { pageAssignments } from './images'

/** `gallery-thumb` is the separate thumbnail of a gallery image. */
export const uploadPurposes = [...pageAssignments, 'gallery', 'gallery-thumb'] as const

export type UploadPurpose = (typeof uploadPurposes)[number]

/** The paths of originals up to the time of the upload (docs/specification.md, "Stored paths"). */
const prefixes: Record<UploadPurpose, string> = {
  hero: 'hero/hero_',
  portrait: 'portrait/portrait_',
  'calendar-hero': 'calendar/calendar-hero-',
  collaboration: 'collaborations/collaboration_',
  lecture: 'lectures/lecture_',
  news: 'news/news_',
  event: 'events/event_',
  bibliography: 'bibliography/',
  contact: 'contact/contact-',
  mark: 'marks/mark_',
  text: 'texts/text_',
  gallery: 'images/gallery_',
  'gallery-thumb': 'images/gallery_thumb_',
}

export function uploadPath(purpose: UploadPurpose, stamp: string): string {
  const random = purpose === 'bibliography' ? `-${crypto.randomUUID().slice(0, 8)}` : ''
  return `images/${prefixes[purpose]}${stamp}${random}.jpg`
}
