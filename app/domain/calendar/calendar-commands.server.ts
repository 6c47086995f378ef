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
 * Stores an event: new ones, on this day and those on which it is repeated, when no id is given. Its slug
 * comes of the title; a former slug leads to the new one for ever (docs/specification.md, "Slugs").
 * @returns how many were stored
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
      for (const date of dates) await addEvent(tx, admin, { ...texts, ...flags, date }, picture)
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

/** Each has an image of its own, also where several show the same picture. */
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

/** Shows an event to visitors, or hides it: see `setVisible`. */
export function setEventVisible(
  backend: Backend,
  admin: Admin,
  id: string,
  visible: boolean,
): Promise<void> {
  return setVisible(backend, admin, 'calendar_events', id, visible)
}

/**
 * Stores the order of events after some were moved among those of the same day and time; by these they
 * stand in any case.
 * @returns the order as it was, of the days in question
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

/** When these events are, each day and time once. */
async function timesOf({ db }: Backend, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('calendar_events')
    .select(['date', (eb) => timeOfDay(eb).as('time')])
    .where('id', 'in', [...ids])
    .distinct()
    .execute()
}

/** Moves an event to the trash: see `deleteNoun`. */
export function deleteEvent(backend: Backend, admin: Admin, id: string) {
  return deleteNoun(backend, admin, 'calendar_events', id)
}

/** Shows visitors what has been, or no longer. */
export async function setPastShown(backend: Backend, admin: Admin, shown: boolean): Promise<void> {
  const shows_past = flagOf(shown)
  await commitChange(backend, ['calendar_settings'], (tx) =>
    upsertRow(tx, admin, 'calendar_settings', { name: 'calendar' }, { shows_past }),
  )
}
