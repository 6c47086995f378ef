import { expect, test, vi } from 'vitest'
import { stubPlainToasts } from '#tests/support/plain-toasts'
import { preloadToasts, showToast } from './toast'

test('a line shows each message while the toasts cannot be loaded, and no alert box', async () => {
  const alert = vi.fn()
  vi.stubGlobal('window', { alert })
  const shown = stubPlainToasts()
  preloadToasts()
  showToast({ title: 'Fejl', description: 'Kunne ikke gemme.' })
  await expect.poll(() => shown).toEqual(['Fejl · Kunne ikke gemme.'])
  showToast({ title: 'Gemt' })
  await expect.poll(() => shown).toEqual(['Fejl · Kunne ikke gemme.', 'Gemt'])
  expect(alert).not.toHaveBeenCalled()
})
