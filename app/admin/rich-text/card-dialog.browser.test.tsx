import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { interceptRequests } from '#tests/browser/requests'
import { renderEditor, select } from '#tests/browser/rich-text'
import type { CardChoice } from '~/domain/rich-text/text-cards.server'

const concert = {
  reference: 'calendar_events/1',
  title: 'Julekoncert',
  line: '4. december, Thisted',
}
const book = { reference: 'bibliography/w', title: 'Blæk', line: '2020' }

/** Opens the dialog with these choices. */
async function openDialog(choices: CardChoice[], html = '<p>Før</p><p>Efter</p>') {
  interceptRequests({ '/admin/henvisninger': () => Response.json(choices) })
  const screen = await renderEditor(html)
  await select('Før', { at: 3 })
  await screen.toolbar.getByRole('button', { name: 'Henvisning' }).click()
  const { dialog } = screen
  return Object.assign(screen, {
    search: dialog.getByLabelText('Søg i arrangementer og værker'),
    titles: () =>
      dialog
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
  })
}

test('the chosen event or work is inserted at the cursor, which moves to the paragraph below', async () => {
  const screen = await openDialog([concert, book])
  await expect.element(screen.getByRole('dialog', { name: 'Indsæt henvisning' })).toBeVisible()
  await expect.poll(screen.titles).toEqual(['Julekoncert4. december, Thisted', 'Blæk2020'])
  await screen.dialog.getByRole('button', { name: /^Blæk/ }).click()
  await expect.element(screen.dialog).not.toBeInTheDocument()
  await expect.element(screen.editor).toHaveFocus()
  await userEvent.keyboard('Nu ')
  const card = '<aside data-card="bibliography/w">Blæk</aside>'
  await expect.poll(screen.html).toBe(`<p>Før</p>${card}<p>Nu Efter</p>`)
})

test('a card at the end of a text gets a paragraph below it', async () => {
  const screen = await openDialog([book], '<p>Før</p>')
  await screen.dialog.getByRole('button', { name: /^Blæk/ }).click()
  await expect.element(screen.editor).toHaveFocus()
  await userEvent.keyboard('Nu')
  const card = '<aside data-card="bibliography/w">Blæk</aside>'
  await expect.poll(screen.html).toBe(`<p>Før</p>${card}<p>Nu</p>`)
})

test('the search finds words of titles and lines, and names a text that it does not find', async () => {
  const screen = await openDialog([concert, book])
  await screen.search.fill('thisted jule')
  await expect.poll(screen.titles).toEqual(['Julekoncert4. december, Thisted'])
  await screen.search.fill('BLÆK')
  await expect.poll(screen.titles).toEqual(['Blæk2020'])
  await screen.search.fill('Mors')
  await expect
    .element(screen.dialog.getByRole('status'))
    .toHaveTextContent('Intet passer på »Mors«.')
  expect(screen.titles()).toEqual([])
})

test('at most twenty are listed', async () => {
  const many = Array.from({ length: 21 }, (_, index) => ({
    ...book,
    reference: `bibliography/${index}`,
    title: `Bog ${index + 1}`,
  }))
  const screen = await openDialog(many)
  await expect.poll(screen.titles).toHaveLength(20)
  await screen.search.fill('bog 21')
  await expect.poll(screen.titles).toEqual(['Bog 212020'])
})

test('the dialog says that the list is loading, and that it could not be loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  interceptRequests({ '/admin/henvisninger': () => promise })
  const screen = await renderEditor('<p>Før</p>')
  await screen.toolbar.getByRole('button', { name: 'Henvisning' }).click()
  const status = screen.dialog.getByRole('status')
  await expect.element(status).toHaveTextContent('Henter arrangementer og værker …')
  resolve(new Response(null, { status: 503 }))
  await expect
    .element(status)
    .toHaveTextContent('Listen kunne ikke hentes. Luk vinduet, og prøv igen.')
  await screen.dialog.getByRole('button', { name: 'Annuller' }).click()
  await expect.element(screen.dialog).not.toBeInTheDocument()
  expect(screen.html()).toBe('<p>Før</p>')
})

test('a stored card with an invalid reference is plain text', async () => {
  const screen = await renderEditor('<aside data-card="a b">Blæk</aside>')
  await expect.element(screen.editor.getByText('Blæk')).toBeVisible()
  await userEvent.keyboard('!')
  await expect.poll(screen.html).toBe('<p>Blæk!</p>')
})
