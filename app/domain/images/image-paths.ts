/** The paths of originals by their purpose, up to the time of the upload (docs/specification.md, "Stored paths"). */
const prefixes = {
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
  /** The separate thumbnail of a gallery image. */
  'gallery-thumb': 'images/gallery_thumb_',
}

export type UploadPurpose = keyof typeof prefixes

export const uploadPurposes = Object.keys(prefixes) as UploadPurpose[]

export function uploadPath(purpose: UploadPurpose, stamp: string): string {
  const random = purpose === 'bibliography' ? `-${crypto.randomUUID().slice(0, 8)}` : ''
  return `images/${prefixes[purpose]}${stamp}${random}.jpg`
}
