import type { Insertable } from 'kysely'
import { replacePicture } from '~/domain/images/images-commands.server'
import { insertTextImages } from '~/domain/images/text-pictures.server'
import { moveNounToTrash } from '~/domain/rows/rows-commands.server'
import { followTitle, freeSlug } from '~/domain/slugs/slugs.server'
import { canonicalSlug } from '~/http/slug'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { arrangeRows } from '~/platform/changes/arrange-rows.server'
import type { Arrangement } from '~/platform/changes/ordering'
import {
  commitChange,
  insertRow,
  patchRow,
  updateRow,
  upsertRow,
} from '~/platform/changes/rows.server'
import { flagOf, type Row, type Schema } from '~/platform/db/schema'
import { cleanWrittenText } from '~/platform/rich-text.server'
import type { EventRow } from './calendar'
import type { EventForm } from './calendar.form'
import { timeOfDay } from './calendar.server'
import { datesOf } from './repetition'
import { type Scope, scopeOf } from './series'
import { othersInScope } from './series.server'

const nouns = ['calendar_events'] as const
const withPicture = [...nouns, 'images'] as const
const purpose = { assignment: 'event' }

/** The result of saving or deleting events. */
export interface ChangedEvents {
  /** The saved event, or the first of a new series. */
  id?: string
  count: number
  /** The change that undoes it. */
  change: string | undefined
  /** The new series, if events were repeated. */
  series?: string | null
}

/**
 * Saves an event. Without an id, it adds an event for each day of the repetition; several form a series. The
 * slug is made from the title, in a series with the date (docs/specification.md, "Slugs"). The other events in
 * the scope get the columns that this save changes, except `date` and `moved_from`.
 * @throws DomainError missing, outdated
 */
export async function saveEvent(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  { revision, repetition, scope, picture, ...values }: EventForm,
): Promise<ChangedEvents> {
  const row = {
    ...values,
    description: values.description && cleanWrittenText(values.description),
    is_visible: flagOf(values.is_visible),
    keep_after_date: flagOf(values.keep_after_date),
    is_cancelled: flagOf(values.is_cancelled),
  }
  return commitChange(backend, withPicture, async (tx) => {
    const change = tx.change?.id
    await insertTextImages(tx, admin, [row.description])
    if (id === undefined) {
      const dates = datesOf(values.date, repetition)
      const series = dates.length > 1 ? crypto.randomUUID() : null
      const added: string[] = []
      for (const date of dates) {
        const values = { ...row, date, series_id: series, sort_order: 0 }
        added.push(await addEvent(tx, admin, values, picture))
      }
      return { id: added[0], count: dates.length, change, series }
    }
    const stored = await storedEvent(tx, id)
    const image = await replacePicture(tx, admin, stored?.image_url, picture, purpose)
    const saved = { ...row, image_url: image?.path ?? null }
    await updateRow(tx, admin, 'calendar_events', { id, revision }, saved)
    if (!stored) return { id, count: 1, change }
    await followTitle(tx, 'calendar_events', stored, saved.title, slugOn({ ...stored, ...saved }))
    const others = await othersInScope(tx, stored, scopeOf(scope))
    const changed = sharedChanges(stored, saved)
    for (const other of others) await changeOther(tx, admin, other, changed, picture)
    return { id, count: 1 + others.length, change }
  })
}

type SharedChanges = Partial<Omit<EventRow, 'date' | 'moved_from'>>

/** The changed columns that other events of the series get as well. */
function sharedChanges(
  stored: EventRow,
  {
    date: _,
    moved_from: __,
    ...saved
  }: Omit<EventRow, keyof Row | 'slug' | 'series_id' | 'sort_order'>,
): SharedChanges {
  const names = Object.keys(saved) as (keyof typeof saved)[]
  const changed = names.filter((name) => saved[name] !== stored[name])
  return Object.fromEntries(changed.map((name) => [name, saved[name]]))
}

async function changeOther(
  tx: Backend,
  admin: Admin,
  other: EventRow,
  changed: SharedChanges,
  picture: EventForm['picture'],
): Promise<void> {
  if ('image_url' in changed) await replacePicture(tx, admin, other.image_url, picture, purpose)
  await patchRow(tx, admin, 'calendar_events', other.id, changed)
  const { title = other.title } = changed
  await followTitle(tx, 'calendar_events', other, title, slugOn(other))
}

/** The slugs of events in a series end with their date. */
function slugOn({ series_id, date }: { series_id?: string | null | undefined; date: string }) {
  return (title: string) => canonicalSlug(series_id ? `${title} ${date}` : title)
}

type EventValues = Omit<Insertable<Schema['calendar_events']>, keyof Row | 'slug' | 'image_url'>

/** Each event has its own image row, even if several show the same picture. */
async function addEvent(
  tx: Backend,
  admin: Admin,
  values: EventValues,
  picture: EventForm['picture'],
): Promise<string> {
  const image = await replacePicture(tx, admin, null, picture, purpose)
  const slug = await freeSlug(tx, 'calendar_events', slugOn(values)(values.title))
  const row = { ...values, slug, image_url: image?.path ?? null }
  return insertRow(tx, admin, 'calendar_events', row)
}

async function storedEvent({ db }: Backend, id: string) {
  return db.selectFrom('calendar_events').selectAll().where('id', '=', id).executeTakeFirst()
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

/** Moves an event and those of its series that are in the scope to the trash, in one change. */
export async function deleteSeries(
  backend: Backend,
  admin: Admin,
  id: string,
  scope: Scope,
): Promise<ChangedEvents> {
  return commitChange(backend, withPicture, async (tx) => {
    const stored = await storedEvent(tx, id)
    if (!stored) return { count: 0, change: undefined }
    const others = await othersInScope(tx, stored, scope)
    for (const other of others) await moveNounToTrash(tx, admin, 'calendar_events', other.id)
    // Last, because the trash uses the name of the row that was deleted last.
    const change = await moveNounToTrash(tx, admin, 'calendar_events', id)
    return { id, count: 1 + others.length, change }
  })
}

/** Sets whether visitors see past events. */
export async function setPastShown(backend: Backend, admin: Admin, shown: boolean): Promise<void> {
  const shows_past = flagOf(shown)
  await commitChange(backend, ['calendar_settings'], (tx) =>
    upsertRow(tx, admin, 'calendar_settings', { name: 'calendar' }, { shows_past }),
  )
}
