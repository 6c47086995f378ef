import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { pdfFile } from '#tests/browser/files'
import { renderRoute } from '#tests/browser/route'
import { renderScreen } from '#tests/browser/screen'
import { interceptUploads } from '#tests/browser/uploads'
import { RecordForm } from '~/admin/form/record-form'
import { PdfField } from './pdf-field'

const program = { id: 'p', name: 'Program.pdf', size: '12 kB' }
const score = { id: 'n', name: 'Noder.pdf', size: '1 MB' }

const form = (values: Record<string, unknown>, attached?: string) => (
  <RecordForm schema={z.looseObject({})} values={{ revision: 1, ...values }}>
    <PdfField collaborationId={attached} files={attached ? [program, score] : []} newName="pdfs" />
  </RecordForm>
)

const field = page.getByRole('region', { name: 'PDF-filer' })
const choose = (file: File) => field.getByLabelText('Vedhæft PDF').upload(file)
const save = () => userEvent.keyboard('{Control>}s{/Control}')

test('the progress of a PDF starts at 0 % and replaces the button', async () => {
  const uploads = interceptUploads()
  await renderScreen(form({}))
  await choose(pdfFile('Program.pdf'))
  await expect
    .poll(() => uploads.map(({ url }) => url))
    .toEqual(['/admin/upload/pdf?name=Program.pdf'])
  const progress = field.getByRole('progressbar', { name: 'Vedhæft PDF' })
  await expect.element(progress).toHaveAttribute('value', '0')
  await expect.element(field.getByText('Uploader: 0 %')).toBeVisible()
  await expect.element(field.getByText('Vedhæft PDF')).not.toBeVisible()
  uploads[0]?.progress(1, 2)
  await expect.element(field.getByText('Uploader: 50 %')).toBeVisible()
  await expect.element(progress).toHaveAttribute('value', '0.5')
  uploads[0]?.progress(2, 2)
  await expect.element(field.getByText('Behandler filen …')).toBeVisible()
  uploads[0]?.answer(200, program)
  await expect.element(progress).not.toBeInTheDocument()
  await expect.element(field.getByText('Vedhæft PDF')).toBeVisible()
})

test('PDFs of a new row are sent with it, except those that were removed again', async () => {
  const uploads = interceptUploads()
  const screen = await renderScreen(form({ pdfs: JSON.stringify([program]) }))
  await expect
    .element(field.getByRole('link', { name: 'Program.pdf' }))
    .toHaveAttribute('href', '/filer/pdf/p/Program.pdf')
  await expect.element(field.getByText('12 kB')).toBeVisible()
  await choose(pdfFile('Noder.pdf'))
  await expect.poll(() => uploads.length).toBe(1)
  uploads[0]?.answer(200, score)
  await expect
    .element(field.getByText('»Noder.pdf« er uploadet (klik Gem for at bruge den)'))
    .toHaveRole('status')
  await expect.element(screen.getByText('Der er ændringer, som ikke er gemt')).toBeVisible()
  await field.getByRole('button', { name: 'Fjern Program.pdf' }).click()
  await expect.element(field.getByText('»Program.pdf« bliver ikke vedhæftet.')).toBeVisible()
  await save()
  await expect.poll(() => screen.sent).toEqual([{ revision: '1', pdfs: JSON.stringify([score]) }])
})

test('of two new PDFs with the same name only the removed one is left out', async () => {
  const other = { ...program, id: 'q' }
  const screen = await renderScreen(form({ pdfs: JSON.stringify([program, other]) }))
  await field.getByRole('button', { name: 'Fjern Program.pdf' }).first().click()
  await save()
  await expect.poll(() => screen.sent).toEqual([{ revision: '1', pdfs: JSON.stringify([other]) }])
})

test('a new row without PDFs says so and sends none', async () => {
  const screen = await renderScreen(form({}))
  await expect.element(field.getByText('Ingen PDF-filer endnu.')).toBeVisible()
  await save()
  await expect.poll(() => screen.sent).toEqual([{ revision: '1', pdfs: '' }])
})

