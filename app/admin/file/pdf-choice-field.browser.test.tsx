import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { pdfFile } from '#tests/browser/files'
import { renderScreen } from '#tests/browser/screen'
import { interceptUploads } from '#tests/browser/uploads'
import { RecordForm } from '~/admin/form/record-form'
import { PdfChoiceField } from './pdf-choice-field'

const form = (leaflet: string | null) => (
  <RecordForm schema={z.looseObject({})} values={{ revision: 1, leaflet }}>
    <PdfChoiceField name="leaflet" label="Folder" hint="Til deltagerne" />
  </RecordForm>
)

const field = page.getByRole('group', { name: 'Folder' })
const save = () => userEvent.keyboard('{Control>}s{/Control}')

test('a chosen PDF is uploaded at once, and sent with the form', async () => {
  const uploads = interceptUploads()
  const screen = await renderScreen(form(null))
  const input = field.getByLabelText('Vælg PDF')
  await expect.element(input).toHaveAccessibleDescription('Til deltagerne')
  await expect.element(field.getByRole('link')).not.toBeInTheDocument()
  await expect.element(field.getByRole('button', { name: 'Fjern' })).not.toBeInTheDocument()
  await input.upload(pdfFile('Folder.pdf'))
  await expect.poll(() => uploads.length).toBe(1)
  uploads[0]?.answer(200, { id: 'f', name: 'Folder.pdf', size: '1 kB' })
  await expect
    .element(field.getByRole('status'))
    .toHaveTextContent('»Folder.pdf« er uploadet (klik Gem for at bruge den)')
  await expect
    .element(field.getByRole('link', { name: 'Se den valgte PDF' }))
    .toHaveAttribute('href', '/filer/pdf/f/valgt.pdf')
  await expect.element(field.getByText('Vælg en anden PDF')).toBeVisible()
  await expect.element(screen.getByText('Der er ændringer, som ikke er gemt')).toBeVisible()
  await save()
  await expect.poll(() => screen.sent).toEqual([{ revision: '1', leaflet: 'f' }])
})

test('the chosen PDF is removed when the form is saved', async () => {
  const screen = await renderScreen(form('f'))
  await field.getByRole('button', { name: 'Fjern' }).click()
  await expect
    .element(field.getByRole('status'))
    .toHaveTextContent('PDF-filen fjernes, når du klikker Gem.')
  await expect.element(field.getByRole('link')).not.toBeInTheDocument()
  await save()
  await expect.poll(() => screen.sent).toEqual([{ revision: '1', leaflet: '' }])
})
