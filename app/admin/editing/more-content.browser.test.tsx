import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { contentEntries, type StoredContent } from '~/domain/content/content'
import { startEditing, stopEditing } from './editing-state'
import { MoreContent } from './more-content'

afterEach(stopEditing)

const dialog = page.getByRole('dialog', { name: 'Flere tekster på siden' })

/** Shows the list for a page with the texts of a group, whose values are these. */
function renderList(group: string, values: Record<string, string>) {
  const entry = (key: string) => [key, { value: values[key] ?? 'Tekst', revision: 0 }]
  const content = Object.fromEntries(Object.keys(contentEntries).map(entry))
  startEditing(content as StoredContent, 'konto')
  return render(<MoreContent pages={[group]} onClose={vi.fn()} />)
}

test('texts that are not on the page are listed with the start of what is stored', async () => {
  await renderList('foredrag', {
    'foredrag.title': '',
    'foredrag.concert_info': '<p>Om <b>koncerter</b></p><p>Syng med</p>',
  })
  await expect.element(dialog).toHaveAccessibleDescription(/^Tekster, der ikke står synligt/)
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  await expect.element(button('Overskrift (tom)')).toBeVisible()
  await expect.element(button('Koncerttekst Om koncerter Syng med')).toBeVisible()
})

test('a page whose texts can all be edited in place has none in the list', async () => {
  await renderList('ingen', {})
  await expect.element(dialog).toHaveAccessibleDescription(/^Alle sidens tekster kan ændres/)
  await expect.element(dialog.getByRole('list')).not.toBeInTheDocument()
})
