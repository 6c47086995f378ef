import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { saveByKey } from '#tests/browser/field'
import { dropFiles, pictureFile } from '#tests/browser/files'
import { renderScreen } from '#tests/browser/screen'
import { interceptUploads } from '#tests/browser/uploads'
import { TextField } from '~/admin/fields/fields'
import { RecordForm } from '~/admin/form/record-form'
import { ImageField } from './image-field'

const form = (
  <RecordForm
    schema={z.looseObject({ cover: z.string().min(1, 'Vælg et billede.') })}
    values={{ revision: 3, cover: '', cover_alt: '', cover_original: '' }}
  >
    <ImageField
      name="cover"
      label="Forside"
      purpose="news"
      ratio="16/9"
      uploadError="Forsiden kunne ikke uploades"
    />
  </RecordForm>
)

const group = page.getByRole('group', { name: 'Forside' })
const fileInput = group.getByLabelText(/Vælg billede|Skift billede/)
const save = () => userEvent.keyboard('{Control>}s{/Control}')

test('a chosen picture is uploaded when the form is saved, and then sent with its text', async () => {
  const uploads = interceptUploads()
  const screen = await renderScreen(form)
  await expect.element(group.getByText(/^Intet billede/)).toBeVisible()
  await expect.element(group.getByText(/trække et billede hertil/)).toBeVisible()
  const file = await pictureFile('kirke.png')
  await fileInput.upload(file)
  await expect
    .element(group.getByRole('status'))
    .toHaveTextContent('Nyt billede (klik Gem for at uploade)')
  await expect.element(screen.getByText('Der er ændringer, som ikke er gemt')).toBeVisible()
  await expect.element(group.getByText('Skift billede')).toBeVisible()
  await group.getByLabelText('Beskrivelse af billedet').fill('En kirke')
  expect(uploads).toEqual([])
  await save()
  await expect
    .poll(() => uploads.map(({ url }) => url))
    .toEqual(['/admin/upload/billede?place=news'])
  expect(uploads[0]?.body).toMatchObject({ name: 'kirke.png', size: file.size })
  await expect.element(group.getByText('Uploader: 0 %')).toBeVisible()
  await expect.element(group.getByText('Skift billede')).not.toBeVisible()
  uploads[0]?.progress(1, 4)
  await expect.element(group.getByText('Uploader: 25 %')).toBeVisible()
  await expect.element(group.getByRole('progressbar', { name: 'Forside' })).toBeVisible()
  uploads[0]?.progress(4, 4)
  await expect.element(group.getByText('Behandler filen …')).toBeVisible()
  expect(screen.sent).toEqual([])
  uploads[0]?.answer(200, { path: 'images/kirke.png' })
  await expect.element(screen.getByText('Gemt', { exact: true })).toBeVisible()
  await expect
    .poll(() => screen.sent)
    .toEqual([
      {
        revision: '3',
        cover: 'images/kirke.png',
        cover_alt: 'En kirke',
        cover_focus_x: '0.5',
        cover_focus_y: '0.5',
        cover_original: 'kirke.png',
      },
    ])
  await expect.element(group.getByText('Skift billede')).toBeVisible()
})

test('a save waits for a file that is being opened, and is cancelled if it is refused', async () => {
  const uploads = interceptUploads()
  const screen = await renderScreen(form)
  await expect.element(screen.getByRole('button', { name: 'Gem' })).toBeEnabled()
  const submit = () => group.element().closest('form')?.requestSubmit()
  dropFiles(group.element(), new File(['x'], 'et.gif', { type: 'image/gif' }))
  submit()
  await expect.element(screen.getByText(/GIF kan ikke bruges her/)).toBeVisible()
  await expect.element(screen.getByText('Vælg et billede.')).not.toBeInTheDocument()
  dropFiles(group.element(), await pictureFile('kirke.png'))
  submit()
  await expect.poll(() => uploads.length).toBe(1)
  expect(screen.sent).toEqual([])
  uploads[0]?.answer(422, { code: 'damaged' })
  await expect.element(group.getByText('Filen er beskadiget og kan ikke læses.')).toBeVisible()
})

