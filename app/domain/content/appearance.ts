import type { LiturgicalColour } from '~/domain/church-year/church-days'
import type { IconPaths } from '~/faces/default-icon'
import type { UploadedMark } from '~/faces/uploaded-mark'

/**
 * The author's mark: one of those in app/faces/marks.ts, whose path is here so that pages do not load all
 * marks, or an uploaded one.
 */
export type ChosenMark = { name: string; path: string } | UploadedMark

/** The parts that the front page can show below the author's presentation. */
export const frontParts = ['work', 'dates', 'hymn', 'news'] as const

export type FrontPart = (typeof frontParts)[number]

/** The look of the public site, by names of faces (app/faces). */
export interface Appearance {
  face: string
  /** The face that provides the colours. */
  palette: string
  /** The face that provides the opening of the front page. */
  opening: string
  mark?: ChosenMark
  icon: IconPaths
  /** The colour of the day in the church year, if the site follows it. */
  season?: LiturgicalColour
  /** The parts of the front page below the presentation, in the author's order. */
  front: FrontPart[]
  /** The page background, also used for the browser's toolbar. */
  paper: { light: string; dark: string }
}
