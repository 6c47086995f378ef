import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pictureFile } from '#tests/browser/files'
import { interceptRequests } from '#tests/browser/requests'
import { renderEditor, select } from '#tests/browser/rich-text'
import { interceptUploads } from '#tests/browser/uploads'

const figure =
  '<figure data-picture="images/a.jpg" data-alt="En mole" data-credit="Foto: Maria Holm"><figcaption>Molen</figcaption></figure>'
const fromGallery = { id: '1', path: 'images/b.jpg', alt: 'Et fyr', original: 'fyr.jpg' }

async function renderText(html: string) {
  const uploads = interceptUploads()
  const image = () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>')
  interceptRequests({
    '/admin/billeder/fil': image,
    '/admin/billeder/valg': () =>
      Response.json([{ ...fromGallery, src: 'data:,', srcset: '', focus: '50% 50%' }]),
  })
  const screen = await renderEditor(html)
  const dialog = screen.getByRole('dialog', { name: /billede$/ })
  return Object.assign(screen, {
    uploads,
    dialog,
    file: dialog.getByLabelText(/^(Vælg|Skift) billede$/),
    alt: dialog.getByLabelText('Beskrivelse af billedet'),
    caption: dialog.getByLabelText('Billedtekst'),
    credit: dialog.getByLabelText('Rettigheder'),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    /** Double-clicks the picture. Not with the pointer, whose clicks are too slow under load. */
    async doubleClick() {
      const picture = screen.editor.getByText(/^Molen/)
      await picture.click()
      const { x: clientX, y: clientY } = picture.element().getBoundingClientRect()
      for (const detail of [1, 2]) {
        const options = { bubbles: true, detail, clientX, clientY }
        picture.element().dispatchEvent(new MouseEvent('mousedown', options))
      }
    },
    openDialog: () => screen.toolbar.getByRole('button', { name: 'Billede' }).click(),
  })
}

test('a chosen picture is uploaded at once and inserted with its texts at the cursor', async () => {
  const screen = await renderText('<p>Før</p>')
  await screen.openDialog()
  await expect.element(screen.getByRole('dialog', { name: 'Indsæt billede' })).toBeVisible()
  await expect.element(screen.button('Fjern billede')).not.toBeInTheDocument()
  await expect.element(screen.dialog.getByText('Vælg billede', { exact: true })).toBeVisible()
  for (const field of [screen.alt, screen.caption, screen.credit]) {
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveAttribute('aria-required', 'false')
    await expect.element(field).toHaveAccessibleDescription(/./)
  }
  await screen.file.upload(await pictureFile('mole.png'))
  await expect.poll(() => screen.uploads.length).toBe(1)
  expect(screen.uploads[0]?.url).toBe('/admin/upload/billede?place=text')
  await expect.element(screen.dialog.getByRole('progressbar', { name: 'Billede' })).toBeVisible()
  await expect.element(screen.file).not.toBeVisible()
  await screen.button('Indsæt').click({ force: true })
  await expect.element(screen.dialog.getByRole('alert')).not.toBeInTheDocument()
  screen.uploads[0]?.answer(200, { path: 'images/a.jpg' })
  await expect.element(screen.dialog.getByText('Skift billede')).toBeVisible()
  const preview = screen.dialog.element().querySelector('img')
  expect(preview?.getAttribute('src')).toBe('/admin/billeder/fil?sti=images%2Fa.jpg')
  await screen.alt.fill(' En mole ')
  await screen.caption.fill(' Molen ')
  await screen.credit.fill(' Foto: Maria Holm ')
  await screen.button('Indsæt').click()
  await expect.element(screen.dialog).not.toBeInTheDocument()
  await expect.element(screen.editor).toHaveFocus()
  await userEvent.keyboard('Efter')
  await expect.poll(screen.html).toBe(`<p>Før</p>${figure}<p>Efter</p>`)
  const image = screen.editor.getByRole('img', { name: 'En mole', includeHidden: true })
  await expect.element(image).toHaveAttribute('src', '/admin/billeder/fil?sti=images%2Fa.jpg')
  await expect.element(screen.editor.getByText('Molen Foto: Maria Holm')).toBeVisible()
})

