import { clockTime, longDate } from '~/danish/dates'
import { isPublished } from '~/domain/publishing/visibility.server'
import { publicRowAt } from '~/domain/slugs/slugs.server'
import { type Page, pageOf, rowRange } from '~/http/paging'
import type { Backend } from '~/platform/backend.server'
import { parseList } from '~/platform/db/list-column'
import type { RowOf } from '~/platform/db/schema'
import { mixedTextLines } from '~/platform/rich-text.server'
import type { Lecture, LectureCard } from './lectures'

/** One page of the lectures, newest first. */
export async function lectureCards(backend: Backend, page: number): Promise<Page<LectureCard>> {
  const { limit, offset } = rowRange(page)
  const rows = await backend.db
    .selectFrom('lectures')
    .where(isPublished(backend, 'lectures'))
    .select(['id', 'title', 'slug', 'subtitle', 'description'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return pageOf(
    rows.map((row) => ({ ...row, description: mixedTextLines(row.description) })),
    page,
  )
}

type LectureOrRedirect = { lecture: Lecture } | { redirect: string } | undefined

/**
 * The public lecture with this slug, or the current slug if this one is former or misspelt; undefined if there
 * is no such lecture (docs/specification.md, "Slugs").
 */
export async function lectureAt(backend: Backend, requested: string): Promise<LectureOrRedirect> {
  const match = await publicRowAt(backend, 'lectures', requested)
  return match && 'row' in match ? { lecture: toLecture(match.row) } : match
}

function toLecture(row: RowOf<'lectures'>): Lecture {
  const { id, title, slug, subtitle, description, duration, location, link } = row
  return {
    id,
    title,
    slug,
    subtitle,
    description,
    duration,
    location,
    link,
    themes: parseList(row.themes),
    dateText: row.date && dateText(row.date),
    timeText: row.time && timeText(row.time),
    imagePath: row.image_url,
  }
}

/** Formats a date. Returns other text, such as 'efter aftale', unchanged. */
export function dateText(date: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(date) ? longDate(date) : date
}

function timeText(time: string): string {
  return /^\d\d:\d\d/.test(time) ? clockTime(time) : time
}

/** The title and the slug of a public lecture. */
export async function lectureLink(backend: Backend, id: string) {
  return backend.db
    .selectFrom('lectures')
    .select(['title', 'slug'])
    .where('id', '=', id)
    .where(isPublished(backend, 'lectures'))
    .executeTakeFirst()
}
