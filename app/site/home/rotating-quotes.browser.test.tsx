import { beforeEach, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { renderPage } from '#tests/browser/page'
import { RotatingQuotes } from './rotating-quotes'

const content = { 'hero.quote1': 'Første', 'hero.quote2': 'Anden', 'hero.quote4': 'Fjerde' }
const pause = page.getByRole('button', { name: 'Stop citaterne' })
const play = page.getByRole('button', { name: 'Start citaterne' })

beforeEach(async () => {
  // Keeps the mouse of an earlier test away from the quotes.
  await userEvent.hover(document.documentElement, {
    position: { x: innerWidth - 1, y: innerHeight - 1 },
    force: true,
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
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

/** Waits until the effects of an event have started or stopped the timer. */
async function expectPlaying(isPlaying: boolean) {
  await expect.poll(() => vi.getTimerCount()).toBe(isPlaying ? 1 : 0)
}

/** Clicks a button without a mouse, which would stay above the quotes. */
function press(button: Locator) {
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

/** Moves a pointer onto the quotes, or away from them. */
function point(type: 'pointerover' | 'pointerout') {
  const options = { bubbles: true, relatedTarget: document.body }
  page.getByText('Første').element().dispatchEvent(new PointerEvent(type, options))
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
  await expectPlaying(!reducesMotion)
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
  press(pause)
  await expectPlaying(false)
  await expectQuoteAfter(40_000, 'Første')
  press(play)
  await expectPlaying(true)
  await expectQuoteAfter(10_000, 'Anden')
})

test('the quotes pause while they are hovered or focused', async () => {
  await openQuotes()
  point('pointerover')
  await expectPlaying(false)
  await expectQuoteAfter(40_000, 'Første')
  point('pointerout')
  await expectPlaying(true)
  await expectQuoteAfter(10_000, 'Anden')
  pause.element().focus()
  await expectPlaying(false)
  await expectQuoteAfter(40_000, 'Anden')
  pause.element().blur()
  await expectPlaying(true)
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
