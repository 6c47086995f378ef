import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { dropFiles, pictureFile, trackObjectUrls } from '#tests/browser/files'
import { renderScreen } from '#tests/browser/screen'
import { interceptUploads } from '#tests/browser/uploads'
import { RecordForm } from '~/admin/form/record-form'
import { ImageField } from './image-field'

const form = (
  <RecordForm schema={z.looseObject({})} values={{ revision: 1, cover: '' }}>
    <ImageField
      name="cover"
      label="Forside"
      purpose="collaboration"
      ratio="natural"
      cropTitle="Tilpas forside"
      uploadError="Fejl"
    />
  </RecordForm>
)

const field = page.getByRole('group', { name: 'Forside' })
const dialog = page.getByRole('dialog', { name: 'Tilpas forside' })
const useCrop = dialog.getByRole('button', { name: 'Brug udsnit' })

async function choosePicture() {
  const uploads = interceptUploads()
  const screen = await renderScreen(form)
  const choose = async (name: string) =>
    field.getByLabelText(/Vælg billede|Skift billede/).upload(await pictureFile(name, 800, 400))
  await choose('kirke.png')
  await expect.element(useCrop).not.toHaveAttribute('aria-disabled', 'true')
  return { uploads, screen, choose }
}

/** Saves the form, and returns the crop of the upload: x, y, width and height. */
async function uploadedCrop(uploads: ReturnType<typeof interceptUploads>) {
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => uploads.length).toBe(1)
  const { searchParams } = new URL(uploads[0]?.url ?? '', location.href)
  uploads[0]?.answer(200, { path: 'images/kirke.png' })
  return searchParams.get('crop')?.split(',').map(Number)
}

test('a picture that needs a crop is used with the middle of it by default', async () => {
  const { uploads, screen } = await choosePicture()
  await expect.element(dialog).toHaveAccessibleDescription(/^Flyt billedet/)
  await expect.element(field.getByRole('status')).not.toBeInTheDocument()
  await useCrop.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(field.getByRole('status')).toMatchTextContent(/^Nyt billede/)
  const preview = field.element().querySelector('img')
  await expect.poll(() => preview?.naturalHeight).toBe(400)
  expect(preview?.naturalWidth).toBeCloseTo(533, -1)
  const [x, y, width = 0, height = 0] = (await uploadedCrop(uploads)) ?? []
  expect([x, y, height]).toEqual([133, 0, 400])
  expect(width / height).toBeCloseTo(4 / 3, 1)
  await expect.poll(() => screen.sent).toMatchObject([{ cover: 'images/kirke.png' }])
})

test('the crop is zoomed with the slider and moved with the arrow keys', async () => {
  const { uploads } = await choosePicture()
  await dialog.getByLabelText('Zoom').fill('2')
  const area = dialog.getByRole('group', { name: 'Udsnit. Flyt billedet med piletasterne.' })
  await area.click()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await useCrop.click()
  const [x = 0, , , height = 0] = (await uploadedCrop(uploads)) ?? []
  expect(height).toBeGreaterThan(150)
  expect(height).toBeLessThan(250)
  expect(x).not.toBeCloseTo(266, -1)
})

test('buttons move the crop by a twentieth of the picture, as far as its edge, and say where it is', async () => {
  const { uploads } = await choosePicture()
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent(
      'Udsnittet begynder 17 % fra venstre og 0 % fra toppen og er 67 % af bredden.',
    )
  const right = dialog.getByRole('button', { name: 'Mod højre' })
  await right.click()
  await expect.element(dialog.getByRole('status')).toMatchTextContent(/begynder 12 % fra venstre/)
  for (let times = 0; times < 4; times += 1) await right.click()
  await expect.element(dialog.getByRole('status')).toMatchTextContent(/begynder 0 % fra venstre/)
  await dialog.getByRole('button', { name: 'Mod venstre' }).click()
  await expect.element(dialog.getByRole('status')).toMatchTextContent(/begynder 5 % fra venstre/)
  await useCrop.click()
  const [x = 0, y] = (await uploadedCrop(uploads)) ?? []
  expect(x).toBeCloseTo(40, -1)
  expect(y).toBe(0)
})

test('a save right after the crop is chosen waits until the crop is shown', async () => {
  const { uploads, screen } = await choosePicture()
  dialog.element().querySelector('form')?.requestSubmit()
  screen.container.querySelector<HTMLFormElement>('main form')?.requestSubmit()
  await expect.poll(() => uploads.length).toBe(1)
  uploads[0]?.answer(200, { path: 'images/kirke.png' })
  await expect.poll(() => screen.sent).toMatchObject([{ cover: 'images/kirke.png' }])
})

test('a cancelled crop leaves the field as it was, and the save waits for no upload', async () => {
  const { uploads, screen } = await choosePicture()
  await dialog.getByRole('button', { name: 'Annuller' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(field.getByText(/^Intet billede/)).toBeVisible()
  await expect.element(field.getByRole('button', { name: 'Tilpas udsnit' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => screen.sent).toMatchObject([{ cover: '' }])
  expect(uploads).toEqual([])
})

test('a crop is changed before the upload, and a cancelled change keeps it', async () => {
  const { uploads } = await choosePicture()
  await useCrop.click()
  const reopen = field.getByRole('button', { name: 'Tilpas udsnit' })
  await reopen.click()
  await dialog.getByRole('button', { name: 'Annuller' }).click()
  await reopen.click()
  await dialog.getByLabelText('Zoom').fill('4')
  await expect.element(useCrop).not.toHaveAttribute('aria-disabled', 'true')
  await useCrop.click()
  await expect.element(dialog).not.toBeInTheDocument()
  const [, , , height = 0] = (await uploadedCrop(uploads)) ?? []
  expect(height).toBeLessThan(150)
  await expect.element(reopen).not.toBeInTheDocument()
})

test('the browser frees each picture and each preview once it is no longer shown', async () => {
  const open = trackObjectUrls()
  const { screen, choose } = await choosePicture()
  await useCrop.click()
  await expect.poll(() => open.size).toBe(2)
  await choose('hav.png')
  await expect.poll(() => open.size).toBe(3)
  await dialog.getByRole('button', { name: 'Annuller' }).click()
  await expect.poll(() => open.size).toBe(2)
  await screen.unmount()
  expect(open.size).toBe(0)
})

test('a save while a picture is opened for its crop is not sent without the picture', async () => {
  const uploads = interceptUploads()
  const screen = await renderScreen(form)
  dropFiles(field.element(), await pictureFile('kirke.png', 800, 400))
  field.element().closest('form')?.requestSubmit()
  await useCrop.click()
  await uploadedCrop(uploads)
  await expect.poll(() => screen.sent).toMatchObject([{ cover: 'images/kirke.png' }])
})
