import { type PageAssignment, pageAssignments } from './images'

/**
 * The purposes of uploaded pictures. `gallery-thumb` is the separate thumbnail of a gallery image.
 */
export const uploadPurposes = [...pageAssignments, 'gallery', 'gallery-thumb'] as const

export type UploadPurpose = (typeof uploadPurposes)[number]

/** The path of an uploaded original. */
export function uploadPath(purpose: UploadPurpose, stamp: string): string {
  if (purpose === 'gallery-thumb') return `images/images/gallery_thumb_${stamp}.jpg`
  return imagePath(purpose === 'gallery' ? null : purpose, stamp)
}

/** The path of a new image's original, as in docs/specification.md, "Stored paths". */
export function imagePath(assignment: PageAssignment | null, stamp: string): string {
  return `images/${pathInBucket(assignment, stamp)}.jpg`
}

function pathInBucket(assignment: PageAssignment | null, stamp: string): string {
  switch (assignment) {
    case null:
      return `images/gallery_${stamp}`
    case 'calendar-hero':
      return `calendar/calendar-hero-${stamp}`
    case 'collaboration':
      return `collaborations/collaboration_${stamp}`
    case 'lecture':
      return `lectures/lecture_${stamp}`
    case 'event':
      return `events/event_${stamp}`
    case 'bibliography':
      return `bibliography/${stamp}-${crypto.randomUUID().slice(0, 8)}`
    case 'contact':
      return `contact/contact-${stamp}`
    case 'mark':
      return `marks/mark_${stamp}`
    case 'text':
      return `texts/text_${stamp}`
    default:
      return `${assignment}/${assignment}_${stamp}`
  }
}
