import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** Closes the toasts, which are outside of the rendered component. Returns how many were shown. */
export function closeToasts(): number {
  const buttons = document.querySelectorAll<HTMLButtonElement>('.toasts button')
  for (const button of buttons) if (button.textContent === 'Luk') button.click()
  return buttons.length
}

/** Expects a toast and closes it, since the next one would wait until it could be read. */
export async function expectToast(text: string): Promise<void> {
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  closeToasts()
}
