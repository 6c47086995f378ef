import type { Insertable } from 'kysely'
import { replacePicture } from '~/domain/images/images-commands.server'
import { deleteNoun, setVisible } from '~/domain/rows/rows-commands.server'
import { followTitle, freeSlug } from '~/domain/slugs/slugs.server'
import { canonicalSlug } from '~/http/slug'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { arrangeRows } from '~/platform/changes/arrange-rows.server'
import type { Arrangement } from '~/platform/changes/ordering'
import { commitChange, insertRow, updateRow, upsertRow } from '~/platform/changes/rows.server'
import type { CalendarEvents } from '~/platform/db/calendar-tables'
import { flagOf } from '~/platform/db/schema'
import type { EventForm } from './calendar.form'
import { timeOfDay } from './calendar.server'
import { datesOf } from './repetition'

const nouns = ['calendar_events'] as const
const withPicture = [...nouns, 'images'] as const
const place = { assignment: 'event' }

/**
 * Saves an event: without an id, one new event for each day of its repetition. The slug is made from the
 * title; former slugs redirect for ever (docs/specification.md, "Slugs").
 * @returns the number of events saved
 * @throws DomainError missing, outdated
 */
export async function saveEvent(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  { revision, repetition, is_visible, keep_after_date, is_cancelled, ...values }: EventForm,
): Promise<number> {
  const { picture, ...texts } = values
  const flags = {
    is_visible: flagOf(is_visible),
    keep_after_date: flagOf(keep_after_date),
    is_cancelled: flagOf(is_cancelled),
  }
  return commitChange(backend, withPicture, async (tx) => {
    const stored = id === undefined ? undefined : await storedEvent(tx, id)
    if (id === undefined) {
      const dates = datesOf(values.date, repetition)
      for (const date of dates) {
        await addEvent(tx, admin, { ...texts, ...flags, date, sort_order: 0 }, picture)
      }
      return dates.length
    }
    const image = await replacePicture(tx, admin, stored?.image_url, picture, place)
    const row = { ...texts, ...flags, image_url: image?.path ?? null }
    await updateRow(tx, admin, 'calendar_events', { id, revision }, row)
    if (stored) await followTitle(tx, 'calendar_events', stored, row.title, canonicalSlug)
    return 1
  })
}

type EventValues = Omit<Insertable<CalendarEvents>, 'slug' | 'image_url'>

/** Each event has its own image row, even if several show the same picture. */
async function addEvent(
  tx: Backend,
  admin: Admin,
  values: EventValues,
  picture: EventForm['picture'],
): Promise<void> {
  const image = await replacePicture(tx, admin, null, picture, place)
  const slug = await freeSlug(tx, 'calendar_events', canonicalSlug(values.title))
  const row = { ...values, slug, image_url: image?.path ?? null }
  await insertRow(tx, admin, 'calendar_events', row)
}

async function storedEvent({ db }: Backend, id: string) {
  return db
    .selectFrom('calendar_events')
    .select(['id', 'title', 'slug', 'image_url'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export function setEventVisible(
  backend: Backend,
  admin: Admin,
  id: string,
  visible: boolean,
): Promise<void> {
  return setVisible(backend, admin, 'calendar_events', id, visible)
}

/**
 * Saves the order of events after some were moved among those of the same day and time. Sorting is by date
 * and time first.
 * @returns the previous order of those days
 */
export async function arrangeEvents(
  backend: Backend,
  admin: Admin,
  arrangement: Arrangement,
): Promise<string[]> {
  return commitChange(backend, nouns, async (tx) => {
    const former: string[] = []
    for (const { date, time } of await timesOf(tx, arrangement.moved)) {
      const order = await arrangeRows(
        tx,
        admin,
        'calendar_events',
        (eb) => eb.and([eb('date', '=', date), eb(timeOfDay(eb), '=', time)]),
        arrangement,
      )
      former.push(...order)
    }
    return former
  })
}

/** The distinct days and times of the given events. */
async function timesOf({ db }: Backend, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('calendar_events')
    .select(['date', (eb) => timeOfDay(eb).as('time')])
    .where('id', 'in', [...ids])
    .distinct()
    .execute()
}

export function deleteEvent(backend: Backend, admin: Admin, id: string) {
  return deleteNoun(backend, admin, 'calendar_events', id)
}

/** Sets whether visitors see past events. */
export async function setPastShown(backend: Backend, admin: Admin, shown: boolean): Promise<void> {
  const shows_past = flagOf(shown)
  await commitChange(backend, ['calendar_settings'], (tx) =>
    upsertRow(tx, admin, 'calendar_settings', { name: 'calendar' }, { shows_past }),
  )
}
