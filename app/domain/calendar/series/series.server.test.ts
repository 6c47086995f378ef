import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { filledForm } from '#tests/support/forms'
import { uploadPicture } from '#tests/support/screen'
import { eventForm } from '~/domain/calendar/calendar.form'
import { deleteSeries, saveEvent } from '~/domain/calendar/calendar-commands.server'
import { listEvents } from '~/domain/calendar/calendar-editing.server'
import { trashList } from '~/domain/history/trash.server'
import { undoChange } from '~/domain/history/undo-commands.server'
import { resolveSlug } from '~/domain/slugs/slugs.server'
import { readForm } from '~/forms/form'
import type { Backend } from '~/platform/backend.server'
import { countInSeries, othersInScope } from './series.server'

const evening = { title: 'Sangaften', event_type: 'singing_evening', is_visible: 'on' }
const weekly = { ...evening, date: '2026-12-04', repeat: 'weekly', repeat_until: '2026-12-25' }

function filled(fields: Record<string, string>) {
  const { value, errors } = readForm(eventForm, filledForm(eventForm, fields))
  if (errors) throw new Error(JSON.stringify(errors))
  return value
}

function rows({ db }: Backend) {
  return db.selectFrom('calendar_events').selectAll().orderBy('date').orderBy('id').execute()
}

/** A weekly series of four events, and another event on the day of the third. */
async function withSeries(backend: Backend) {
  const admin = await signedInAdmin(backend)
  const { series } = await saveEvent(backend, admin, undefined, filled(weekly))
  await saveEvent(backend, admin, undefined, filled({ ...evening, date: '2026-12-31' }))
  const [first, second, third, fourth] = await rows(backend)
  const ids = [first, second, third, fourth].map((row) => row?.id ?? '')
  return { admin, ids, series }
}

databaseTest('the events of one repetition are a series, a single one is not', async (test) => {
  const { backend } = test
  const { ids, series } = await withSeries(backend)
  const stored = (await rows(backend)).map(({ series_id }) => series_id)
  expect(stored).toEqual([series, series, series, series, null])
  expect(await countInSeries(backend, ids[1] ?? '')).toBe(4)
  expect(await countInSeries(backend, 'gone')).toBe(1)
})

databaseTest(
  'a change of one, of the following or of all events is saved and undone as one change',
  async ({ backend }) => {
    const { admin, ids } = await withSeries(backend)
    const before = (await rows(backend)).map(({ time, title }) => [time, title])
    const expected = {
      one: [null, '19:30', null, null, null],
      following: [null, '19:30', '19:30', '19:30', null],
      all: ['19:30', '19:30', '19:30', '19:30', null],
    }
    for (const [scope, times] of Object.entries(expected)) {
      const { revision } = (await rows(backend))[1] ?? { revision: 0 }
      const fields = { ...evening, date: '2026-12-11', time: '19:30', scope }
      const form = filled({ ...fields, revision: String(revision) })
      const { change, count } = await saveEvent(backend, admin, ids[1], form)
      expect((await rows(backend)).map(({ time }) => time)).toEqual(times)
      expect(count).toBe(times.filter(Boolean).length)
      await undoChange(backend, admin, change ?? '')
      expect((await rows(backend)).map(({ time, title }) => [time, title])).toEqual(before)
    }
  },
)

databaseTest(
  'the other events get only the changed fields, never the date, and their own slugs',
  async ({ backend }) => {
    const { admin, ids } = await withSeries(backend)
    const own = { ...evening, date: '2026-12-18', location: 'Ribe', revision: '1' }
    await saveEvent(backend, admin, ids[2], filled(own))
    const image_url = await uploadPicture(backend, 'images/events/event_1.jpg')
    const changed = { title: 'Adventssang', is_cancelled: 'on', image_url, scope: 'all' }
    const moved = { date: '2026-12-05', moved_from: '2026-12-04', revision: '1' }
    await saveEvent(backend, admin, ids[0], filled({ ...evening, ...changed, ...moved }))
    const shown = (await rows(backend)).slice(0, 4)
    expect(shown.map(({ date }) => date.slice(-2))).toEqual(['05', '11', '18', '25'])
    expect(shown.map(({ moved_from }) => moved_from)).toEqual(['2026-12-04', null, null, null])
    expect(shown.map(({ location }) => location)).toEqual([null, null, 'Ribe', null])
    for (const row of shown) {
      expect(row).toMatchObject({ title: 'Adventssang', is_cancelled: 1, image_url })
    }
    expect(shown.map(({ slug }) => slug)).toEqual(
      ['05', '11', '18', '25'].map((day) => `adventssang-2026-12-${day}`),
    )
    const images = await backend.db.selectFrom('images').select('file_path').execute()
    expect(images.map(({ file_path }) => file_path)).toEqual(Array(4).fill(image_url))
  },
)

