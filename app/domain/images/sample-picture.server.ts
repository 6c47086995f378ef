import type { SamplePicture } from '~/platform/sample/sample-source.server'
import { imagePath } from './image-paths'
import type { PageAssignment } from './images'

interface Written {
  /** File name in sample/pictures. */
  picture: string
  alt: string
  /** Where the motif is, 0..1; the middle when left out. */
  focus_x?: number
  focus_y?: number
}

/**
 * A picture of the sample content as the content of a noun names it, for a place on the site or, with
 * null, for the gallery.
 * @param originalName the name it is downloaded under.
 */
export function samplePicture(
  { picture, alt, focus_x, focus_y }: Written,
  assignment: PageAssignment | null,
  originalName: string,
): SamplePicture {
  const path = pathOf(picture, assignment)
  return { file: picture, path, assignment, alt, originalName, focusX: focus_x, focusY: focus_y }
}

function pathOf(file: string, assignment: PageAssignment | null): string {
  const stamp = `eksempel-${file.replace(/\.\w+$/, '')}`
  // Covers get a random part otherwise (docs/specification.md, "Stored paths").
  if (assignment === 'bibliography') return `images/bibliography/${stamp}.jpg`
  return imagePath(assignment, stamp)
}
