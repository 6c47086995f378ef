import type { Cover } from '~/domain/bibliography/covers'
import type { ComingDate } from '~/domain/calendar/calendar'
import type { Picture } from '~/domain/images/images'

export interface NewestWork {
  title: string
  path: string
  cover: Cover | undefined
  /** The first sentences of its description. */
  firstSentences: string
}

/** A hymn for the next Sunday or holy day. */
export interface HymnOfDay {
  title: string
  path: string
  firstStanza: string[]
  dayName: string
  dayPath: string
  /** YYYY-MM-DD. */
  date: string
  /** Whether the day is the next one of the church year. */
  isNext: boolean
}

export interface LatestNews {
  title: string
  path: string
  date: string
  excerpt: string
}

/** The parts of the front page that link to other pages; parts without content are undefined. */
export interface FrontPage {
  work: NewestWork | undefined
  dates: ComingDate[]
  hymn: HymnOfDay | undefined
  news: LatestNews[]
  /** The first pictures of the gallery, for openings that show them. */
  wall: Picture[]
}

export const emptyFrontPage: FrontPage = {
  work: undefined,
  dates: [],
  hymn: undefined,
  news: [],
  wall: [],
}
