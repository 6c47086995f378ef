import { beforeEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text'
import { holdClicks } from './held-click'

/** A link or a button, on which a click is only counted. */
class Control {
  clicks = 0
  origin = 'https://forfatter.example'
  target = ''
  type = 'button'
  popoverTargetElement: Control | null = null
  ariaKeyShortcuts: string | null = null
  dataset: { copies?: string } = {}
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  closest() {
    return this
  }

  matches() {
    return this instanceof Anchor
  }

  click() {
    this.clicks += 1
  }
}

class Anchor extends Control {}

let page: EventTarget
let shortcuts: Control[]

beforeEach(() => {
  page = new EventTarget()
  shortcuts = []
  vi.stubGlobal('HTMLAnchorElement', Anchor)
  vi.stubGlobal('location', new URL('https://forfatter.example/nyheder'))
  vi.stubGlobal('document', { querySelectorAll: () => shortcuts })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})

const keys = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

/** Sends an event to the page. Returns whether the browser still handles it. */
function send(type: 'click' | 'keydown', values: object): boolean {
  const event = new Event(type, { cancelable: true })
  for (const [name, value] of Object.entries({ button: 0, ...keys, ...values })) {
    Object.defineProperty(event, name, { value })
  }
  const isLeft = page.dispatchEvent(event)
  // A held click does not reach React, which would handle it too.
  if (type === 'click') expect(event.cancelBubble).toBe(!isLeft)
  return isLeft
}

const made = <Kind extends Control>(control: Kind, values: Partial<Control> = {}) =>
  Object.assign(control, values)

test('only the last held click is repeated once the page is hydrated', () => {
  const release = holdClicks(() => true)
  const controls = [new Control('menu'), new Anchor('link'), new Control('pause')]
  for (const target of controls) expect(send('click', { target }), target.name).toBe(false)
  expect(controls.map(({ clicks }) => clicks)).toEqual([0, 0, 0])
  release()
  expect(controls.map(({ clicks }) => clicks)).toEqual([0, 0, 1])
  expect(send('click', { target: controls[0] })).toBe(true)
})

test('a text is copied during the click, since WebKit refuses it later, and only once', async () => {
  const writeText = vi.fn(async () => {})
  // Toasts read the user agent when they are loaded; test files of a worker share modules, also failed ones.
  vi.stubGlobal('navigator', { userAgent: '', clipboard: { writeText } })
  const lines: { textContent?: string }[] = []
  const body = { append: (line: { textContent?: string }) => lines.push(line) }
  const createElement = () => ({ setAttribute() {}, remove() {} })
  vi.stubGlobal('document', { querySelectorAll: () => shortcuts, createElement, body })
  const release = holdClicks(() => true)
  send('click', { target: made(new Control('Kopiér'), { dataset: { copies: 'Teksten' } }) })
  expect(writeText.mock.calls).toEqual([['Teksten']])
  release()
  const messages = { copied: 'Kopieret', notCopied: 'Ikke kopieret' }
  await copyText('Teksten', messages)
  expect(writeText).toHaveBeenCalledOnce()
  await copyText('Teksten', messages)
  expect(writeText).toHaveBeenCalledTimes(2)
  await expect
    .poll(() => lines.flatMap(({ textContent }) => textContent ?? []))
    .toEqual(['Kopieret', 'Kopieret'])
})

test.each([
  ['a submit button', new Control('Gem'), { type: 'submit' }, {}],
  [
    'a button that opens a popover',
    new Control('Menu'),
    { popoverTargetElement: new Control('') },
    {},
  ],
  ['a link to another site', new Anchor('a'), { origin: 'https://example.dk' }, {}],
  ['a link to a new tab', new Anchor('a'), { target: '_blank' }, {}],
  ['a middle click', new Anchor('a'), {}, { button: 1 }],
  ['a click with Alt', new Anchor('a'), {}, { altKey: true }],
  ['a click with Ctrl', new Anchor('a'), {}, { ctrlKey: true }],
  ['a click with Cmd', new Anchor('a'), {}, { metaKey: true }],
  ['a click with Shift', new Anchor('a'), {}, { shiftKey: true }],
])('%s is left to the browser', (_, control, values, click) => {
  const release = holdClicks(() => true)
  const target = made(control, values)
  expect(send('click', { target, ...click })).toBe(true)
  release()
  expect(target.clicks).toBe(0)
})

test('a link is left to the browser until the code is loaded', () => {
  let isCodeHere = false
  const release = holdClicks(() => isCodeHere)
  const target = new Anchor('link')
  expect(send('click', { target })).toBe(true)
  isCodeHere = true
  expect(send('click', { target })).toBe(false)
  release()
})

test('a keyboard shortcut is held like a click on its control', () => {
  const search = made(new Control('Søg'), { ariaKeyShortcuts: 'Control+K Meta+K' })
  shortcuts = [made(new Control('Gem'), { ariaKeyShortcuts: 'Control+S' }), search]
  for (const pressed of [
    { key: 'k' },
    { key: 'j', ctrlKey: true },
    { key: 'k', ctrlKey: true, shiftKey: true },
    { key: 'k', metaKey: true, altKey: true },
  ]) {
    const release = holdClicks(() => true)
    expect(send('keydown', pressed), JSON.stringify(pressed)).toBe(true)
    release()
  }
  expect(search.clicks).toBe(0)
  for (const pressed of [
    { key: 'k', ctrlKey: true },
    { key: 'K', metaKey: true },
  ]) {
    const release = holdClicks(() => true)
    expect(send('keydown', pressed)).toBe(false)
    release()
    expect(send('keydown', pressed)).toBe(true)
  }
  expect(search.clicks).toBe(2)
})
