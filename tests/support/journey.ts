import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'

export { expect }

interface Journey {
  /** Which site the journey is on: with the sample content, or with nothing in it. */
  site: 'sample' | 'empty'
  /** What the browser's console may say on this journey. */
  expectedMessages: RegExp[]
  /** Visitors get none. */
  cookies: 'none' | 'allowed'
}

/**
 * A test in the browser that also fails when the console shows an error or a warning, a script
 * fails, anything is asked of another host, or a cookie is set.
 */
export const test = base.extend<Journey & { watch: undefined }>({
  site: ['sample', { option: true }],
  expectedMessages: [[], { option: true }],
  cookies: ['none', { option: true }],
  baseURL: async ({ site }, use) => {
    const { JOURNEY_SAMPLE_SITE, JOURNEY_EMPTY_SITE } = process.env
    await use(site === 'sample' ? JOURNEY_SAMPLE_SITE : JOURNEY_EMPTY_SITE)
  },
  watch: [
    async ({ context, baseURL, expectedMessages, cookies }, use) => {
      const findings = watch(context, baseURL ?? '', expectedMessages)
      await use(undefined)
      if (cookies === 'none') {
        findings.push(...(await context.cookies()).map(({ name }) => `cookie: ${name}`))
      }
      expect(findings).toEqual([])
    },
    { auto: true },
  ],
})

/** What the console, scripts, requests complain of from now on. */
export function watch(context: BrowserContext, site: string, expected: RegExp[]): string[] {
  const findings: string[] = []
  context.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type())
    if (!isComplaint || expected.some((words) => words.test(message.text()))) return
    findings.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => findings.push(`script: ${error.error()}`))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== site) findings.push(`foreign: ${url}`)
  })
  return findings
}

/** Does the same in light and in dark. */
export async function inBothSchemes(
  page: Page,
  check: (scheme: 'light' | 'dark') => Promise<void>,
): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await test.step(scheme, () => check(scheme))
  }
}

/** Uses the page, and waits until the client's code has taken it over. */
export async function untilHydrated(page: Page): Promise<void> {
  // Again and again: what listens for it comes after the page has loaded.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('pointermove')))
    expect(await isTakenOver(page)).toBe(true)
  }).toPass({ intervals: [50] })
}

export function isTakenOver(page: Page): Promise<boolean> {
  return page.evaluate(hasFibers)
}

function hasFibers(): boolean {
  const main = document.querySelector('main') ?? document.body
  return Object.keys(main).some((key) => key.startsWith('__reactFiber'))
}

/** Nothing on the page reaches past its right edge. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { content: scrollWidth, screen: clientWidth }
  })
  expect(content, 'width of the content').toBeLessThanOrEqual(screen)
}
