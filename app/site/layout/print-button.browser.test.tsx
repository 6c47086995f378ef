import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PrintButton } from './print-button'

test('the button prints the page', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const screen = await render(<PrintButton>Udskriv</PrintButton>)
  await screen.getByRole('button', { name: 'Udskriv' }).click()
  expect(print).toHaveBeenCalledOnce()
})
