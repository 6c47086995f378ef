import { shareSize } from './sharing'

/** The words of a title page. */
export interface TitlePage {
  siteName: string
  part: string
  title: string
  subtitle: string
  host: string
}

/** The colours of app.css in the light. */
export const colors = {
  paper: '#f8f4eb',
  leaf: '#f0e9db',
  ink: '#211b15',
  faded: '#574c40',
  rule: '#d3c6b0',
  accent: '#7b1e2b',
  gilt: '#9a6b1f',
}

/** Where the words stand: all of the page, or what the plate at its right leaves of it. */
export interface Column {
  left: number
  width: number
  align: 'left' | 'centre'
}

/** How wide the picture at the right is, in pixels. */
export const plateWidth = 500

export const wholePage: Column = { left: 130, width: shareSize.width - 260, align: 'centre' }

export const besidePlate: Column = {
  left: 64,
  width: shareSize.width - plateWidth - 64 - 56,
  align: 'left',
}

/** Seconds after which a drawing is given up. */
export const longestDrawing = 10
