import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { interceptRequests } from '#tests/browser/requests'
import { renderScreen } from '#tests/browser/screen'
import { screens } from '~/admin/copy/admin.copy'

const item = {
  name: 'Lyset over Ærø',
  dateText: '1. januar 2026',
  path: '/admin/nyheder/lys',
  screen: '/admin/nyheder',
}

/** Opens the search with Ctrl+K. */
async function openSearch(answer: (text: string) => Response | Promise<Response>) {
  const queries: string[] = []
  interceptRequests({
    '/admin/soeg': ({ url }) => {
      const text = new URL(url).searchParams.get('q') ?? ''
      queries.push(text)
      return answer(text)
    },
  })
  const pages = { '/admin/nyheder/lys': <h1>Lyset</h1>, '/admin/konto': <h1>Konto</h1> }
  const screen = await renderScreen(<button type="button">Knap</button>, { pages })
  await userEvent.keyboard('{Control>}k{/Control}')
  const dialog = screen.getByRole('dialog', { name: 'Søg overalt' })
  await expect.element(dialog).toBeVisible()
  const option = dialog.getByRole('option')
  return Object.assign(screen, {
    queries,
    dialog,
    field: dialog.getByRole('combobox', { name: 'Søg efter' }),
    selected: dialog.getByRole('option', { selected: true }),
    options: () => option.elements().map(({ textContent }) => textContent),
    status: dialog.getByRole('status'),
  })
}

const nothing = () => Response.json([])

test('before anything is typed all screens are listed, and nothing is requested', async () => {
  const screen = await openSearch(nothing)
  expect(screen.options()).toEqual(screens.map(({ name }) => `${name}Skærm`))
  await expect.element(screen.field).toHaveFocus()
  await expect.element(screen.field).toHaveAttribute('aria-expanded', 'true')
  await expect.element(screen.dialog.getByRole('listbox', { name: 'Søg overalt' })).toBeVisible()
  await expect.element(screen.dialog).toHaveAccessibleDescription(/^Titler, skærme og indstill/)
  await screen.field.fill('   ')
  expect(screen.options()).toHaveLength(screens.length)
  expect(screen.queries).toEqual([])
})

test('typing finds screens and settings at once, and items when the server answers', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const screen = await openSearch(() => promise)
  await screen.field.fill('HJAELP ')
  await expect.poll(screen.options).toEqual([])
  await expect.element(screen.dialog.getByText('Intet fundet.')).not.toBeInTheDocument()
  await screen.field.fill('adgang')
  await expect
    .poll(screen.options)
    .toEqual(['Skift adgangskodeIndstilling', 'AdgangsnøglerIndstilling'])
  await expect.poll(() => screen.queries).toContain('adgang')
  await expect.element(screen.dialog.getByText('Intet fundet.')).not.toBeInTheDocument()
  resolve(Response.json([item]))
  await expect
    .poll(screen.options)
    .toEqual([
      'Skift adgangskodeIndstilling',
      'AdgangsnøglerIndstilling',
      'Lyset over Ærø1. januar 2026 · Nyheder',
    ])
})

test('letters that are typed quickly are one request, and the latest text counts', async () => {
  const screen = await openSearch((text) => Response.json(text === 'lyset' ? [item] : []))
  await screen.field.fill('ly')
  await screen.field.fill('lyset')
  await expect.poll(screen.options).toEqual(['Lyset over Ærø1. januar 2026 · Nyheder'])
  await screen.field.fill('lysets')
  await expect.element(screen.status).toHaveTextContent('Intet fundet.')
  expect(screen.queries).toContain('lyset')
  expect(screen.options()).toEqual([])
  await expect.element(screen.field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(screen.field).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(screen.dialog).toBeVisible()
})

test('a late answer to an earlier search does not replace the results', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const screen = await openSearch((text) => (text === 'ly' ? promise : Response.json([item])))
  await screen.field.fill('ly')
  await expect.poll(() => screen.queries).toEqual(['ly'])
  await screen.field.fill('lyset')
  await expect.poll(screen.options).toHaveLength(1)
  resolve(nothing())
  await new Promise((done) => setTimeout(done))
  await new Promise(requestAnimationFrame)
  expect(screen.options()).toHaveLength(1)
})

