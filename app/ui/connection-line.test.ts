import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blockLeavingOffline } from './connection-line'

const open = new URL('https://forfatter.example/nyheder?side=2')
let page: EventTarget
let notices: boolean[]
let stop: () => void
const browser = { onLine: false }

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  notices = []
  browser.onLine = false
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('location', open)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  stop = blockLeavingOffline((held) => notices.push(held))
})
afterEach(() => {
  stop()
})

/** Sends an event to the page. Returns whether the browser still handles it. */
function send(type: 'click' | 'submit', link?: object, isHandled = false): boolean {
  const event = new Event(type, { cancelable: true })
  Object.defineProperty(event, 'target', { value: { closest: () => link } })
  if (isHandled) event.preventDefault()
  page.dispatchEvent(event)
  return !event.defaultPrevented
}

const linkTo = (url: string, target = '') => {
  const { protocol, pathname, search, hash } = new URL(url, open)
  return { protocol, pathname, search, hash, target }
}

test.each(['/kontakt', '/nyheder', '?side=3#top', 'https://example.dk/'])(
  'a link to %s is held while the browser is offline',
  (url) => {
    expect(send('click', linkTo(url))).toBe(false)
    expect(notices).toEqual([true])
    browser.onLine = true
    expect(send('click', linkTo(url))).toBe(true)
  },
)

test('a form is held while the browser is offline', () => {
  expect(send('submit')).toBe(false)
  expect(notices).toEqual([true])
})

test.each([
  ['a part of the page', linkTo('#indhold')],
  ['a mail', linkTo('mailto:a@example.dk')],
  ['a new tab', linkTo('/kontakt', '_blank')],
  ['nothing', undefined],
])('a click on a link to %s is not held', (_, link) => {
  expect(send('click', link)).toBe(true)
  expect(notices).toEqual([])
})

test('the notice is shown for six seconds after the last attempt, unless the page handles it', () => {
  send('submit', undefined, true)
  expect(notices).toEqual([])
  send('click', linkTo('/kontakt'))
  vi.advanceTimersByTime(4_000)
  send('click', linkTo('/kontakt'))
  vi.advanceTimersByTime(5_999)
  expect(notices).toEqual([true, true])
  vi.advanceTimersByTime(1)
  expect(notices).toEqual([true, true, false])
})
