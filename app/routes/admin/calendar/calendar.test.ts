import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { breakTable, failure, openScreens, uploadPicture } from '#tests/support/screen'
import { eventForm } from '~/domain/calendar/calendar.form'
import { listEvents } from '~/domain/calendar/calendar-editing.server'
import { sitePicture } from '~/domain/images/images.server'
import { sitePictureForm } from '~/domain/images/site-pictures/site-pictures.form'
import { action as edit, loader as editing } from './edit'
import { action as list, loader as listing } from './list'
import { action as saveTopPicture, loader as topPicture } from './top-picture'

const filled = { title: 'Koncert', date: '2026-12-04', event_type: 'concert', is_visible: 'on' }
const isNew = { id: 'ny' }

databaseTest('an event is added, changed, hidden, shown and deleted', async ({ backend }) => {
  const screens = await openScreens(backend, eventForm, sitePictureForm)
  expect(await screens.send(edit, filled, isNew)).toEqual({
    status: 200,
    answer: {
      kind: 'done',
      toast: { title: 'Arrangement tilføjet', sharePath: '/kalender/koncert' },
      goTo: '/admin/kalender',
      savedForm: expect.stringMatching(/^\/admin\/kalender\/[\w-]+$/),
    },
  })
  const [{ id = '' } = {}] = (await listEvents(backend)).items
  const changed = { ...filled, title: 'Sangaften', revision: 1 }
  expect((await screens.send(edit, changed, { id })).answer).toMatchObject({
    toast: { title: 'Arrangement opdateret' },
  })
  expect((await screens.load(editing, { id })).values).toMatchObject({ title: 'Sangaften' })
  const toastOf = async (intent: string) =>
    (await screens.send(list, { intent, id })).answer as { toast: unknown }
  expect((await toastOf('hide')).toast).toEqual({
    title: 'Arrangement skjult',
    undo: { intent: 'show', id },
  })
  expect((await toastOf('show')).toast).toEqual({ title: 'Arrangement vist' })
  expect((await toastOf('delete')).toast).toEqual({
    title: 'Arrangement slettet',
    undo: { intent: 'restore', change: expect.any(String) },
    undoPath: '/admin/papirkurv',
  })
  expect(await screens.load(listing)).toMatchObject({
    items: [],
    failed: undefined,
    showsPast: false,
  })
})

databaseTest('past events are shown to visitors or hidden, with a toast', async ({ backend }) => {
  const screens = await openScreens(backend)
  const toggle = (past: string) => screens.send(list, { past })
  const done = (title: string) => ({ status: 200, answer: { kind: 'done', toast: { title } } })
  expect(await toggle('show')).toEqual(done('Tidligere arrangementer vises'))
  expect(await screens.load(listing)).toMatchObject({ showsPast: true })
  expect(await toggle('hide')).toEqual(done('Tidligere arrangementer vises ikke længere'))
  expect(await screens.load(listing)).toMatchObject({ showsPast: false })
  await expect(screens.send(list, { intent: 'unknown' })).rejects.toMatchObject({
    init: { status: 400 },
  })
  await breakTable(backend, 'calendar_settings')
  expect(await toggle('show')).toEqual(failure('Kunne ikke ændre visningen.'))
})

databaseTest('an event without title and date is refused at both fields', async ({ backend }) => {
  const screens = await openScreens(backend, eventForm, sitePictureForm)
  const errors = { title: 'Titel og dato er påkrævet.', date: 'Titel og dato er påkrævet.' }
  expect(await screens.send(edit, { ...filled, title: ' ', date: '' }, isNew)).toEqual({
    status: 422,
    answer: { kind: 'refused', errors },
  })
})

databaseTest(
  'an event that was changed in the meantime is not overwritten',
  async ({ backend }) => {
    const screens = await openScreens(backend, eventForm, sitePictureForm)
    await screens.send(edit, filled, isNew)
    const [{ id = '' } = {}] = (await listEvents(backend)).items
    await screens.send(edit, { ...filled, title: 'Sangaften', revision: 1 }, { id })
    expect(
      await screens.send(edit, { ...filled, title: 'Messe', revision: 1 }, { id }),
    ).toMatchObject({
      status: 409,
      answer: { kind: 'outdated', revision: 2, values: { title: 'Sangaften' } },
    })
  },
)

databaseTest('a series is added in one save, or refused at its field', async ({ backend }) => {
  const screens = await openScreens(backend, eventForm, sitePictureForm)
  const repeated = { ...filled, date: '2026-12-04', repeat: 'weekly' }
  const last = { ...repeated, repeat_until: '2026-12-18' }
  expect((await screens.send(edit, last, isNew)).answer).toMatchObject({
    toast: { title: '3 arrangementer tilføjet' },
  })
  for (const repeat_until of ['2026-12-01', '', 'snart']) {
    expect(await screens.send(edit, { ...repeated, repeat_until }, isNew), repeat_until).toEqual({
      status: 422,
      answer: {
        kind: 'refused',
        errors: { repeat_until: 'Vælg den sidste dag. Den kommer efter den første.' },
      },
    })
  }
})