test('after a failed upload the picture stays, and the next save tries again', async () => {
  const uploads = interceptUploads()
  const screen = await renderScreen(form)
  await fileInput.upload(await pictureFile('kirke.png'))
  await save()
  await expect.poll(() => uploads.length).toBe(1)
  uploads[0]?.loseConnection()
  await expect.element(screen.getByText('Forsiden kunne ikke uploades')).toBeVisible()
  await expect
    .element(group.getByText('Der er ingen forbindelse til serveren. Prøv igen.'))
    .toBeVisible()
  await expect.element(fileInput).toBeInvalid()
  await expect
    .element(group.getByRole('status'))
    .toHaveTextContent('Nyt billede (klik Gem for at uploade)')
  expect(screen.sent).toEqual([])
  await save()
  await expect.poll(() => uploads.length).toBe(2)
  uploads[1]?.answer(200, { path: 'images/kirke.png' })
  await expect.poll(() => screen.sent).toMatchObject([{ cover: 'images/kirke.png' }])
  await expect.element(fileInput).not.toBeInvalid()
})

test('an upload can be cancelled, and no other picture can be chosen during it', async () => {
  const uploads = interceptUploads()
  const screen = await renderScreen(form)
  await fileInput.upload(await pictureFile('kirke.png'))
  await save()
  await expect.poll(() => uploads.length).toBe(1)
  dropFiles(group.element(), new File(['x'], 'brev.txt', { type: 'text/plain' }))
  await group.getByRole('button', { name: 'Afbryd' }).click()
  await expect.poll(() => uploads[0]?.isCancelled).toBe(true)
  await expect.element(group.getByText('Uploaden blev afbrudt.')).toBeVisible()
  await expect.element(group.getByRole('progressbar')).not.toBeInTheDocument()
  await expect
    .element(group.getByRole('status'))
    .toHaveTextContent('Nyt billede (klik Gem for at uploade)')
  expect(screen.sent).toEqual([])
})

test('an uploaded picture is not uploaded again if the form is refused', async () => {
  const uploads = interceptUploads()
  const screen = await renderScreen(form, {
    answer: () => ({ kind: 'refused', errors: { cover: 'Forsiden er for mørk.' } }),
  })
  await fileInput.upload(await pictureFile('kirke.png'))
  await save()
  await expect.poll(() => uploads.length).toBe(1)
  uploads[0]?.answer(200, { path: 'images/kirke.png' })
  await expect.element(group.getByText('Forsiden er for mørk.')).toBeVisible()
  await expect
    .element(group.getByRole('status'))
    .toHaveTextContent('Billedet er uploadet (klik Gem for at bruge det)')
  await save()
  await expect.poll(() => screen.sent.length).toBe(2)
  expect(screen.sent[1]).toEqual(screen.sent[0])
  expect(uploads).toHaveLength(1)
})

test('a save during the opening of a file that is refused is not sent', async () => {
  const optional = (
    <RecordForm schema={z.unknown()} values={{ revision: 3, title: 'Advent' }}>
      <TextField name="title" label="Titel" />
      <ImageField name="cover" label="Forside" purpose="news" ratio="16/9" uploadError="Fejl" />
    </RecordForm>
  )
  const screen = await renderScreen(optional)
  dropFiles(group.element(), new File(['x'], 'et.gif', { type: 'image/gif' }))
  group.element().closest('form')?.requestSubmit()
  await expect.element(screen.getByText(/GIF kan ikke bruges her/)).toBeVisible()
  await screen.getByLabelText('Titel').fill('Jul')
  await saveByKey(screen.sent)
  expect(screen.sent.map(({ title }) => title)).toEqual(['Jul'])
})
