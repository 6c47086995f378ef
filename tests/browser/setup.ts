import '~/admin/frame/admin.css'
import '~/app.css'
import { afterEach, vi } from 'vitest'

document.documentElement.lang = 'da'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})
