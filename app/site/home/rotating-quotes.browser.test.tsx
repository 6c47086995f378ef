import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '#tests/browser/page'
import { RotatingQuotes } from './rotating-quotes'

const content = { 'hero.quote1': 'Første', 'hero.quote2': 'Anden', 'hero.quote4': 'Fjerde' }
const pause = page.getByRole('button', { name: 'Sæt citater på pause' })
const play = page.getByRole('button', { name: 'Afspil citater' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Advances the time, and expects exactly one visible quote, after fading. */
async function expectQuoteAfter(time: number, quote: string) {
  await vi.advanceTimersByTimeAsync(time)
  await expect
    .poll(() =>
      [...document.querySelectorAll('p[aria-hidden=false]')].map(({ textContent }) => textContent),
    )
    .toEqual([quote])
  await expect.element(page.getByText(quote)).toBeVisible()
  for (const other of Object.values(content)) {
    if (other !== quote) await expect.element(page.getByText(other)).not.toBeVisible()
  }
}

/** Shows the quotes at a time after the navigation. */
async function openQuotes({ time = 60_000, reducesMotion = false } = {}) {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: reducesMotion && media === '(prefers-reduced-motion: reduce)',
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  )
  vi.spyOn(performance, 'now').mockReturnValue(time)
  const screen = await renderPage(<RotatingQuotes />, { content })
  await expect.element(reducesMotion ? play : pause).toBeVisible()
  if (!reducesMotion) await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  return screen
}

test('one quote at a time is shown for ten seconds each, and the first follows the last', async () => {
  await openQuotes()
  await expectQuoteAfter(9_000, 'Første')
  await expectQuoteAfter(1_000, 'Anden')
  await expectQuoteAfter(9_999, 'Anden')
  await expectQuoteAfter(1, 'Fjerde')
  await expectQuoteAfter(10_000, 'Første')
})

test('the first quote is shown for ten seconds after the navigation, not after the hydration', async () => {
  await openQuotes({ time: 4_000 })
  await expectQuoteAfter(5_999, 'Første')
  await expectQuoteAfter(1, 'Anden')
  await expectQuoteAfter(9_999, 'Anden')
})

test('the button pauses the quotes and plays them again', async () => {
  await openQuotes()
  await pause.click()
  await userEvent.unhover(page.getByRole('button'))
  await expectQuoteAfter(40_000, 'Første')
  await play.click()
  await userEvent.unhover(page.getByRole('button'))
  page.getByRole('button').element().blur()
  await expectQuoteAfter(10_000, 'Anden')
})

test('the quotes pause while they are hovered or focused', async () => {
  await openQuotes()
  await page.getByText('Første').hover()
  await expectQuoteAfter(40_000, 'Første')
  await userEvent.unhover(page.getByText('Første'))
  await expectQuoteAfter(10_000, 'Anden')
  pause.element().focus()
  await expectQuoteAfter(40_000, 'Anden')
  pause.element().blur()
  await expectQuoteAfter(10_000, 'Fjerde')
})

test('the quotes are paused for readers who prefer reduced motion', async () => {
  await openQuotes({ reducesMotion: true })
  await expect.element(play).toBeVisible()
  await expectQuoteAfter(40_000, 'Første')
})

test('a single quote has no button, and without quotes there is nothing', async () => {
  await renderPage(<RotatingQuotes />, { content: { 'hero.quote3': 'Eneste' } })
  await expect.element(page.getByText('Eneste')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  const empty = await renderPage(<RotatingQuotes />)
  await expect.poll(() => empty.requested).toEqual(['/nyheder'])
  await expect.element(empty.container).toBeEmptyDOMElement()
})
