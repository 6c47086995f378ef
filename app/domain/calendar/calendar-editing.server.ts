import { clockTime, programmeDate } from '~/danish/dates'
import type { Backend } from '~/platform/backend.server'
import { copenhagenToday } from '~/platform/clock'
import { eventPath } from './calendar'
import { isPublic, timeOfDay } from './calendar.server'

/** Every event as the back-office lists it, by its date. */
export async function allEvents(backend: Backend) {
  const { db, clock } = backend
  const today = copenhagenToday(clock)
  const shown = await db.selectFrom('calendar_events').select('id').where(isPublic(today)).execute()
  const visible = new Set(shown.map(({ id }) => id))
  const rows = await db
    .selectFrom('calendar_events')
    .select(['id', 'title', 'slug', 'date', 'time', 'location'])
    .select(['is_visible', 'keep_after_date', 'is_cancelled'])
    .orderBy('date')
    .orderBy(timeOfDay)
    .orderBy('sort_order')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ date, time, is_visible, keep_after_date, is_cancelled, ...row }) => ({
    ...row,
    dateText: programmeDate(date),
    timeText: time && clockTime(time),
    /** Where visitors meet it; undefined where they do not. */
    path: visible.has(row.id) ? eventPath(row.slug) : undefined,
    isVisible: is_visible === 1,
    isCancelled: is_cancelled === 1,
    /** Stands among the earlier ones. */
    hasPassed: date < today && keep_after_date === 0,
    /** Would stand there if it were not kept in the programme. */
    isKept: date < today && keep_after_date === 1,
  }))
}

export type ListedEvent = Awaited<ReturnType<typeof allEvents>>[number]

/** An event's stored values for its form. */
export async function eventForEditing({ db }: Backend, id: string) {
  return db
    .selectFrom('calendar_events')
    .select(['revision', 'title', 'date', 'time', 'end_time', 'location', 'address'])
    .select(['description', 'event_type', 'ticket_link', 'subject_id', 'image_url'])
    .select(['is_visible', 'keep_after_date', 'is_cancelled', 'moved_from', 'sort_order'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Whether visitors see what has been. */
export async function showsPast({ db }: Backend): Promise<boolean> {
  const row = await db.selectFrom('calendar_settings').select('shows_past').executeTakeFirst()
  return row?.shows_past === 1
}

/** The ids of all events there are. */
export async function eventIds({ db }: Backend): Promise<string[]> {
  const rows = await db.selectFrom('calendar_events').select('id').execute()
  return rows.map(({ id }) => id)
}
