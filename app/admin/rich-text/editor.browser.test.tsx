import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderEditor, select } from '#tests/browser/rich-text'

interface Pasted {
  html?: string
  text?: string
  file?: File
}

function dataOf({ html, text, file }: Pasted): DataTransfer {
  const data = new DataTransfer()
  if (html !== undefined) data.setData('text/html', html)
  if (text !== undefined) data.setData('text/plain', text)
  if (file) data.items.add(file)
  return data
}

function paste(pasted: Pasted) {
  const options = { clipboardData: dataOf(pasted), bubbles: true, cancelable: true }
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', options))
}

function drop(element: Element, pasted: Pasted) {
  const { x: clientX, y: clientY } = element.getBoundingClientRect()
  const options = {
    dataTransfer: dataOf(pasted),
    clientX,
    clientY,
    bubbles: true,
    cancelable: true,
  }
  element.dispatchEvent(new DragEvent('drop', options))
}

/** Neither a picture nor a text. */
const file = new File(['x'], 'mole.jpg', { type: 'image/jpeg' })

test('empty paragraphs at the end are not stored, those between are', async () => {
  const screen = await renderEditor('<p>Ét</p>')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(screen.html).toBe('<p>Ét</p>')
  await userEvent.keyboard('To{Enter}')
  await expect.poll(screen.html).toBe('<p>Ét</p><p></p><p>To</p>')
})

test('a text that was deleted is stored as empty', async () => {
  const screen = await renderEditor('<p>Ét</p>')
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  await expect.poll(screen.html).toBe('')
})

test('Shift+Enter makes a new line, and Ctrl+B bold text', async () => {
  const screen = await renderEditor()
  await userEvent.keyboard('Ét{Shift>}{Enter}{/Shift}{Control>}b{/Control}to')
  await expect.poll(screen.html).toBe('<p>Ét<br><strong>to</strong></p>')
})

test.each(['- ét', '1. ét', '> ét', '# ét', '**ét** '])(
  'the typed "%s" stays as it is',
  async (text) => {
    const screen = await renderEditor()
    await userEvent.keyboard(text)
    expect(screen.editor.element().textContent).toBe(text)
    await expect.poll(screen.html).toBe(`<p>${text.replace('>', '&gt;')}</p>`)
  },
)

test('a pasted plain text has its paragraphs and lines, and no formats', async () => {
  const screen = await renderEditor()
  paste({ text: 'Ét\r\n to\n\n\n**tre**' })
  await expect.poll(screen.html).toBe('<p>Ét<br> to</p><p>**tre**</p>')
  await userEvent.keyboard('!')
  await expect.poll(screen.html).toBe('<p>Ét<br> to</p><p>**tre**!</p>')
})

test('a plain text pasted into a paragraph continues it', async () => {
  const screen = await renderEditor('<p>Se her</p>')
  await select('Se ', { at: 2 })
  paste({ text: ' lige' })
  await expect.poll(screen.html).toBe('<p>Se lige her</p>')
})

test('a pasted text of a web page is cleaned, and the parts left out are reported until the next paste', async () => {
  const screen = await renderEditor()
  const notice = screen.getByRole('status').filter({ hasText: 'kom ikke med' })
  paste({
    html: '<p style="color:red"><b>Fed</b></p><table><tr><td>celle</td></tr></table>',
    text: 'x',
  })
  await expect
    .element(notice)
    .toHaveTextContent('Tabeller (teksten er med) og farver kom ikke med.')
  await expect.poll(screen.html).toBe('<p><strong>Fed</strong></p><p>celle</p>')
  paste({ html: '<p>Mere</p>' })
  await expect.element(notice).not.toBeInTheDocument()
})

for (const [action, put] of [
  ['pasted', () => paste({ file })],
  ['dropped', (editor: Element) => drop(editor, { file })],
] as const) {
  test(`a ${action} picture opens the dialog for pictures`, async () => {
    const screen = await renderEditor('<p>Tekst</p>')
    put(screen.editor.element())
    await expect.element(screen.getByRole('dialog', { name: 'Indsæt billede' })).toBeVisible()
    await expect
      .element(screen.dialog.getByRole('alert'))
      .toHaveTextContent(
        'Billedet kunne ikke uploades. Filen er ikke et billede. Vælg en fil af typen JPG, PNG, WebP, AVIF eller HEIC.',
      )
    await userEvent.keyboard('{Escape}')
    await expect.poll(screen.html).toBe('<p>Tekst</p>')
  })
}

test('a picture with a text is pasted as text', async () => {
  const screen = await renderEditor()
  paste({ html: '<p>Celle</p>', file })
  await expect.poll(screen.html).toBe('<p>Celle</p>')
  await expect.element(screen.dialog).not.toBeInTheDocument()
})

test('in a text without pictures a pasted picture is reported, and a dropped one is ignored', async () => {
  const screen = await renderEditor('<p>Tekst</p>', { pictures: false })
  drop(screen.editor.element(), { file })
  paste({ file })
  await expect.element(screen.getByText('Billeder kom ikke med.')).toBeVisible()
  await expect.element(screen.dialog).not.toBeInTheDocument()
  await expect.poll(screen.html).toBe('<p>Tekst</p>')
})

test('Tab moves the focus out of a list', async () => {
  const screen = await renderEditor('<ul><li><p>Ét</p></li><li><p>To</p></li></ul>')
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.editor).not.toHaveFocus()
  await expect.poll(screen.html).toBe('<ul><li><p>Ét</p></li><li><p>To</p></li></ul>')
})
