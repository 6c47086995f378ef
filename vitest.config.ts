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
    // The test files of a worker share their modules, since none of ours has state that outlasts a test.
    isolate: false,
    // In a random order. The seed is printed, and can be repeated with --sequence.seed.
    sequence: { shuffle: { files: false, tests: true } },
    // One more than the processors, since tests spend a quarter of their time waiting for servers and databases.
    maxWorkers: availableParallelism() + 1,
    // No test tests speed, and a machine under load is slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The sample site may still be prepared when the tests of one file end.
    teardownTimeout: 300_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
