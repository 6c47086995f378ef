import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { showOnPaper } from '#tests/browser/paper'
import { PrintButton } from './print-button'

test('the button prints the page', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const screen = await render(<PrintButton>Udskriv</PrintButton>)
  await screen.getByRole('button', { name: 'Udskriv' }).click()
  expect(print).toHaveBeenCalledOnce()
})

test('the button is not printed', async () => {
  const screen = await render(<PrintButton>Udskriv</PrintButton>)
  const button = screen.getByRole('button', { includeHidden: true })
  await expect.element(button).toBeVisible()
  await showOnPaper()
  await expect.element(button).not.toBeVisible()
})
