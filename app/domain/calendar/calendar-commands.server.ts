import { arrangeRows } from '~/platform/arrange-rows.server'
import type { Backend } from '~/platform/backend.server'
import type { Arrangement } from '~/platform/ordering'
import { commitChange, insertRow, patchRow, updateRow, upsertRow } from '~/platform/rows.server'
import { flagOf } from '~/platform/schema'
import type { Admin } from '~/platform/session.server'
import { throwAway } from '~/platform/throw-away.server'
import type { EventForm } from './calendar.form'
import { timeOfDay } from './calendar.server'

const nouns = ['calendar_events'] as const

/**
 * Stores an event: a new one when no id is given.
 * @throws DomainError missing, outdated
 */
export async function saveEvent(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  { revision, is_visible, keep_after_date, is_cancelled, ...values }: EventForm,
): Promise<void> {
  await commitChange(backend, nouns, async (tx) => {
    const flags = {
      is_visible: flagOf(is_visible),
      keep_after_date: flagOf(keep_after_date),
      is_cancelled: flagOf(is_cancelled),
    }
    const row = { ...values, ...flags }
    if (id === undefined) await insertRow(tx, admin, 'calendar_events', row)
    else await updateRow(tx, admin, 'calendar_events', { id, revision }, row)
  })
}

/**
 * Shows an event to visitors, or hides it from them.
 * @throws DomainError missing
 */
export async function setEventVisible(
  backend: Backend,
  admin: Admin,
  id: string,
  visible: boolean,
): Promise<void> {
  const is_visible = flagOf(visible)
  await commitChange(backend, nouns, (tx) =>
    patchRow(tx, admin, 'calendar_events', id, { is_visible }),
  )
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

/**
 * Moves an event to the trash.
 * @returns the change that brings it back when it is taken back
 */
export async function deleteEvent(
  backend: Backend,
  admin: Admin,
  id: string,
): Promise<string | undefined> {
  return commitChange(backend, nouns, (tx) => throwAway(tx, admin, 'calendar_events', id))
}

/** Shows visitors what has been, or no longer. */
export async function setPastShown(backend: Backend, admin: Admin, shown: boolean): Promise<void> {
  const shows_past = flagOf(shown)
  await commitChange(backend, ['calendar_settings'], (tx) =>
    upsertRow(tx, admin, 'calendar_settings', { name: 'calendar' }, { shows_past }),
  )
}