databaseTest('a missing event is a 404', async ({ backend }) => {
  const screens = await openScreens(backend, eventForm, sitePictureForm)
  const nothing = { init: { status: 404 } }
  await expect(screens.load(editing, { id: 'x' })).rejects.toMatchObject(nothing)
  expect(await screens.send(edit, { ...filled, revision: 1 }, { id: 'x' })).toMatchObject({
    status: 404,
    answer: { kind: 'failed' },
  })
})

databaseTest('the calendar reports a database failure', async ({ backend }) => {
  const screens = await openScreens(backend, eventForm, sitePictureForm)
  await breakTable(backend, 'calendar_events')
  const send = (intent: string) => screens.send(list, { intent, id: 'x' })
  expect(await screens.send(edit, filled, isNew)).toEqual(failure('Kunne ikke gemme begivenhed.'))
  expect(await send('delete')).toEqual(failure('Kunne ikke slette begivenhed.'))
  expect(await send('hide')).toEqual(failure('Kunne ikke ændre synlighed.'))
  expect(await send('show')).toEqual(failure('Kunne ikke ændre synlighed.'))
  expect(await screens.load(listing)).toMatchObject({
    items: [],
    failed: 'Kunne ikke hente kalender begivenheder.',
  })
})

databaseTest('only the newest top picture of the calendar is active', async ({ backend }) => {
  const screens = await openScreens(backend, eventForm, sitePictureForm)
  const toasts: unknown[] = []
  for (const number of [1, 2]) {
    const image = await uploadPicture(backend, `images/calendar/calendar-hero-${number}.jpg`)
    const { revision } = (await screens.load(topPicture)).values
    const fields = { image, revision, image_alt: `Nummer ${number}`, image_focus_y: '0.8' }
    const { answer } = await screens.send(saveTopPicture, fields)
    toasts.push((answer as { toast: unknown }).toast)
  }
  expect(toasts).toEqual(Array(2).fill({ title: 'Topbillede uploadet' }))
  const rows = backend.db.selectFrom('images').select(['file_path', 'is_active'])
  expect(await rows.orderBy('file_path').execute()).toEqual([
    { file_path: 'images/calendar/calendar-hero-1.jpg', is_active: 0 },
    { file_path: 'images/calendar/calendar-hero-2.jpg', is_active: 1 },
  ])
  expect(await sitePicture(backend, 'calendar-hero')).toMatchObject({
    alt: 'Nummer 2',
    focus: { x: 50, y: 80 },
  })
})

databaseTest('a top picture that cannot be stored leaves the old one', async ({ backend }) => {
  const screens = await openScreens(backend, eventForm, sitePictureForm)
  const image = await uploadPicture(backend, 'images/calendar/calendar-hero-1.jpg')
  await screens.send(saveTopPicture, { image })
  const { revision } = (await screens.load(topPicture)).values
  const lost = { image: 'images/calendar/calendar-hero-2.jpg', revision }
  const { status, answer } = await screens.send(saveTopPicture, lost)
  expect(status).toBe(404)
  expect(answer).toMatchObject({ kind: 'failed', toast: { title: 'Fejl' } })
  expect((answer as { toast: { description: string } }).toast.description).toMatch(
    /^Kunne ikke uploade topbillede\./,
  )
  expect(await sitePicture(backend, 'calendar-hero')).toBeDefined()
  await breakTable(backend, 'images')
  expect(await screens.send(saveTopPicture, { image })).toMatchObject({
    status: 500,
    answer: { toast: { title: 'Fejl', description: 'Kunne ikke uploade topbillede.' } },
  })
})

databaseTest(
  'the top picture’s description can be changed and the picture removed',
  async ({ backend }) => {
    const screens = await openScreens(backend, eventForm, sitePictureForm)
    const image = await uploadPicture(backend, 'images/calendar/calendar-hero-1.jpg')
    await screens.send(saveTopPicture, { image })
    const save = async (fields: object) => {
      const { revision } = (await screens.load(topPicture)).values
      return (await screens.send(saveTopPicture, { ...fields, revision })).answer
    }
    expect(await save({ image, image_alt: 'Hede' })).toMatchObject({
      toast: { title: 'Topbillede opdateret' },
    })
    expect(await sitePicture(backend, 'calendar-hero')).toMatchObject({ alt: 'Hede' })
    expect(await save({ image: '' })).toMatchObject({ toast: { title: 'Topbillede fjernet' } })
    expect(await sitePicture(backend, 'calendar-hero')).toBeUndefined()
  },
)
