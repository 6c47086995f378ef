import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { interceptRequests } from '#tests/browser/requests'
import { renderEditor, select } from '#tests/browser/rich-text'

/** Opens the dialog of the toolbar's Link button. */
async function openDialog(html: string, selected: Parameters<typeof select>) {
  const screen = await renderEditor(html)
  await select(...selected)
  await screen.toolbar.getByRole('button', { name: 'Link' }).click()
  const { dialog } = screen
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  return Object.assign(screen, {
    text: dialog.getByLabelText('Tekst'),
    url: dialog.getByLabelText('Adresse'),
    button,
  })
}

test('a bold text becomes a link and stays bold, and the text typed after it is not in the link', async () => {
  const screen = await openDialog('<p>Se <strong>siden</strong></p>', ['siden'])
  await expect.element(screen.getByRole('dialog', { name: 'Indsæt link' })).toBeVisible()
  await expect.element(screen.text).toHaveValue('siden')
  await expect.element(screen.url).toHaveValue('')
  await expect.element(screen.url).toHaveAttribute('inputmode', 'url')
  await expect.element(screen.url).toHaveAccessibleDescription(/^F\.eks\. https:/)
  await expect.element(screen.button('Fjern link')).not.toBeInTheDocument()
  await screen.url.fill(' example.dk ')
  await screen.button('Indsæt').click()
  await expect.element(screen.dialog).not.toBeInTheDocument()
  await expect.element(screen.editor).toHaveFocus()
  await userEvent.keyboard('!')
  await expect
    .poll(screen.html)
    .toBe('<p>Se <strong><a href="https://example.dk">siden</a>!</strong></p>')
})

test('a changed text replaces the selection', async () => {
  const screen = await openDialog('<p>Se den her.</p>', ['den'])
  await screen.text.fill(' denne side ')
  await screen.url.fill('/foredrag')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.dialog).not.toBeInTheDocument()
  await userEvent.keyboard(',')
  await expect.poll(screen.html).toBe('<p>Se <a href="/foredrag">denne side</a>, her.</p>')
  expect(screen.sent).toEqual([])
})

test('the dialog edits the whole link around the cursor', async () => {
  const screen = await openDialog('<p>Se <a href="https://a.dk">vores side</a> nu</p>', [
    'vores',
    { at: 2 },
  ])
  await expect.element(screen.getByRole('dialog', { name: 'Rediger link' })).toBeVisible()
  await expect.element(screen.text).toHaveValue('vores side')
  await expect.element(screen.url).toHaveValue('https://a.dk')
  await screen.url.fill('https://b.dk')
  await screen.button('Gem link').click()
  await expect.poll(screen.html).toBe('<p>Se <a href="https://b.dk">vores side</a> nu</p>')
})

test('Fjern link keeps the text', async () => {
  const screen = await openDialog('<p>Se <a href="https://a.dk">siden</a> nu</p>', [
    'siden',
    { at: 2 },
  ])
  await screen.button('Fjern link').click()
  await expect.element(screen.dialog).not.toBeInTheDocument()
  await expect.element(screen.editor).toHaveFocus()
  await expect.poll(screen.html).toBe('<p>Se siden nu</p>')
})

test('Annuller and Esc change nothing and return to the text', async () => {
  const screen = await openDialog('<p>Se siden</p>', ['siden'])
  await screen.url.fill('https://a.dk')
  await screen.button('Annuller').click()
  await expect.element(screen.dialog).not.toBeInTheDocument()
  await screen.toolbar.getByRole('button', { name: 'Link' }).click()
  await expect.element(screen.url).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.dialog).not.toBeInTheDocument()
  await expect.poll(screen.html).toBe('<p>Se siden</p>')
})

const invalid = [
  {
    text: '',
    url: '',
    errors: { Tekst: 'Skriv den tekst, man skal klikke på.', Adresse: 'Skriv adressen.' },
  },
  { text: ' ', url: '/foredrag', errors: { Tekst: 'Skriv den tekst, man skal klikke på.' } },
  {
    text: 'siden',
    url: 'javascript:alert(1)',
    errors: { Adresse: 'Adressen kan ikke bruges. Skriv f.eks. https://example.dk.' },
  },
]

test.each(invalid)('text "$text" with URL "$url" is refused with its errors', async (input) => {
  const screen = await openDialog('<p>Se</p>', ['Se', { at: 2 }])
  await screen.text.fill(input.text)
  await screen.url.fill(input.url)
  await screen.button('Indsæt').click()
  for (const [label, error] of Object.entries(input.errors)) {
    const field = screen.dialog.getByLabelText(label)
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAccessibleDescription(new RegExp(`${error}$`))
    await expect.element(field).toHaveAttribute('aria-required', 'true')
  }
  expect(screen.dialog.getByRole('alert').all()).toHaveLength(Object.keys(input.errors).length)
  await screen.text.fill('siden')
  await screen.url.fill('/a')
  await screen.button('Indsæt').click()
  await expect.poll(screen.html).toBe('<p>Se<a href="/a">siden</a></p>')
})

test('an invalid URL in a stored text is not a link', async () => {
  const screen = await renderEditor('<p><a href="javascript:alert(1)">Her</a> og der</p>')
  await expect.element(screen.editor.getByText('Her og der')).toBeVisible()
  await expect.element(screen.editor.getByRole('link')).not.toBeInTheDocument()
})

test('the pages of the site are suggested as addresses', async () => {
  const pages = [
    { path: '/foredrag', name: 'Foredrag' },
    { path: '/nyheder/ny-bog', name: 'Ny bog' },
  ]
  interceptRequests({ '/admin/egne-sider': () => Response.json(pages) })
  const screen = await openDialog('<p>Se siden</p>', ['siden'])
  const suggested = () => {
    const field = screen.url.element()
    const list = field instanceof HTMLInputElement ? field.list : null
    return [...(list?.options ?? [])].map(({ value, text }) => [value, text])
  }
  await expect.poll(suggested).toEqual(pages.map(({ path, name }) => [path, name]))
})
