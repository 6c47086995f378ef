import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'

export { expect }

interface Journey {
  /** The site of the journey: with the sample content, or empty. */
  site: 'sample' | 'empty'
  /** Console messages and script errors that this journey may cause. */
  expectedMessages: RegExp[]
  /** Whether the site may set cookies. Visitors get none. */
  cookies: 'none' | 'allowed'
  /** Whether pages preload the code of other pages; most journeys do not need that. */
  preloads: boolean
}

/**
 * A browser test that also fails on console errors and warnings, script errors, requests to other hosts,
 * and cookies.
 */
export const test = base.extend<Journey & { watch: undefined }>({
  site: ['sample', { option: true }],
  expectedMessages: [[], { option: true }],
  cookies: ['none', { option: true }],
  preloads: [false, { option: true }],
  context: async ({ context, preloads }, use) => {
    if (!preloads) await context.addInitScript(saveData)
    await use(context)
  },
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

/** Runs in the page. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/** Starts to collect console errors and warnings, script errors and requests to other hosts. */
export function watch(context: BrowserContext, site: string, expected: RegExp[]): string[] {
  const findings: string[] = []
  context.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type())
    if (!isComplaint || expected.some((words) => words.test(message.text()))) return
    findings.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    const text = String(error.error())
    if (!expected.some((words) => words.test(text))) findings.push(`script: ${text}`)
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== site) findings.push(`foreign: ${url}`)
  })
  return findings
}

/** Runs a check in both colour schemes. */
export async function inBothSchemes(
  page: Page,
  check: (scheme: 'light' | 'dark') => Promise<void>,
): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await test.step(scheme, () => check(scheme))
  }
}

/** Interacts with the page until React has hydrated it. */
export async function untilHydrated(page: Page): Promise<void> {
  // Repeated: the listener is added some time after the page has loaded.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('pointermove')))
    expect(await isHydrated(page)).toBe(true)
  }).toPass({ intervals: [50] })
}

export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(hasFibers)
}

function hasFibers(): boolean {
  const main = document.querySelector('main') ?? document.body
  // React hydrates `main` shortly before a form takes input.
  if (main.querySelector('form[inert], form [inert]')) return false
  return Object.keys(main).some((key) => key.startsWith('__reactFiber'))
}

/** Expects nothing beyond the right edge of the page. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { content: scrollWidth, screen: clientWidth }
  })
  expect(content, 'width of the content').toBeLessThanOrEqual(screen)
}
