import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['{app,server,tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**'],
    globalSetup: './tests/support/template-databases.ts',
    setupFiles: './tests/support/restore.ts',
    environment: 'node',
    css: { include: [/\/faces\//] },
    // The files of a worker share what they import: nothing of ours lasts from one test to the next.
    isolate: false,
    // In another order each time; the seed is printed, and given again with --sequence.seed.
    sequence: { shuffle: { files: false, tests: true } },
    // One more than the processors: tests wait a quarter of their time for servers and databases.
    maxWorkers: availableParallelism() + 1,
    // A machine under load is slow, which no test is about.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
