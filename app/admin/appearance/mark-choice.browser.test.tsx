import { expect, test } from 'vitest'
import { renderField } from '#tests/browser/field'
import { pictureFile } from '#tests/browser/files'
import { interceptUploads } from '#tests/browser/uploads'
import { MarkChoice } from './mark-choice'

async function renderChoice(value: string, storedPaths: string[] = []) {
  const uploads = interceptUploads()
  const field = <MarkChoice name="mark" storedPaths={storedPaths} />
  const screen = await renderField(field, { values: { mark: value } })
  const file = screen.getByLabelText('Upload dit eget mærke')
  return Object.assign(screen, { uploads, file })
}

const own = ['marks/a.png', 'marks/b.png']

test('an uploaded mark is chosen at once, and sent with the form', async () => {
  const screen = await renderChoice('')
  await expect.element(screen.getByRole('radio', { name: 'Intet mærke' })).toBeChecked()
  await expect.element(screen.file).toHaveAccessibleDescription(/^En underskrift eller en vignet/)
  await screen.file.upload(await pictureFile('navn.png'))
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'Mærket bliver gjort klar …' }))
    .toBeVisible()
  await expect.element(screen.file).not.toBeInTheDocument()
  await expect
    .poll(() => screen.uploads.map(({ url }) => url))
    .toEqual(['/admin/upload/billede?place=mark&name=navn.png'])
  screen.uploads[0]?.answer(200, { path: 'marks/navn.png' })
  await expect.element(screen.getByRole('radio', { name: 'Dit mærke' })).toBeChecked()
  await expect.element(screen.unsaved).toBeVisible()
  await expect.element(screen.file).toBeVisible()
  expect(await screen.save()).toEqual({ mark: 'marks/navn.png' })
})

test('a refused upload says why until the next one, and the choice stays', async () => {
  const screen = await renderChoice('')
  await screen.file.upload(await pictureFile('navn.png'))
  await expect.poll(() => screen.uploads.length).toBe(1)
  screen.uploads[0]?.answer(422, { code: 'damaged' })
  const error = screen.getByText('Filen er beskadiget og kan ikke læses.')
  await expect.element(error).toHaveAttribute('role', 'alert')
  await expect.element(screen.file).toBeInvalid()
  await expect.element(screen.getByRole('radio', { name: 'Intet mærke' })).toBeChecked()
  await screen.file.upload(await pictureFile('navn.png'))
  await expect.element(error).not.toBeInTheDocument()
  await expect.poll(() => screen.uploads.length).toBe(2)
  screen.uploads[1]?.answer(200, { path: 'marks/navn.png' })
  await expect.element(screen.getByRole('radio', { name: 'Dit mærke' })).toBeChecked()
})

test('several own marks are numbered, the newest first; only one that is not in use is deleted', async () => {
  const screen = await renderChoice('marks/b.png', own)
  await expect.element(screen.getByRole('radio', { name: 'Dit mærke 2' })).not.toBeChecked()
  await expect.element(screen.getByRole('radio', { name: 'Dit mærke 1' })).toBeChecked()
  const remove = screen.getByRole('button', { name: /^Slet Dit mærke/ })
  await expect.element(remove).toHaveAccessibleName('Slet Dit mærke 2')
  await remove.click()
  const question = screen.getByRole('alertdialog')
  await expect
    .element(question)
    .toHaveAccessibleDescription('Er du sikker på at du vil slette dette mærke?')
  await question.getByRole('button', { name: 'Slet' }).click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'delete-mark', path: 'marks/a.png' }])
})

test('an uploaded mark that is deleted again is no longer a choice', async () => {
  const screen = await renderChoice('')
  await screen.file.upload(await pictureFile('navn.png'))
  await expect.poll(() => screen.uploads.length).toBe(1)
  screen.uploads[0]?.answer(200, { path: 'marks/navn.png' })
  await screen.getByRole('button', { name: 'Slet Dit mærke' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Dit mærke' })).not.toBeInTheDocument()
  await expect.poll(() => screen.sent).toMatchObject([{ path: 'marks/navn.png' }])
})