test('without a picture nothing is inserted, and the error disappears when one is chosen', async () => {
  const screen = await renderText('<p>Før</p>')
  await screen.openDialog()
  await screen.button('Indsæt').click()
  await expect.element(screen.file).toHaveAccessibleDescription('Vælg et billede.')
  await expect.element(screen.file).toHaveAttribute('aria-invalid', 'true')
  await screen.file.upload(await pictureFile('mole.png'))
  await expect.element(screen.dialog.getByText('Vælg et billede.')).not.toBeInTheDocument()
  await expect.poll(() => screen.uploads.length).toBe(1)
  screen.uploads[0]?.loseConnection()
  await expect
    .element(screen.dialog.getByRole('alert'))
    .toHaveTextContent(
      'Billedet kunne ikke uploades. Der er ingen forbindelse til serveren. Prøv igen.',
    )
  await screen.button('Indsæt').click()
  await expect.element(screen.dialog.getByText('Vælg et billede.')).toBeVisible()
  await screen.button('Vælg fra billederne').click()
  await screen.getByRole('button', { name: 'Et fyr' }).click()
  await expect.element(screen.dialog.getByText('Vælg et billede.')).not.toBeInTheDocument()
  await expect.element(screen.dialog.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(screen.alt).toHaveValue('Et fyr')
  await screen.button('Indsæt').click()
  await expect
    .poll(screen.html)
    .toBe('<p>Før</p><figure data-picture="images/b.jpg" data-alt="Et fyr"></figure>')
})

test('a selected picture is edited and keeps its place', async () => {
  const screen = await renderText(`<p>Før</p>${figure}<p>Efter</p>`)
  await screen.editor.getByText(/^Molen/).click()
  await screen.openDialog()
  await expect.element(screen.getByRole('dialog', { name: 'Rediger billede' })).toBeVisible()
  await expect.element(screen.alt).toHaveValue('En mole')
  await expect.element(screen.caption).toHaveValue('Molen')
  await expect.element(screen.credit).toHaveValue('Foto: Maria Holm')
  await screen.caption.fill('')
  await screen.credit.fill('')
  await screen.button('Gem billede').click()
  await expect
    .poll(screen.html)
    .toBe('<p>Før</p><figure data-picture="images/a.jpg" data-alt="En mole"></figure><p>Efter</p>')
  await expect.element(screen.editor).toHaveFocus()
})

test('another picture gets a description of its own', async () => {
  const screen = await renderText(figure)
  await screen.doubleClick()
  await expect.element(screen.alt).toHaveValue('En mole')
  await screen.file.upload(await pictureFile('fyr.png'))
  await expect.poll(() => screen.uploads.length).toBe(1)
  screen.uploads[0]?.answer(200, { path: 'images/c.jpg' })
  await expect.element(screen.alt).toHaveValue('')
  await expect.element(screen.caption).toHaveValue('Molen')
  await screen.button('Gem billede').click()
  await expect.poll(screen.html).toContain('<figure data-picture="images/c.jpg" data-credit=')
})

test('Fjern billede removes only the picture', async () => {
  const screen = await renderText(`<p>Før</p>${figure}<p>Efter</p>`)
  await screen.doubleClick()
  await screen.button('Fjern billede').click()
  await expect.element(screen.dialog).not.toBeInTheDocument()
  await expect.element(screen.editor).toHaveFocus()
  await expect.poll(screen.html).toBe('<p>Før</p><p>Efter</p>')
})

test('closing the dialog cancels its upload and changes nothing', async () => {
  const screen = await renderText(`${figure}<p>Efter</p>`)
  await screen.doubleClick()
  await screen.caption.fill('Noget andet')
  await screen.file.upload(await pictureFile('fyr.png'))
  await expect.poll(() => screen.uploads.length).toBe(1)
  await screen.button('Annuller').click()
  await expect.poll(() => screen.uploads[0]?.isCancelled).toBe(true)
  await expect.element(screen.dialog).not.toBeInTheDocument()
  expect(screen.html()).toBe(`${figure}<p>Efter</p>`)
})

test('a new picture is inserted after the selected card', async () => {
  const card = '<aside data-card="bibliography/w">Blæk</aside>'
  const screen = await renderText(`${card}<p>Efter</p>`)
  await screen.editor.getByText('Blæk').click()
  await screen.openDialog()
  await expect.element(screen.button('Fjern billede')).not.toBeInTheDocument()
  await screen.button('Vælg fra billederne').click()
  await screen.getByRole('button', { name: 'Et fyr' }).click()
  await screen.button('Indsæt').click()
  await expect.poll(screen.html).toMatch(new RegExp(`^${card}<figure .*</figure><p>Efter</p>$`))
})

test('a double click on a text or a card opens no dialog', async () => {
  const screen = await renderText('<aside data-card="bibliography/w">Blæk</aside><p>Efter</p>')
  await screen.editor.getByText('Blæk').dblClick()
  await screen.editor.getByText('Efter').dblClick()
  await expect.element(screen.dialog).not.toBeInTheDocument()
})

test('a stored picture outside of the file store is removed', async () => {
  const screen = await renderText('<figure data-picture="https://a.dk/b.jpg"></figure><p>Efter</p>')
  await select('Efter', { at: 5 })
  await userEvent.keyboard('!')
  await expect.poll(screen.html).toBe('<p>Efter!</p>')
})
