import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { looksIn, withoutEqual } from '#tests/browser/looks'
import { samples } from '#tests/browser/looks-samples'
import { defaultFace, faceNames } from '~/faces/faces'

// The stylesheets that are not part of `app.css`.
import.meta.glob(
  ['./{admin,site}/**/*.css', './print.css', './faces/*.css', './faces/*/face.css'],
  {
    eager: true,
  },
)

const root = document.documentElement
const container = document.createElement('div')
container.innerHTML = samples
// Not displayed, so that no value depends on the fonts of this computer.
container.hidden = true

interface Conditions {
  width?: number
  height?: number
  media?: string
  features?: Record<string, string>
}

/** The conditions under which a page is shown, besides those of a phone. */
const conditions = {
  'a large screen': { width: 1280, height: 800 },
  'a very large screen': { width: 1920, height: 1080 },
  'a phone on its side': { width: 844, height: 390 },
  paper: { media: 'print' },
  'a screen with forced colours': { features: { 'forced-colors': 'active' } },
  'a screen with motion': { features: { 'prefers-reduced-motion': 'no-preference' } },
} satisfies Record<string, Conditions>

/** What the browser of all tests reports (vitest.config.ts). */
const usualFeatures = {
  'forced-colors': 'none',
  'prefers-color-scheme': 'light',
  'prefers-reduced-motion': 'reduce',
}

async function show({ width = 390, height = 844, media = '', features }: Conditions) {
  const list = Object.entries({ ...usualFeatures, ...features }).map(([name, value]) => ({
    name,
    value,
  }))
  await page.viewport(width, height)
  await cdp().send('Emulation.setEmulatedMedia', { media, features: list })
}

/** Toasts of other test files would set the height of the space above them. */
const withoutToasts = document.createElement('style')
withoutToasts.textContent = ':root { --toast-height: 0rem !important }'

beforeEach(async () => {
  root.className = `palette-${defaultFace}`
  document.head.append(withoutToasts)
  document.body.append(container)
  await show({})
})

afterEach(async () => {
  root.removeAttribute('class')
  root.removeAttribute('style')
  container.remove()
  withoutToasts.remove()
  await show({ width: 1280, height: 800 })
})

test('elements look on a phone as before', () => {
  expect(looksIn(container).join('\n')).toMatchSnapshot()
})

test.each(Object.entries(conditions))('elements look on %s as before', async (_, condition) => {
  const usual = looksIn(container)
  await show(condition)
  expect(withoutEqual(looksIn(container), usual).join('\n')).toMatchSnapshot()
})

test.each(faceNames)('elements look in the face %s as before', async (name) => {
  const looks: string[] = []
  for (const condition of [{}, conditions['a large screen'], conditions.paper]) {
    await show(condition)
    // Every face has its own font size, with which all sizes change.
    root.style.fontSize = '16px'
    root.className = `palette-${defaultFace}`
    const usual = looksIn(container)
    root.classList.add(`face-${name}`)
    looks.push('', ...withoutEqual(looksIn(container), usual))
    root.removeAttribute('style')
    looks.push(`font size: ${getComputedStyle(root).fontSize}`)
  }
  expect(looks.join('\n')).toMatchSnapshot()
})

test.each(faceNames)('the colours of %s in light and dark are as before', async (name) => {
  root.className = `palette-${name}`
  const colours = ['paper', 'leaf', 'ink', 'faded', 'rule', 'accent', 'gilt']
  const schemes: string[][] = []
  for (const scheme of ['light', 'dark']) {
    await show({ features: { 'prefers-color-scheme': scheme } })
    const { colorScheme } = getComputedStyle(root)
    const values = colours.map((colour) => resolvedColour(root, `--${colour}`))
    const seasons = [...container.querySelectorAll('[class^=season]')].map((season) =>
      resolvedColour(season, '--season'),
    )
    schemes.push([colorScheme, ...values, ...seasons])
  }
  expect(schemes.map((each) => each.join(' ')).join('\n')).toMatchSnapshot()
})

/** The colour of a property in the current scheme, as #rrggbb. */
function resolvedColour(element: Element, property: string): string {
  const text = document.createElement('i')
  text.style.color = `var(${property})`
  element.append(text)
  const channels = getComputedStyle(text).color.match(/\d+/g) ?? []
  text.remove()
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
}

test('the focus has a ring, and shows the skip link', async () => {
  await render(
    <>
      <a className="skip-link" href="#indhold">
        Gå til indhold
      </a>
      <button type="button" className="button">
        Knap
      </button>
    </>,
  )
  const look = () => {
    const { outline, translate } = getComputedStyle(document.activeElement as Element)
    return [outline, translate]
  }
  const ring = 'rgb(123, 30, 43) solid 2px'
  await userEvent.tab()
  expect(look()).toEqual([ring, '0px'])
  await userEvent.tab()
  expect(look()).toEqual([ring, 'none'])
  const skipLink = document.querySelector('.skip-link') as Element
  expect(getComputedStyle(skipLink).translate).toBe('0px -120%')
})
