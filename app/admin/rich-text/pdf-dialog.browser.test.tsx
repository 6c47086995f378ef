import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pdfFile } from '#tests/browser/files'
import { renderEditor, select } from '#tests/browser/rich-text'
import { interceptUploads } from '#tests/browser/uploads'

/** Selects a word and opens the dialog that links it to a PDF. */
async function openDialog() {
  const uploads = interceptUploads()
  const screen = await renderEditor('<p>Se plakaten</p>')
  await select('plakaten')
  await screen.toolbar.getByRole('button', { name: 'PDF' }).click()
  const { dialog } = screen
  return Object.assign(screen, {
    uploads,
    text: dialog.getByLabelText('Tekst'),
    file: dialog.getByLabelText('PDF-fil'),
    insert: dialog.getByRole('button', { name: 'Indsæt' }),
    failure: dialog.getByText(/^Der opstod en fejl/),
  })
}

test('a chosen PDF is uploaded when it is inserted, and the text links to it', async () => {
  const screen = await openDialog()
  await expect.element(screen.getByRole('dialog', { name: 'Indsæt PDF' })).toBeVisible()
  await expect.element(screen.text).toHaveValue('plakaten')
  await expect.element(screen.file).toHaveAttribute('accept', 'application/pdf,.pdf')
  await expect.element(screen.file).toHaveAccessibleDescription('Højst 50 MB.')
  await screen.text.fill(' hele plakaten ')
  await screen.file.upload(pdfFile('Plakat.PDF'))
  await expect.element(screen.dialog.getByRole('status')).toHaveTextContent('Plakat.PDF')
  expect(screen.uploads).toEqual([])
  await screen.insert.click()
  await expect.poll(() => screen.uploads.length).toBe(1)
  expect(screen.uploads[0]?.url).toBe('/admin/upload/pdf?name=Plakat.PDF')
  screen.uploads[0]?.progress(1, 4)
  await expect
    .element(screen.dialog.getByRole('progressbar', { name: 'PDF-fil' }))
    .toHaveValue(0.25)
  await expect.element(screen.insert).toHaveAttribute('aria-disabled', 'true')
  await screen.insert.click({ force: true })
  screen.uploads[0]?.answer(200, { id: '7' })
  await expect.element(screen.dialog).not.toBeInTheDocument()
  await expect.element(screen.editor).toHaveFocus()
  await expect.poll(() => screen.uploads).toHaveLength(1)
  await userEvent.keyboard('!')
  await expect.poll(screen.html).toBe('<p>Se <a data-pdf-id="7">hele plakaten</a>!</p>')
})

test('the text and the file are required, and a chosen file removes its error', async () => {
  const screen = await openDialog()
  await screen.text.fill(' ')
  await screen.insert.click()
  await expect
    .element(screen.text)
    .toHaveAccessibleDescription('Skriv den tekst, man skal klikke på.')
  await expect.element(screen.file).toHaveAccessibleDescription('Højst 50 MB. Vælg en PDF-fil.')
  await expect.element(screen.file).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.dialog.getByText('Vælg en PDF-fil.')).toHaveAttribute('role', 'alert')
  await screen.file.upload(pdfFile('plakat.pdf'))
  await expect.element(screen.file).toHaveAccessibleDescription('Højst 50 MB.')
  await expect.element(screen.text).toHaveAttribute('aria-invalid', 'true')
  await screen.insert.click()
  await expect.element(screen.text).toHaveAttribute('aria-invalid', 'true')
  expect(screen.uploads).toEqual([])
  await screen.text.fill('Plakaten')
  await screen.insert.click()
  await expect.poll(() => screen.uploads.length).toBe(1)
  await expect.element(screen.text).not.toHaveAttribute('aria-invalid')
})

test('a file without the ending .pdf is refused and not uploaded', async () => {
  const screen = await openDialog()
  await screen.file.upload(new File(['x'], 'plakat.pdf.docx'))
  await screen.insert.click()
  await expect.element(screen.file).toHaveAccessibleDescription(/Filen er ikke en PDF\.$/)
  expect(screen.uploads).toEqual([])
})

test('a failed upload is reported and can be repeated', async () => {
  const screen = await openDialog()
  await screen.file.upload(pdfFile('plakat.pdf'))
  await screen.insert.click()
  await expect.poll(() => screen.uploads.length).toBe(1)
  screen.uploads[0]?.loseConnection()
  await expect
    .element(screen.failure)
    .toHaveTextContent(
      'Der opstod en fejl ved upload af PDF filen. Der er ingen forbindelse til serveren. Prøv igen.',
    )
  await expect.element(screen.failure).toHaveAttribute('role', 'alert')
  await expect.element(screen.dialog.getByRole('progressbar')).not.toBeInTheDocument()
  await screen.insert.click()
  await expect.element(screen.failure).not.toBeInTheDocument()
  await expect.poll(() => screen.uploads.length).toBe(2)
  screen.uploads[1]?.answer(200, { id: '8' })
  await expect.poll(screen.html).toBe('<p>Se <a data-pdf-id="8">plakaten</a></p>')
})

test('an upload can be cancelled, and closing the dialog cancels it', async () => {
  const screen = await openDialog()
  await screen.file.upload(pdfFile('plakat.pdf'))
  await screen.insert.click()
  await expect.poll(() => screen.uploads.length).toBe(1)
  await screen.dialog.getByRole('button', { name: 'Afbryd' }).click()
  await expect.poll(() => screen.uploads[0]?.isCancelled).toBe(true)
  await expect.element(screen.failure).toBeVisible()
  await screen.insert.click()
  await expect.poll(() => screen.uploads.length).toBe(2)
  await screen.dialog.getByRole('button', { name: 'Annuller' }).click()
  await expect.poll(() => screen.uploads[1]?.isCancelled).toBe(true)
  await expect.element(screen.dialog).not.toBeInTheDocument()
  expect(screen.html()).toBe('<p>Se plakaten</p>')
})
