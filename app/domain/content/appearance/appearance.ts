import type { LiturgicalColour } from '~/domain/church-year/church-year.copy'
import type { IconPaths } from '~/faces/default-icon'
import type { UploadedMark } from '~/faces/uploaded-mark'

/** An uploaded mark, or one of app/faces/marks.ts with its path, so that pages need not load all marks. */
export type SiteMark = { name: string; path: string } | UploadedMark

export const frontParts = ['work', 'dates', 'hymn', 'news'] as const

export type FrontPart = (typeof frontParts)[number]

/** The look of the public site. Faces are named by their folders in app/faces. */
export interface Appearance {
  face: string
  palette: string
  opening: string
  mark?: SiteMark
  icon: IconPaths
  season?: LiturgicalColour
  front: FrontPart[]
  /** The page background, also used for the browser's toolbar. */
  paper: { light: string; dark: string }
}
