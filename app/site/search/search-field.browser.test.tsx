import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '#tests/browser/page'
import { SearchField } from './search-field'

test('the field has the query of each new search', async () => {
  const screen = await renderPage(<SearchField query="lys" />, {
    path: '/nyheder',
    pages: { '/soeg': <SearchField query="hav" /> },
  })
  const field = screen.getByRole('searchbox', { name: 'Søg efter' })
  await expect.element(field).toHaveValue('lys')
  await field.fill('hav')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => screen.router.state.location.search).toBe('?q=hav')
  await screen.router.navigate('/nyheder')
  await expect.element(field).toHaveValue('lys')
  await expect.element(field).not.toHaveFocus()
})

test('the field has the focus where the reader came to search', async () => {
  const screen = await renderPage(<SearchField query="" focusesOnLoad />)
  await expect.element(screen.getByRole('searchbox')).toHaveFocus()
  await expect.element(screen.getByRole('searchbox')).toHaveAttribute('maxlength', '100')
})