databaseTest(
  'an event that is moved gets its new date in its slug, and no other changes',
  async (test) => {
    const { backend } = test
    const { admin, ids } = await withSeries(backend)
    const [, ...others] = await rows(backend)
    const moved = { ...evening, date: '2026-12-05', scope: 'all', revision: '1' }
    const { count } = await saveEvent(backend, admin, ids[0], filled(moved))
    expect(count).toBe(1)
    const [first, ...unmoved] = await rows(backend)
    expect(first?.slug).toBe('sangaften-2026-12-05')
    expect(unmoved).toEqual(others)
    expect(await resolveSlug(backend, 'calendar_events', 'sangaften-2026-12-04')).toEqual({
      redirect: 'sangaften-2026-12-05',
    })
  },
)

databaseTest(
  'one, the following or all are deleted, and restored by one undo',
  async ({ backend }) => {
    const { admin, ids } = await withSeries(backend)
    const before = await rows(backend)
    for (const [scope, left] of [
      ['one', 4],
      ['following', 2],
      ['all', 1],
    ] as const) {
      const { change, count } = await deleteSeries(backend, admin, ids[1] ?? '', scope)
      expect(await rows(backend)).toHaveLength(left)
      expect(count).toBe(5 - left)
      await undoChange(backend, admin, change ?? '')
      expect(await rows(backend)).toEqual(before)
    }
    expect(await deleteSeries(backend, admin, 'gone', 'all')).toMatchObject({ count: 0 })
  },
)

databaseTest('the following events include one on the same day', async ({ backend }) => {
  const { ids, series = null } = await withSeries(backend)
  const [, second = '', third = '', fourth = ''] = ids
  const date = '2026-12-11'
  await backend.db.updateTable('calendar_events').set({ date }).where('id', '=', third).execute()
  const others = await othersInScope(backend, { id: second, date, series_id: series }, 'following')
  expect(others.map(({ id }) => id)).toEqual([third, fourth])
})

databaseTest('a deleted series is in the trash under the event that was deleted', async (test) => {
  const { backend } = test
  const { admin, ids } = await withSeries(backend)
  const [id = ''] = ids
  const change = { title: 'Afslutning' }
  await backend.db.updateTable('calendar_events').set(change).where('id', '=', id).execute()
  await deleteSeries(backend, admin, id, 'all')
  const [entry] = (await trashList(backend)).items
  expect(entry?.name).toMatch(/^Afslutning/)
})

databaseTest('the list puts the series that was just added first', async ({ backend }) => {
  const { ids, series } = await withSeries(backend)
  const { items, counts } = await listEvents(backend, undefined, series)
  expect(items.map(({ id }) => id).slice(0, 4)).toEqual(ids)
  expect(items.map(({ section }) => section === 'added')).toEqual([true, true, true, true, false])
  expect(items.map(({ isInSeries }) => isInSeries)).toEqual([true, true, true, true, false])
  expect(counts).toEqual([4, 0, 0, 1])
  const plain = await listEvents(backend)
  expect(plain.counts).toEqual([0, 0, 0, 5])
})

databaseTest('the list shows all of a long series that was just added', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const weekly = { date: '2026-12-04', repeat: 'weekly', repeat_until: '2028-12-31' }
  const { series } = await saveEvent(backend, admin, undefined, filled({ ...evening, ...weekly }))
  const { items, hasMore } = await listEvents(backend, undefined, series)
  expect(items.filter(({ section }) => section === 'added')).toHaveLength(53)
  expect(hasMore).toBe(false)
})

databaseTest('markup that the editor cannot make is not stored', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const description = '<p onclick="a()">Kom <script>b()</script>og syng.</p>'
  const form = filled({ ...evening, date: '2026-12-04', description })
  await saveEvent(backend, admin, undefined, form)
  expect((await rows(backend))[0]?.description).toBe('<p>Kom og syng.</p>')
})

databaseTest('the last event of a series is an event of its own', async ({ backend }) => {
  const { ids } = await withSeries(backend)
  await backend.db.deleteFrom('calendar_events').where('id', 'in', ids.slice(1)).execute()
  const { items } = await listEvents(backend)
  expect(items.map(({ isInSeries }) => isInSeries)).toEqual([false, false])
})
