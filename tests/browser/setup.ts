import '~/admin/screen/admin.css'
import '~/app.css'
import { afterEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { closeToasts } from '#tests/browser/toasts'
import { listDrafts, sendUnsentDrafts } from '~/admin/unsaved-drafts/outbox'

document.documentElement.lang = 'da'

afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // Before the drafts are sent, since a form stores its input when it is unmounted.
  await cleanup()
  while (closeToasts() > 0) await new Promise(requestAnimationFrame)
  await awaitDrafts()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

/** Forms share the requests for drafts that are under way, so a form of the next test would get their answers. */
async function awaitDrafts() {
  localStorage.clear()
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await sendUnsentDrafts('')
  await listDrafts()
}
