import type { frontPage } from './front-page.server'

export type FrontPage = Awaited<ReturnType<typeof frontPage>>

export type NewestWork = NonNullable<FrontPage['work']>

export type HymnOfDay = NonNullable<FrontPage['hymn']>

export type LatestNews = FrontPage['news'][number]

export const emptyFrontPage: FrontPage = {
  work: undefined,
  dates: [],
  hymn: undefined,
  news: [],
  wall: [],
}
