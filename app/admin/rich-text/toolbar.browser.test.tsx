import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderEditor, select } from '#tests/browser/rich-text'

const formats = [
  { name: 'Fed', html: '<p>Ét <strong>ord</strong></p>' },
  { name: 'Kursiv', html: '<p>Ét <em>ord</em></p>' },
  { name: 'Punktliste', html: '<ul><li><p>Ét ord</p></li></ul>' },
  { name: 'Citat', html: '<blockquote><p>Ét ord</p></blockquote>' },
]

test.each(formats)('$name formats the selection, and a second click removes it', async (format) => {
  const screen = await renderEditor('<p>Ét ord</p>')
  const button = screen.toolbar.getByRole('button', { name: format.name })
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await select('ord')
  await button.click()
  await expect.poll(screen.html).toBe(format.html)
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.editor).toHaveFocus()
  expect(screen.toolbar.getByRole('button', { pressed: true }).all()).toHaveLength(1)
  await button.click()
  await expect.poll(screen.html).toBe('<p>Ét ord</p>')
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
})

test('a toolbar is named after its field, since a form may have several', async () => {
  const screen = await renderEditor()
  await expect.element(screen.toolbar).toHaveAccessibleName('Formatering: Tekst')
})

test.each(formats)('$name returns the focus to the text at once', async ({ name }) => {
  const screen = await renderEditor('<p>Ét ord</p>')
  const button = screen.toolbar.getByRole('button', { name })
  await expect.element(button).toBeEnabled()
  const control = button.element() as HTMLButtonElement
  control.focus()
  control.click()
  expect(document.activeElement).toBe(screen.editor.element())
})

const marked = [
  { name: 'Link', html: '<p>Se <a href="https://a.dk">her</a></p>' },
  { name: 'PDF', html: '<p>Se <a data-pdf-id="1">her</a></p>' },
]

test.each(marked)('$name is pressed while the cursor is in one', async ({ name, html }) => {
  const screen = await renderEditor(html)
  const pressed = screen.toolbar.getByRole('button', { pressed: true })
  await select('Se', { at: 1 })
  await expect.element(pressed).not.toBeInTheDocument()
  await select('her', { at: 1 })
  await expect.element(pressed).toHaveTextContent(name)
  await expect.poll(screen.html).toBe(html)
})

test('Billede is pressed while a picture is selected', async () => {
  const screen = await renderEditor(
    '<figure data-picture="images/a.jpg"><figcaption>Molen</figcaption></figure><p>Tekst</p>',
  )
  const button = screen.toolbar.getByRole('button', { name: 'Billede' })
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await screen.editor.getByText(/^Molen/).click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
})

test('Fortryd and Gentag are available while there is something to undo or repeat', async () => {
  const screen = await renderEditor('<p>Før</p>')
  const undo = screen.toolbar.getByRole('button', { name: 'Fortryd' })
  const redo = screen.toolbar.getByRole('button', { name: 'Gentag' })
  await expect.element(undo).toBeDisabled()
  await expect.element(redo).toBeDisabled()
  await userEvent.keyboard(' og efter')
  await expect.element(undo).toBeEnabled()
  await undo.click()
  await expect.poll(screen.html).toBe('<p>Før</p>')
  await expect.element(screen.editor).toHaveFocus()
  await expect.element(undo).toBeDisabled()
  await redo.click()
  await expect.poll(screen.html).toBe('<p>Før og efter</p>')
  await expect.element(screen.editor).toHaveFocus()
  await expect.element(redo).toBeDisabled()
})

test('a text without pictures has neither pictures nor cards', async () => {
  const screen = await renderEditor('', { pictures: false })
  const names = screen.toolbar
    .getByRole('button')
    .elements()
    .map((button) => button.textContent)
  expect(names).toEqual([
    'Fed',
    'Kursiv',
    'Link',
    'PDF',
    'Punktliste',
    'Citat',
    'Fortryd',
    'Gentag',
  ])
  await expect.element(screen.getByRole('toolbar', { name: 'Formatering: Tekst' })).toBeVisible()
})

test('a passage gets a language, and loses it again', async () => {
  const screen = await renderEditor('<p>Det er a book her</p>')
  const languages = screen.getByRole('combobox', { name: 'Sprog' })
  await select('a book')
  await userEvent.selectOptions(languages, 'Engelsk')
  await expect.poll(screen.html).toBe('<p>Det er <span lang="en">a book</span> her</p>')
  await expect.element(screen.editor).toHaveFocus()
  await expect.element(languages).toHaveValue('en')
  await userEvent.selectOptions(languages, 'Dansk')
  await expect.poll(screen.html).toBe('<p>Det er a book her</p>')
})
