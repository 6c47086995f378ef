import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromium, locate } from './tests/support/programs.ts'

const quietly = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--in-process-gpu',
  '--no-first-run',
  '--no-sandbox',
]

export default defineConfig({
  testDir: './tests/journeys',
  globalSetup: './tests/support/journey-servers.ts',
  outputDir: './test-results/journeys',
  fullyParallel: true,
  // One more than the processors: a journey waits a fifth of its time, for what a page does by itself.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // A machine under load is slow, which no journey is about. What needed a second run is reported.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  retries: 1,
  use: {
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: locate(chromium), args: quietly },
  },
  // A journey for one of the two alone carries the tag @phone or @desktop: what is the same on any
  // screen is walked once, on the one where it is more likely to go wrong.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: '**/live.spec.ts',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
