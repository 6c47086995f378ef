import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { breakTable, failure, openScreens, uploadPicture } from '#tests/support/screen'
import { sitePicture } from '~/domain/images/images.server'
import { sitePictureForm } from '~/domain/images/site-pictures/site-pictures.form'
import type { Backend } from '~/platform/backend.server'
import { action } from './edit'

const upload = (backend: Backend, name: string) =>
  uploadPicture(backend, `images/hero/hero_${name}.jpg`)

/** The form data of a picture's dialog. */
const picture = (place: string, image: string, image_alt: string, revision: number) => ({
  place,
  image,
  image_alt,
  revision,
  image_original: `${image_alt}.jpg`,
  image_focus_x: '0.5',
  image_focus_y: '0.5',
})

const done = (title: string, former?: { place: string; image: string }) => {
  const toast = former ? { title, undo: { intent: 'restore', ...former } } : { title }
  return { status: 200, answer: { kind: 'done', toast } }
}

const active = ({ db }: Backend) =>
  db.selectFrom('images').select(['file_path', 'is_active']).orderBy('file_path').execute()

databaseTest('an uploaded picture replaces the previous one', async ({ backend }) => {
  const screens = await openScreens(backend, sitePictureForm)
  const first = await upload(backend, '1')
  const second = await upload(backend, '2')
  expect(await screens.send(action, picture('hero', first, 'Fjorden', 0))).toEqual(
    done('Billede uploadet!'),
  )
  expect(await screens.send(action, picture('hero', second, 'Heden', 1))).toEqual(
    done('Billede uploadet!', { place: 'hero', image: first }),
  )
  expect((await sitePicture(backend, 'hero'))?.alt).toBe('Heden')
  expect(await sitePicture(backend, 'portrait')).toBeUndefined()
  expect(await active(backend)).toEqual([
    { file_path: first, is_active: 0 },
    { file_path: second, is_active: 1 },
  ])
})

databaseTest('a picture whose file is gone replaces nothing', async ({ backend }) => {
  const screens = await openScreens(backend, sitePictureForm)
  const first = await upload(backend, '1')
  await screens.send(action, picture('hero', first, 'Fjorden', 0))
  const { status } = await screens.send(action, picture('hero', 'images/hero/gone.jpg', 'Væk', 1))
  expect(status).toBe(404)
  expect(await active(backend)).toEqual([{ file_path: first, is_active: 1 }])
})

databaseTest(
  'a picture’s description can be changed and the picture removed',
  async ({ backend }) => {
    const screens = await openScreens(backend, sitePictureForm)
    const path = await upload(backend, '1')
    await screens.send(action, picture('portrait', path, 'Hun skriver', 0))
    expect(await screens.send(action, picture('portrait', path, 'Hun læser', 1))).toEqual(
      done('Billedet er opdateret'),
    )
    expect((await sitePicture(backend, 'portrait'))?.alt).toBe('Hun læser')
    expect(await screens.send(action, picture('portrait', '', '', 2))).toEqual(
      done('Billedet er fjernet', { place: 'portrait', image: path }),
    )
    expect(await sitePicture(backend, 'portrait')).toBeUndefined()
  },
)

databaseTest('a replaced picture can be restored', async ({ backend }) => {
  const screens = await openScreens(backend, sitePictureForm)
  const first = await upload(backend, '1')
  const second = await upload(backend, '2')
  await screens.send(action, picture('hero', first, 'Fjorden', 0))
  await screens.send(action, picture('hero', second, 'Heden', 1))
  const undo = { intent: 'restore', place: 'hero', image: first }
  expect(await screens.send(action, undo)).toEqual(done('Billedet er gendannet'))
  expect(await active(backend)).toEqual([
    { file_path: first, is_active: 1 },
    { file_path: second, is_active: 0 },
  ])
  expect((await screens.send(action, { ...undo, image: 'images/hero/gone.jpg' })).status).toBe(404)
  expect((await screens.send(action, { ...undo, place: 'portrait' })).status).toBe(404)
  expect((await sitePicture(backend, 'hero'))?.alt).toBe('Fjorden')
})

databaseTest('a picture that another window replaced is not overwritten', async ({ backend }) => {
  const screens = await openScreens(backend, sitePictureForm)
  const first = await upload(backend, '1')
  const second = await upload(backend, '2')
  const third = await upload(backend, '3')
  await screens.send(action, picture('hero', first, 'Fjorden', 0))
  await screens.send(action, picture('hero', second, 'Heden', 1))
  const late = await screens.send(action, picture('hero', third, 'Havet', 1))
  expect(late).toMatchObject({ status: 409, answer: { kind: 'outdated', revision: 3 } })
  expect((await sitePicture(backend, 'hero'))?.alt).toBe('Heden')
})

databaseTest('the focus point can be moved if there is a picture', async ({ backend }) => {
  const screens = await openScreens(backend, sitePictureForm)
  const focus = { intent: 'focus', place: 'hero', focus_x: '0.35', focus_y: '0.9' }
  expect(await screens.send(action, focus)).toEqual(failure('Intet billede fundet', 404))
  await screens.send(action, picture('hero', await upload(backend, '1'), 'Fjorden', 0))
  expect(await screens.send(action, focus)).toEqual(done('Fokuspunkt opdateret'))
  expect((await sitePicture(backend, 'hero'))?.focus).toEqual({ x: 35, y: 90 })
  expect((await screens.send(action, { ...focus, focus_x: '1.0001' })).status).toBe(422)
})

databaseTest('a database failure shows its message', async ({ backend }) => {
  const screens = await openScreens(backend, sitePictureForm)
  const path = await upload(backend, '1')
  await breakTable(backend, 'images')
  expect(await screens.send(action, picture('hero', path, 'Fjorden', 0))).toEqual(
    failure('Kunne ikke uploade billede'),
  )
  const focus = { intent: 'focus', place: 'portrait', focus_x: '0.5', focus_y: '0.5' }
  expect(await screens.send(action, focus)).toEqual(failure('Fejl ved opdatering af fokuspunkt'))
})
