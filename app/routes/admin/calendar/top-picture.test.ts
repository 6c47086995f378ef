import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openScreens, uploadPicture } from '#tests/support/screen'
import { topPictureCopy } from '~/domain/calendar/calendar-editing.copy'
import { sitePicture } from '~/domain/images/images.server'
import { sitePictureForm } from '~/domain/images/site-pictures/site-pictures.form'
import { action, loader } from './top-picture'

databaseTest(
  'the top picture of the calendar is saved, and its screen returns to the list',
  async (test) => {
    const { backend } = test
    const screens = await openScreens(backend, sitePictureForm)
    const image = await uploadPicture(backend, 'images/calendar/calendar_1.jpg')
    const form = { image, image_alt: 'Bænke', image_focus_x: '0.5', image_focus_y: '0.25' }
    const { status, answer } = await screens.send(action, { ...form, revision: 0 })
    expect([status, answer]).toMatchObject([
      200,
      { kind: 'done', goTo: '/admin/kalender', toast: { title: topPictureCopy.uploaded } },
    ])
    expect((await sitePicture(backend, 'calendar-hero'))?.alt).toBe('Bænke')
    expect(await sitePicture(backend, 'hero')).toBeUndefined()
    const { values } = await screens.load(loader)
    expect(values).toMatchObject({ image, image_alt: 'Bænke' })
  },
)