test('the arrow keys move the selection around the list, and Enter opens the selected result', async () => {
  const screen = await openSearch(nothing)
  const isSelected = async (text: string) => {
    await expect.element(screen.selected).toHaveTextContent(text)
    const id = screen.selected.element().getAttribute('id') ?? ''
    await expect.element(screen.field).toHaveAttribute('aria-activedescendant', id)
  }
  await isSelected('ForsideSkærm')
  await userEvent.keyboard('{ArrowUp}')
  await isSelected('DriftSkærm')
  await expect.element(screen.selected).toBeInViewport()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await isSelected('NyhederSkærm')
  await screen.field.fill('adgang')
  await isSelected('Skift adgangskodeIndstilling')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'Konto' })).toBeVisible()
  await expect.element(screen.dialog).not.toBeInTheDocument()
})

test('keys that compose a letter neither open nor move', async () => {
  const screen = await openSearch(nothing)
  const [first] = screen.options()
  for (const key of ['Enter', 'ArrowDown']) {
    const composed = { key, isComposing: true, bubbles: true, cancelable: true }
    const isLeftToBrowser = screen.field
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', composed))
    expect(isLeftToBrowser).toBe(true)
  }
  await screen.field.fill(' ')
  await expect.element(screen.dialog).toBeVisible()
  await expect.element(screen.selected).toHaveTextContent(first as string)
})

test('a click opens a result', async () => {
  const screen = await openSearch(() => Response.json([item]))
  await screen.field.fill('ærø')
  await screen.dialog.getByRole('option', { name: /^Lyset/ }).click()
  await expect.element(screen.getByRole('heading', { name: 'Lyset' })).toBeVisible()
  await expect.element(screen.dialog).not.toBeInTheDocument()
})

const failures = [() => new Response(null, { status: 500 }), () => Response.error()]

test.each(failures)('a failed search is reported, and screens are still found', async (answer) => {
  const screen = await openSearch((text) => (text === 'adgang' ? answer() : Response.json([item])))
  await screen.field.fill('adgang')
  await expect.element(screen.status).toHaveTextContent('Kunne ikke søge. Prøv igen om lidt.')
  expect(screen.options()).toHaveLength(2)
  await screen.field.fill('lyset')
  await expect.poll(screen.options).toHaveLength(1)
  await expect.element(screen.status).toHaveTextContent('1 fundet.')
})

test('after a renewed session the search is repeated', async () => {
  const answers = [() => new Response(null, { status: 401 }), () => Response.json([item])]
  const screen = await openSearch(() => answers.shift()?.() ?? nothing())
  await screen.field.fill('lyset')
  await expect.poll(screen.options).toEqual(['Lyset over Ærø1. januar 2026 · Nyheder'])
  expect(screen.queries).toEqual(['lyset', 'lyset'])
})

test('the button opens the search, and Luk and Esc close it', async () => {
  const screen = await openSearch(nothing)
  await screen.dialog.getByRole('button', { name: 'Luk' }).click()
  await expect.element(screen.dialog).not.toBeInTheDocument()
  const button = screen.getByRole('button', { name: /^Søg/ })
  await expect.element(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
  await button.click()
  await expect.element(screen.dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.dialog).not.toBeInTheDocument()
})

const keys = [
  { key: 'k', metaKey: true, opens: true },
  { key: 'K', ctrlKey: true, opens: true },
  { key: 'k', opens: false },
  { key: 'j', ctrlKey: true, opens: false },
  { key: 'k', ctrlKey: true, altKey: true, opens: false },
  { key: 'k', ctrlKey: true, shiftKey: true, opens: false },
]

test.each(keys)(
  'the keys $key, ctrl $ctrlKey, alt $altKey, shift $shiftKey: opens is $opens',
  async ({ opens, ...options }) => {
    interceptRequests()
    const screen = await renderScreen(<p>Skærm</p>)
    const event = new KeyboardEvent('keydown', { ...options, bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(opens)
    const dialog = screen.getByRole('dialog')
    if (opens) await expect.element(dialog).toBeVisible()
    else await expect.element(dialog).not.toBeInTheDocument()
  },
)

test('over a dialog Ctrl+K does not open the search', async () => {
  const screen = await openSearch(nothing)
  await screen.field.fill('a')
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(screen.dialog.elements()).toHaveLength(1)
})

test('Esc after Ctrl+K leaves the focus to the heading if nothing had it', async () => {
  const screen = await renderScreen(<h1>Nyheder</h1>)
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(screen.getByRole('combobox', { name: 'Søg efter' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('heading', { name: 'Nyheder' })).toHaveFocus()
})
