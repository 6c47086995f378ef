import { shorten } from '~/danish/excerpt'
import { wholeSentences } from '~/danish/list-excerpt'
import { workPath } from '~/domain/bibliography/bibliography'
import { newestWork } from '~/domain/bibliography/bibliography.server'
import { coverOf, coverPaths } from '~/domain/bibliography/covers'
import type { CalendarEvent } from '~/domain/calendar/calendar'
import { upcomingEvents } from '~/domain/calendar/calendar.server'
import { hymnDayPath } from '~/domain/hymns/days/hymn-days'
import { nextDays } from '~/domain/hymns/days/hymn-days.server'
import { hymnPath } from '~/domain/hymns/hymns'
import { hymnCards } from '~/domain/hymns/hymns.server'
import { activeImages, picturesByPath } from '~/domain/images/images.server'
import { newsPath } from '~/domain/news/news'
import { newsPage } from '~/domain/news/news.server'
import type { Backend } from '~/platform/backend.server'
import { plainText, writtenLines } from '~/platform/rich-text.server'
import type { ComingDate, FrontPage, HymnOfDay, LatestNews, NewestWork } from './front-page'

const datesShown = 3
const newsShown = 2
const wallShown = 6
const minBeginning = 60
const maxBeginning = 280
const maxExcerpt = 180

/** @param hasWall whether the opening shows pictures of the gallery */
export async function frontPage(backend: Backend, hasWall: boolean): Promise<FrontPage> {
  const [work, events, hymn, news, gallery] = await Promise.all([
    shownWork(backend),
    upcomingEvents(backend, 1),
    hymnOfDay(backend),
    latestNews(backend),
    hasWall ? activeImages(backend, null) : { items: [] },
  ])
  const dates = events.items
    .filter(({ isUpcoming, isCancelled }) => isUpcoming && !isCancelled)
    .slice(0, datesShown)
    .map(comingDate)
  const wall = gallery.items
    .slice(0, wallShown)
    .map(({ picture, thumbnail }) => thumbnail ?? picture)
  return { work, dates, hymn, news, wall }
}

function comingDate({
  id,
  title,
  slug,
  date,
  weekday,
  timeText,
  location,
}: CalendarEvent): ComingDate {
  return { id, title, slug, date, weekday, timeText, location }
}

async function shownWork(backend: Backend): Promise<NewestWork | undefined> {
  const work = await newestWork(backend)
  if (!work) return undefined
  const pictures = await picturesByPath(backend, coverPaths([work]))
  return {
    title: work.title,
    path: workPath(work.slug),
    cover: coverOf(work.imageUrl, pictures),
    beginning: beginning(plainText(work.description)),
  }
}

/** The first sentences of a text, or as much of them as fits. */
function beginning(text: string): string {
  const start = text.slice(0, maxBeginning)
  const ends = [...start.matchAll(/[.!?…](?=\s|$)/g)].map(({ index }) => index + 1)
  const end = ends.find((each) => each >= minBeginning) ?? ends.at(-1)
  return end === undefined ? shorten(text, maxBeginning) : start.slice(0, end)
}

async function hymnOfDay(backend: Backend): Promise<HymnOfDay | undefined> {
  const coming = await nextDays(backend)
  const day = [coming?.first, ...(coming?.next ?? [])].find((each) => each && each.hymns.length > 0)
  const [hymn] = await hymnCards(backend, day?.hymns.slice(0, 1).map(({ id }) => id) ?? [])
  if (!day || !hymn) return undefined
  return {
    title: hymn.title,
    path: hymnPath(hymn.slug),
    firstStanza: hymn.stanzas[0]?.lines ?? hymn.excerpt,
    dayName: day.day.name,
    dayPath: hymnDayPath(day.day.id),
    date: day.date,
    isNext: day === coming?.first,
  }
}

async function latestNews(backend: Backend): Promise<LatestNews[]> {
  const { items } = await newsPage(backend, 1)
  return items.slice(0, newsShown).map(({ title, slug, publishedDate, content }) => ({
    title,
    path: newsPath(slug),
    date: publishedDate,
    excerpt: wholeSentences(writtenLines(content), maxExcerpt),
  }))
}
