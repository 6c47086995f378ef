import { sentenceEnds, wholeSentences } from '~/danish/excerpt'
import { workPath } from '~/domain/bibliography/bibliography'
import { newestWork } from '~/domain/bibliography/bibliography.server'
import { coverOf, coverPaths } from '~/domain/bibliography/covers'
import { praiseOf } from '~/domain/bibliography/praise.server'
import { comingDates } from '~/domain/calendar/calendar.server'
import { hymnDayPath } from '~/domain/hymns/days/hymn-days'
import { nextDays } from '~/domain/hymns/days/hymn-days.server'
import { hymnPath } from '~/domain/hymns/hymns'
import { hymnCards } from '~/domain/hymns/hymns.server'
import { activeImages, picturesByPath } from '~/domain/images/images.server'
import { newsPath } from '~/domain/news/news'
import { newsPage } from '~/domain/news/news.server'
import type { Backend } from '~/platform/backend.server'
import { mixedTextLines, plainText } from '~/platform/rich-text.server'

const maxNews = 2
const maxWallPictures = 6
const minExtractLength = 60
const maxExtractLength = 280
const maxExcerpt = 180

export async function frontPage(backend: Backend, hasWall: boolean) {
  const [work, dates, hymn, news, gallery] = await Promise.all([
    readNewestWork(backend),
    comingDates(backend),
    hymnOfDay(backend),
    latestNews(backend),
    hasWall ? activeImages(backend) : { items: [] },
  ])
  const wall = gallery.items
    .slice(0, maxWallPictures)
    .map(({ picture, thumbnail }) => thumbnail ?? picture)
  return { work, dates, hymn, news, wall }
}

async function readNewestWork(backend: Backend) {
  const work = await newestWork(backend)
  if (!work) return undefined
  const pictures = await picturesByPath(backend, coverPaths([work]))
  const praise = await praiseOf(backend, [work.id])
  const extract = plainText(work.extract)
  return {
    title: work.title,
    path: workPath(work.slug),
    cover: coverOf(work.imageUrl, pictures),
    purchaseLink: work.purchaseLink,
    praise: praise.get(work.id),
    hasExtract: extract !== '',
    firstSentences: extract ? firstThree(extract) : firstSentences(plainText(work.description)),
  }
}

const maxThreeSentences = 480

function firstThree(text: string): string {
  const end = sentenceEnds(text)[2]
  return end !== undefined && end <= maxThreeSentences
    ? text.slice(0, end)
    : wholeSentences(text, maxExtractLength)
}

function firstSentences(text: string): string {
  const end = sentenceEnds(text).find((each) => each >= minExtractLength)
  return end !== undefined && end <= maxExtractLength
    ? text.slice(0, end)
    : wholeSentences(text, maxExtractLength)
}

async function hymnOfDay(backend: Backend) {
  const coming = await nextDays(backend)
  if (!coming) return undefined
  const { first, nearest } = coming
  const [link] = first.hymns.length > 0 ? first.hymns : nearest
  const [hymn] = await hymnCards(backend, link ? [link.id] : [])
  if (!hymn) return undefined
  return {
    title: hymn.title,
    path: hymnPath(hymn.slug),
    firstStanza: hymn.stanzas[0]?.lines ?? hymn.excerpt,
    dayName: first.day.name,
    dayPath: hymnDayPath(first.day.id),
    /** YYYY-MM-DD. */
    date: first.date,
    /** Whether it is a hymn of this day, not one that suits it. */
    isOfDay: first.hymns.length > 0,
  }
}

async function latestNews(backend: Backend) {
  const { items } = await newsPage(backend, 1)
  return items.slice(0, maxNews).map(({ title, slug, publishedDate, content }) => ({
    title,
    path: newsPath(slug),
    date: publishedDate,
    excerpt: wholeSentences(mixedTextLines(content), maxExcerpt),
  }))
}
