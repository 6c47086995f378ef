import '~/admin/screen/admin.css'
import '~/app.css'
import { afterEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'

document.documentElement.lang = 'da'

afterEach(async () => {
  // First, since a form stores its input when it is unmounted.
  await cleanup()
  closeToast()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

/** Toasts are outside of the rendered component, and would be found by the next test. */
function closeToast() {
  const buttons = document.querySelectorAll<HTMLButtonElement>('.toasts button')
  for (const button of buttons) if (button.textContent === 'Luk') button.click()
}
