import type { Cover } from '~/domain/bibliography/covers'
import type { ComingDate } from '~/domain/calendar/calendar'
import type { Picture } from '~/domain/images/images'

export interface NewestWork {
  title: string
  path: string
  cover: Cover | undefined
  firstSentences: string
}

export interface HymnOfDay {
  title: string
  path: string
  firstStanza: string[]
  dayName: string
  dayPath: string
  /** YYYY-MM-DD. */
  date: string
  isNext: boolean
}

export interface LatestNews {
  title: string
  path: string
  date: string
  excerpt: string
}

export interface FrontPage {
  work: NewestWork | undefined
  dates: ComingDate[]
  hymn: HymnOfDay | undefined
  news: LatestNews[]
  wall: Picture[]
}

export const emptyFrontPage: FrontPage = {
  work: undefined,
  dates: [],
  hymn: undefined,
  news: [],
  wall: [],
}
