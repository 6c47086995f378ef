import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { AdminMenu } from './admin-menu'

test('the admin begins to edit the page, goes to the back-office, and signs out', async () => {
  const onEdit = vi.fn()
  const signOut = <button type="button">Log ud</button>
  const screen = await render(<AdminMenu isEditing={false} onEdit={onEdit} signOut={signOut} />)
  const menu = screen.getByRole('navigation', { name: 'Administration' })
  await menu.getByRole('button', { name: 'Rediger siden' }).click()
  expect(onEdit).toHaveBeenCalledOnce()
  await expect
    .element(menu.getByRole('link', { name: 'Dashboard' }))
    .toHaveAttribute('href', '/admin/forside')
  await expect.element(menu.getByRole('button', { name: 'Log ud' })).toBeVisible()
  await screen.rerender(<AdminMenu isEditing onEdit={onEdit} signOut={signOut} />)
  await expect.element(menu.getByText('Du redigerer siden')).toBeVisible()
  await expect.element(menu.getByRole('button', { name: 'Rediger siden' })).not.toBeInTheDocument()
})
