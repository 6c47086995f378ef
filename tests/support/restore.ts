import { afterAll, afterEach, vi } from 'vitest'
import { removeRunningServers } from './servers'

// Vitest's options, such as `restoreMocks`, act before the next test, but a file's `beforeAll` runs earlier:
// with `isolate: false` it would have the mocks, globals, environment and timers of the previous file's last test.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

afterAll(removeRunningServers)
