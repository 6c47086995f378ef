import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openScreens, uploadPicture } from '#tests/support/screen'
import { workForm } from '~/domain/bibliography/bibliography.form'
import { eventForm } from '~/domain/calendar/calendar.form'
import { listEvents } from '~/domain/calendar/calendar-editing.server'
import { lectureForm } from '~/domain/lectures/lectures.form'
import { action as editWork } from '~/routes/admin/bibliography/edit'
import { action as editLecture } from '~/routes/admin/lectures/edit'
import { action as edit, loader as editing } from './edit'

const filled = { title: 'Koncert', date: '2026-12-04', event_type: 'concert', is_visible: 'on' }
const isNew = { id: 'ny' }

databaseTest(
  'a copy starts with the event’s values, without its cancellation or move',
  async ({ backend }) => {
    const screens = await openScreens(backend, eventForm)
    const changed = { location: 'Thisted', is_cancelled: 'on', moved_from: '2026-12-01' }
    await screens.send(edit, { ...filled, ...changed }, isNew)
    const [{ id = '' } = {}] = (await listEvents(backend)).items
    expect((await screens.load(editing, { id })).values.moved_from).toBe('2026-12-01')
    expect((await screens.load(editing, isNew)).lastAdded).toBe(id)
    const copy = await screens.load(editing, isNew, `?kopi=${id}`)
    expect(copy.lastAdded).toBeUndefined()
    expect(copy).toMatchObject({
      isNew: true,
      values: {
        title: filled.title,
        location: 'Thisted',
        revision: 0,
        is_cancelled: 0,
        moved_from: null,
      },
    })
    expect((await screens.load(editing, isNew, '?kopi=%00')).values).not.toHaveProperty('title')
  },
)

databaseTest(
  'a new event gets title, text, type and picture from its lecture, or title and text from its work',
  async ({ backend }) => {
    const screens = await openScreens(backend, eventForm, lectureForm, workForm)
    const image_url = await uploadPicture(backend, 'images/lectures/lecture_1.jpg')
    const image = { image_url, image_url_alt: 'En dør', image_url_focus_x: '0.25' }
    const hope = { title: 'Håb', description: 'Om håb.', publish: 'draft', ...image }
    await screens.send(editLecture, hope, isNew)
    const work = { title: 'Blæk', year: '2020', category: 'værkliste' }
    await screens.send(editWork, { ...work, description: '<p>En <b>bog</b>.</p>' }, isNew)
    const { subjects } = await screens.load(editing, isNew)
    expect(subjects.map(({ label }) => label)).toEqual([
      'Ikke noget bestemt',
      'Foredrag: Håb',
      'Værk: Blæk (2020)',
    ])
    const [, lecture, book] = subjects.map(({ value }) => value)
    expect((await screens.load(editing, isNew, `?om=${lecture}`)).values).toMatchObject({
      subject_id: lecture,
      title: 'Håb',
      description: 'Om håb.',
      event_type: 'lecture',
      revision: 0,
      image_url,
      image_url_alt: 'En dør',
      image_url_focus_x: 0.25,
    })
    const event = { ...filled, ...image, subject_id: lecture }
    expect((await screens.send(edit, event, isNew)).status).toBe(200)
    const [{ id = '' } = {}] = (await listEvents(backend)).items
    expect((await screens.load(editing, { id })).values).toMatchObject({ image_url })
    expect((await screens.load(editing, isNew, `?om=${book}`)).values).toMatchObject({
      subject_id: book,
      title: 'Blæk',
      description: '<p>En <b>bog</b>.</p>',
      event_type: 'other',
    })
    expect((await screens.load(editing, isNew, '?om=gone')).values).not.toHaveProperty('title')
  },
)

databaseTest(
  'a form offers the locations of other events with their addresses',
  async ({ backend }) => {
    const screens = await openScreens(backend, eventForm)
    const church = { ...filled, location: 'Vestervig Kirke' }
    await screens.send(edit, { ...church, address: 'Klostergade 1' }, isNew)
    await screens.send(edit, { ...church, date: '2027-01-04' }, isNew)
    await screens.send(edit, { ...filled, location: 'Ribe', date: '2026-12-24' }, isNew)
    await screens.send(edit, filled, isNew)
    expect((await screens.load(editing, isNew)).locations).toEqual([
      { location: 'Vestervig Kirke', address: 'Klostergade 1' },
      { location: 'Ribe', address: '' },
    ])
  },
)
