import { afterAll, afterEach, vi } from 'vitest'
import { removeRunningServers } from './servers'

// Vitest's options `restoreMocks` and `unstubEnvs` act before the next test, but a file's `beforeAll` runs
// earlier: with `isolate: false` it would have the environment of the previous file's last test.
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

afterAll(removeRunningServers)
