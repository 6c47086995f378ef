import { availableParallelism } from 'node:os'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArguments } from './tests/browser/chromium-arguments.ts'
import { serverStubs } from './tests/browser/server-stubs.ts'
import { chromium, locate } from './tests/support/programs.ts'

const browserTests = 'app/**/*.browser.test.tsx'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // In a random order. The seed is printed, and can be repeated with --sequence.seed.
    sequence: { shuffle: { files: false, tests: true } },
    // The test files of a worker share their modules, since none of ours has state that outlasts a test.
    isolate: false,
    // One more than the processors, since tests spend a quarter of their time waiting for servers and databases.
    maxWorkers: availableParallelism() + 1,
    // No test tests speed, and a machine under load is slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // The sample site may still be prepared when the tests of one file end.
    teardownTimeout: 300_000,
    expect: { poll: { timeout: 40_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{app,server,tests,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['tests/journeys/**', browserTests],
          globalSetup: './tests/support/template-databases.ts',
          setupFiles: './tests/support/restore.ts',
          environment: 'node',
          tags: [{ name: 'all', description: 'Runs only in `npm run test:all`.' }],
          css: { include: [/\/faces\//] },
        },
      },
      {
        extends: true,
        plugins: [tailwindcss(), serverStubs],
        // Finds their dependencies at the start, since a dependency found later reloads the tests.
        optimizeDeps: { entries: ['app/{admin,site,ui}/**/*.{ts,tsx}', 'tests/browser/*.tsx'] },
        test: {
          name: 'browser',
          include: [browserTests],
          setupFiles: './tests/browser/setup.ts',
          // After the tests on Node, which need both processors.
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            provider: playwright({
              launchOptions: { executablePath: locate(chromium), args: chromiumArguments },
              contextOptions: {
                locale: 'da-DK',
                timezoneId: 'Europe/Copenhagen',
                reducedMotion: 'reduce',
              },
            }),
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 800 },
          },
        },
      },
    ],
  },
})
