import { afterEach, expect, test, vi } from 'vitest'
import { showToast } from './toast'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the browser itself shows each message while the toasts cannot be loaded', async () => {
  const alert = vi.fn()
  // Without a document the toasts cannot be loaded.
  vi.stubGlobal('window', { alert })
  showToast({ title: 'Fejl', description: 'Kunne ikke gemme.' })
  await expect.poll(() => alert.mock.calls).toEqual([['Fejl\nKunne ikke gemme.']])
  showToast({ title: 'Gemt' })
  await expect.poll(() => alert.mock.lastCall).toEqual(['Gemt'])
})
