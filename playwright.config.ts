import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumArguments } from './tests/browser/chromium-arguments.ts'
import { chromium, locate } from './tests/support/programs.ts'

export default defineConfig({
  testDir: './tests/journeys',
  globalSetup: './tests/support/journey-servers.ts',
  outputDir: './test-results/journeys',
  fullyParallel: true,
  // One more than the processors, since journeys spend a fifth of their time waiting for the page.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // No journey tests speed, and a machine under load is slow. Journeys that passed on a retry are reported.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  retries: 1,
  use: {
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: locate(chromium), args: chromiumArguments },
  },
  // A journey with the tag @phone or @desktop runs only on that screen. A journey that is the same on both
  // runs once, on the screen where a failure is more likely.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: '**/live*.spec.ts',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
