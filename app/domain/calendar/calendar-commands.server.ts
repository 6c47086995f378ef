import type { Insertable } from 'kysely'
import { datesOf, parseScope, type Scope } from '~/domain/calendar/series/repetition'
import { othersInScope } from '~/domain/calendar/series/series.server'
import { replacePicture } from '~/domain/images/images-commands.server'
import { insertTextImages } from '~/domain/images/text-pictures.server'
import { moveNounToTrash } from '~/domain/rows/rows-commands.server'
import { freeSlug, updateSlug } from '~/domain/slugs/slugs.server'
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
import { cleanMixedText, cleanRichText } from '~/platform/rich-text.server'
import type { EventRow } from './calendar'
import type { EventForm } from './calendar.form'
import { timeOfDay } from './calendar.server'

const nouns = ['calendar_events'] as const
const nounsWithImages = [...nouns, 'images'] as const
const imagePlacement = { assignment: 'event' }

export type EventChange = Awaited<ReturnType<typeof saveEvent>>

/**
 * Without an id, adds an event for each day of the repetition; two or more form a series. Changed columns, except
 * `date` and `moved_from`, are also changed in the other events in the scope.
 * @throws DomainError missing, outdated
 */
export async function saveEvent(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  { revision, repetition, scope, picture, ...values }: EventForm,
) {
  const row = {
    ...values,
    description: values.description && cleanMixedText(values.description),
    media: values.media && cleanRichText(values.media),
    is_visible: flagOf(values.is_visible),
    keep_after_date: flagOf(values.keep_after_date),
    is_cancelled: flagOf(values.is_cancelled),
  }
  return commitChange(backend, nounsWithImages, async (tx) => {
    const change = tx.change?.id
    await insertTextImages(tx, admin, [row.description, row.media])
    if (id === undefined) {
      const dates = datesOf(values.date, repetition)
      const series = dates.length > 1 ? crypto.randomUUID() : null
      const ids: string[] = []
      for (const date of dates) {
        const values = { ...row, date, series_id: series, sort_order: 0 }
        ids.push(await addEvent(tx, admin, values, picture))
      }
      return { id: ids[0], count: dates.length, change, series }
    }
    const stored = await storedEvent(tx, id)
    const image = await replacePicture(tx, admin, stored?.image_url, picture, imagePlacement)
    const saved = { ...row, image_url: image?.path ?? null }
    await updateRow(tx, admin, 'calendar_events', { id, revision }, saved)
    if (!stored) return { id, count: 1, change }
    await updateEventSlug(tx, stored, saved)
    const changed = sharedChanges(stored, saved)
    const changesOthers = Object.keys(changed).length > 0
    const others = changesOthers ? await othersInScope(tx, stored, parseScope(scope)) : []
    for (const other of others) await updateOther(tx, admin, other, changed, picture)
    return { id, count: 1 + others.length, change }
  })
}

type SharedChanges = Partial<Omit<EventRow, 'date' | 'moved_from'>>

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

async function updateOther(
  tx: Backend,
  admin: Admin,
  other: EventRow,
  changed: SharedChanges,
  picture: EventForm['picture'],
): Promise<void> {
  if ('image_url' in changed)
    await replacePicture(tx, admin, other.image_url, picture, imagePlacement)
  await patchRow(tx, admin, 'calendar_events', other.id, changed)
  await updateEventSlug(tx, other, changed)
}

function updateEventSlug(tx: Backend, stored: EventRow, changed: Partial<EventRow>) {
  const slug = slugOf({ ...stored, ...changed })
  return updateSlug(tx, 'calendar_events', stored, slugOf(stored), slug)
}

function slugOf({ title, date, series_id }: Pick<EventValues, 'title' | 'date' | 'series_id'>) {
  return canonicalSlug(series_id ? `${title} ${date}` : title)
}

type EventValues = Omit<Insertable<Schema['calendar_events']>, keyof Row | 'slug' | 'image_url'>

/** Each event has its own image row, even if several show the same picture. */
async function addEvent(
  tx: Backend,
  admin: Admin,
  values: EventValues,
  picture: EventForm['picture'],
): Promise<string> {
  const image = await replacePicture(tx, admin, null, picture, imagePlacement)
  const slug = await freeSlug(tx, 'calendar_events', slugOf(values))
  const row = { ...values, slug, image_url: image?.path ?? null }
  return insertRow(tx, admin, 'calendar_events', row)
}

async function storedEvent({ db }: Backend, id: string) {
  return db.selectFrom('calendar_events').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Moves events among those of the same date and time. Returns their former order. */
export async function arrangeEvents(backend: Backend, admin: Admin, arrangement: Arrangement) {
  return commitChange(backend, nouns, async (tx) => {
    const formerOrder: string[] = []
    for (const { date, time } of await timesOf(tx, arrangement.moved)) {
      const order = await arrangeRows(
        tx,
        admin,
        'calendar_events',
        (eb) => eb.and([eb('date', '=', date), eb(timeOfDay(eb), '=', time)]),
        arrangement,
      )
      formerOrder.push(...order)
    }
    return formerOrder
  })
}

async function timesOf({ db }: Backend, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('calendar_events')
    .select(['date', (eb) => timeOfDay(eb).as('time')])
    .where('id', 'in', [...ids])
    .distinct()
    .execute()
}

export async function deleteSeries(backend: Backend, admin: Admin, id: string, scope: Scope) {
  return commitChange(backend, nounsWithImages, async (tx) => {
    const stored = await storedEvent(tx, id)
    if (!stored) return { count: 0, change: undefined }
    const others = await othersInScope(tx, stored, scope)
    for (const other of others) await moveNounToTrash(tx, admin, 'calendar_events', other.id)
    // Last, because the trash shows the name of the row that was deleted last.
    const change = await moveNounToTrash(tx, admin, 'calendar_events', id)
    return { id, count: 1 + others.length, change }
  })
}

export async function setShowsPast(backend: Backend, admin: Admin, shown: boolean): Promise<void> {
  const shows_past = flagOf(shown)
  await commitChange(backend, ['calendar_settings'], (tx) =>
    upsertRow(tx, admin, 'calendar_settings', { name: 'calendar' }, { shows_past }),
  )
}