test('a PDF of a stored row is attached at once', async () => {
  const uploads = interceptUploads()
  const screen = await renderScreen(form({}, 'kor'))
  await choose(pdfFile('Nyt.pdf'))
  await expect
    .poll(() => uploads.map(({ url }) => url))
    .toEqual(['/admin/upload/pdf?name=Nyt.pdf&collaboration=kor'])
  uploads[0]?.answer(200, { id: 'x', name: 'Nyt.pdf', size: '1 kB' })
  await expect.element(screen.getByText('PDF vedhæftet')).toBeVisible()
  await expect
    .element(screen.getByText('Der er ændringer, som ikke er gemt'))
    .not.toBeInTheDocument()
  await save()
  await expect.poll(() => screen.sent).toEqual([{ revision: '1', pdfs: '' }])
})

function Listed({ loaderData: files }: { loaderData: (typeof program)[] }) {
  return (
    <RecordForm schema={z.looseObject({})} values={{ revision: 1 }}>
      <PdfField collaborationId="kor" files={files} newName="pdfs" />
    </RecordForm>
  )
}

test('the PDFs of a stored row are listed again once one was attached', async () => {
  const uploads = interceptUploads()
  const stored = [program]
  await renderRoute({ default: Listed }, () => [...stored], { path: '/admin/samarbejder/kor' })
  await choose(pdfFile('Noder.pdf'))
  await expect.poll(() => uploads.length).toBe(1)
  stored.push(score)
  uploads[0]?.answer(200, score)
  await expect.element(field.getByRole('link', { name: 'Noder.pdf' })).toBeVisible()
})

test('an attached PDF is deleted once the question is confirmed', async () => {
  const screen = await renderScreen(form({}, 'kor'))
  await field.getByRole('button', { name: 'Slet Noder.pdf' }).click()
  const question = screen.getByRole('alertdialog', { name: 'Slet »Noder.pdf«?' })
  await expect
    .element(question)
    .toHaveAccessibleDescription(/Links til den virker så ikke længere\.$/)
  await question.getByRole('button', { name: 'Slet' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'delete-pdf', pdf: 'n' }])
})

test('a cancelled upload says so, and the next one clears the message', async () => {
  const uploads = interceptUploads()
  await renderScreen(form({}))
  await choose(pdfFile('Program.pdf'))
  await field.getByRole('button', { name: 'Afbryd' }).click()
  const message = 'Der opstod en fejl ved upload af PDF filen. Uploaden blev afbrudt.'
  await expect.element(field.getByRole('alert')).toHaveTextContent(message)
  await expect.poll(() => uploads.every(({ isCancelled }) => isCancelled)).toBe(true)
  await choose(pdfFile('Program.pdf'))
  await expect.element(field.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(field.getByRole('progressbar')).toBeVisible()
  await field.getByRole('button', { name: 'Afbryd' }).click()
  await expect.element(field.getByRole('progressbar')).not.toBeInTheDocument()
})

test('a refused upload has its reason, and nothing is attached', async () => {
  const uploads = interceptUploads()
  await renderScreen(form({}))
  await choose(pdfFile('Program.pdf'))
  await expect.poll(() => uploads.length).toBe(1)
  uploads[0]?.answer(507, { code: 'disk-full' })
  await expect
    .element(field.getByRole('alert'))
    .toMatchTextContent(/Der er ikke mere plads på serveren/)
  await expect.element(field.getByText('Ingen PDF-filer endnu.')).toBeVisible()
})

test('a file with another extension is not sent', async () => {
  const uploads = interceptUploads()
  await renderScreen(form({}))
  const input = field.getByLabelText('Vedhæft PDF')
  await expect.element(input).toHaveAttribute('accept', 'application/pdf,.pdf')
  await choose(pdfFile('Program.pdf.docx'))
  await expect.element(field.getByRole('alert')).toHaveTextContent('Filen er ikke en PDF.')
  await choose(pdfFile('PROGRAM.PDF'))
  await expect.poll(() => uploads.length).toBe(1)
  await expect.element(field.getByRole('alert')).not.toBeInTheDocument()
})

test('a protected PDF is uploaded only after a question', async () => {
  const uploads = interceptUploads()
  const screen = await renderScreen(form({}))
  const question = screen.getByRole('alertdialog', { name: 'PDF-filen er beskyttet' })
  const chooseProtected = () => choose(pdfFile('Program.pdf', '%PDF-1.7 /Encrypt 5 0 R'))
  await chooseProtected()
  await question.getByRole('button', { name: 'Annuller' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await chooseProtected()
  await question.getByRole('button', { name: 'Vedhæft alligevel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.poll(() => uploads.length).toBe(1)
})
