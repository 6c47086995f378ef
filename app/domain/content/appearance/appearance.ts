import type { LiturgicalColour } from '~/domain/church-year/church-days'
import type { IconPaths } from '~/faces/default-icon'
import type { UploadedMark } from '~/faces/uploaded-mark'

/**
 * The site's mark: an uploaded one, or one of app/faces/marks.ts with its SVG path, so that pages need not
 * load all marks.
 */
export type SiteMark = { name: string; path: string } | UploadedMark

/** The parts that the front page can show below the author's presentation. */
export const frontParts = ['work', 'dates', 'hymn', 'news'] as const

export type FrontPart = (typeof frontParts)[number]

/** The look of the public site. Faces are named by their folders in app/faces. */
export interface Appearance {
  face: string
  /** The face that provides the colours. */
  palette: string
  /** The face that provides the opening of the front page. */
  opening: string
  mark?: SiteMark
  icon: IconPaths
  /** The colour of the day in the church year, if the site follows it. */
  season?: LiturgicalColour
  /** The parts of the front page below the presentation, in the author's order. */
  front: FrontPart[]
  /** The page background, also used for the browser's toolbar. */
  paper: { light: string; dark: string }
}
