import { clockTime, longDate } from '~/danish/dates'
import { recordingOf } from '~/domain/files/files.server'
import { isPublished } from '~/domain/publishing/visibility.server'
import { mediaCard } from '~/domain/rich-text/rich-text-html.server'
import { publicRowAt } from '~/domain/slugs/slugs.server'
import type { Backend } from '~/platform/backend.server'
import { parseList } from '~/platform/db/list-column'
import { countRows, readPage } from '~/platform/db/listing.server'
import type { RowOf, Schema } from '~/platform/db/schema'
import { mixedTextLines } from '~/platform/rich-text.server'

export function publicLectures(backend: Backend) {
  return backend.db.selectFrom('lectures').where(isPublished(backend, 'lectures'))
}

export async function lectureCards(backend: Backend, page: number) {
  const query = publicLectures(backend)
    .select(['id', 'title', 'slug', 'subtitle', 'description'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  const { items, ...rest } = await readPage(query, page)
  const cards = items.map((row) => ({ ...row, description: mixedTextLines(row.description) }))
  return { items: cards, ...rest }
}

export async function lectureAt(backend: Backend, requested: string) {
  const match = await publicRowAt(backend, 'lectures', requested)
  if (!match || 'redirect' in match) return match
  const media = await mediaCard(backend, match.row.media)
  const recording = await recordingOf(backend, match.row.recording_id)
  return { lecture: { ...toLecture(match.row), ...media, recording } }
}

export function toLecture(row: RowOf<'lectures'>) {
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
    /** The formatted date, or text such as 'efter aftale'. */
    dateText: row.date && dateText(row.date),
    timeText: row.time && timeText(row.time),
    /** In the file store. */
    imagePath: row.image_url,
  }
}

export function dateText(date: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(date) ? longDate(date) : date
}

function timeText(time: string): string {
  return /^\d\d:\d\d/.test(time) ? clockTime(time) : time
}

export function countRecordedLectures(backend: Backend): Promise<number> {
  return countRows(publicLectures(backend).where('recording_id', 'is not', null))
}

export async function lectureLink(backend: Backend, id: string) {
  return publicLectures(backend).select(['title', 'slug']).where('id', '=', id).executeTakeFirst()
}

export const organiserColumns = [
  'intro_short',
  'intro_middle',
  'intro_long',
  'technical_needs',
  'fee',
] as const satisfies (keyof Schema['lectures'])[]

export type OrganisersPart = NonNullable<Awaited<ReturnType<typeof readOrganisersPart>>>

export async function readOrganisersPart(backend: Backend, lectureId: string) {
  const row = await publicLectures(backend)
    .select(organiserColumns)
    .where('id', '=', lectureId)
    .executeTakeFirst()
  if (!row || !hasOrganisersPage(row)) return undefined
  const { intro_short: short, intro_middle: middle, intro_long: long } = row
  return {
    introductions: { short, middle, long },
    technicalNeeds: row.technical_needs,
    fee: row.fee,
  }
}

export function hasOrganisersPage(
  row: Pick<Schema['lectures'], (typeof organiserColumns)[number]>,
): boolean {
  return organiserColumns.some((column) => row[column])
}
