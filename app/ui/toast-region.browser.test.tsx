import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from './dialog'
import { showToast } from './toast'

const status = page.getByRole('status')
const alert = page.getByRole('alert')

beforeEach(async () => {
  showToast({ title: 'Klar' })
  await expect.element(status).toHaveTextContent('KlarLuk')
  await page.getByRole('button', { name: 'Luk' }).click()
  await expect.element(status).toBeEmptyDOMElement()
  // A message under the mouse would stay.
  await userEvent.hover(document.body, { position: { x: 5, y: 5 } })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.runOnlyPendingTimers()
})

/** Lets the time pass for the toasts, once they are shown. */
async function advance(ms: number) {
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  vi.advanceTimersByTime(ms)
}

test('a message is announced politely, and a failure at once', async () => {
  showToast({ title: 'Gemt', description: 'Nyheden er gemt.' })
  await expect.element(status).toHaveTextContent('GemtNyheden er gemt.Luk')
  await expect.element(status).toHaveAttribute('aria-live', 'polite')
  await expect.element(status).toHaveAccessibleName('Beskeder')
  await expect.element(alert).toBeEmptyDOMElement()
  await advance(1_500)
  showToast({ title: 'Fejl', variant: 'destructive' })
  await expect.element(alert).toHaveTextContent('FejlLuk')
  await expect.element(alert).toHaveAttribute('aria-live', 'assertive')
  // Each message replaces the previous one.
  await expect.element(status).toBeEmptyDOMElement()
  await page.getByRole('button', { name: 'Luk' }).click()
  await expect.element(alert).toBeEmptyDOMElement()
})

test('a control that gets the focus is scrolled above a message', async () => {
  const button = document.createElement('button')
  button.style.marginBlock = '200vh'
  document.body.append(button)
  onTestFinished(() => button.remove())
  showToast({ title: 'Gemt' })
  await expect.element(status).toHaveTextContent('GemtLuk')
  button.focus()
  const toast = page.getByRole('group').element().getBoundingClientRect()
  await expect.poll(() => button.getBoundingClientRect().bottom).toBeLessThan(toast.top)
  await page.getByRole('button', { name: 'Luk' }).click()
})

test('of several messages at once each is shown long enough to be read', async () => {
  showToast({ title: 'Første' })
  showToast({ title: 'Fejl', variant: 'destructive' })
  showToast({ title: 'Tredje' })
  await expect.element(status).toHaveTextContent('FørsteLuk')
  await advance(1_250)
  await expect.element(status).toHaveTextContent('FørsteLuk')
  await advance(250)
  await expect.element(alert).toHaveTextContent('FejlLuk')
  await expect.element(status).toBeEmptyDOMElement()
  await page.getByRole('button', { name: 'Luk' }).click()
  await expect.element(status).toHaveTextContent('TredjeLuk')
  await expect.element(alert).toBeEmptyDOMElement()
  await page.getByRole('button', { name: 'Luk' }).click()
})

test('a message that was read, or comes again, is replaced at once', async () => {
  const undo = vi.fn()
  showToast({ title: 'Flyttet', actions: [{ label: 'Fortryd', onClick: vi.fn() }] })
  showToast({ title: 'Flyttet', actions: [{ label: 'Fortryd', onClick: undo }] })
  await expect.poll(() => page.getByRole('group').elements().length).toBe(1)
  await page.getByRole('button', { name: 'Fortryd' }).click()
  expect(undo).toHaveBeenCalledOnce()
  showToast({ title: 'Første' })
  await expect.element(status).toHaveTextContent('FørsteLuk')
  await page.getByText('Første').hover()
  await advance(1_500)
  showToast({ title: 'Anden' })
  await expect.element(status).toHaveTextContent('AndenLuk')
  await page.getByRole('button', { name: 'Luk' }).click()
})

test('an action runs once and closes the message, and F6 reaches it', async () => {
  const undo = vi.fn()
  const actions = [
    { label: 'Fortryd', onClick: undo },
    { label: 'Se siden', href: '/nyheder' },
  ]
  showToast({ title: 'Slettet', actions })
  await expect
    .element(page.getByRole('link', { name: 'Se siden' }))
    .toHaveAttribute('href', '/nyheder')
  await expect
    .element(status)
    .toHaveTextContent('SlettetFortrydSe sidenTryk F6 for at nå knapperne.Luk')
  await userEvent.keyboard('{F6}')
  await expect.poll(() => document.activeElement?.closest('[role=status]')).toBeTruthy()
  await page.getByRole('button', { name: 'Fortryd' }).click()
  expect(undo).toHaveBeenCalledOnce()
  await expect.element(status).toBeEmptyDOMElement()
})

test.each([
  ['a message', {}, 6_000],
  ['a failure', { variant: 'destructive' }, 10_000],
] as const)('%s closes by itself', async (_, content, lifetime) => {
  showToast({ title: 'Besked', ...content })
  const title = page.getByText('Besked', { exact: true })
  await expect.element(title).toBeVisible()
  const toast = page.getByRole('group').filter({ has: title })
  vi.advanceTimersByTime(lifetime - 250)
  // A closing toast is still visible while it fades out.
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
  await expect.element(toast).not.toHaveAttribute('data-ending-style')
  vi.advanceTimersByTime(250)
  await expect.element(title).not.toBeInTheDocument()
})

test.each([
  ['a button', { label: 'Fortryd', onClick: () => {} }],
  ['a link', { label: 'Se siden', href: '/nyheder' }],
])('a message with %s stays until it is closed', async (_, action) => {
  showToast({ title: 'Slettet', actions: [action] })
  const title = page.getByText('Slettet', { exact: true })
  await expect.element(title).toBeVisible()
  vi.advanceTimersByTime(10 * 60_000)
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
  await expect.element(title).toBeVisible()
  await page.getByRole('button', { name: 'Luk' }).click()
  await expect.element(title).not.toBeInTheDocument()
})

test('a failure covers no field of a dialog that has the focus', async () => {
  await page.viewport(390, 500)
  onTestFinished(() => page.viewport(1280, 800))
  const names = ['Navn', 'Adresse', 'Sted', 'Dato', 'Tid']
  await render(
    <Dialog open onClose={() => {}} title="Felter">
      {names.map((name) => (
        <input key={name} aria-label={name} className="h-16" />
      ))}
    </Dialog>,
  )
  const field = page.getByRole('textbox', { name: 'Dato' })
  ;(field.element() as HTMLElement).focus()
  showToast({ title: 'Kunne ikke gemme', description: 'Prøv igen.', variant: 'destructive' })
  const toast = page.getByRole('group').filter({ hasText: 'Kunne ikke gemme' })
  await expect.element(toast).toBeVisible()
  const overlap = (name: string) => () => {
    const toasts = document.querySelector('.toasts')?.getBoundingClientRect()
    const field = page.getByRole('textbox', { name }).element().getBoundingClientRect()
    return toasts && toasts.height > 0 ? field.bottom - toasts.top : 'no toast'
  }
  await expect.poll(overlap('Dato')).toBeLessThanOrEqual(0)
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('textbox', { name: 'Tid' })).toHaveFocus()
  await expect.poll(overlap('Tid')).toBeLessThanOrEqual(0)
})

test('a message stays while the pointer or the focus is in it, or the page is hidden', async () => {
  showToast({ title: 'Besked' })
  const title = page.getByText('Besked', { exact: true })
  await title.hover()
  vi.advanceTimersByTime(60_000)
  await userEvent.hover(document.body, { position: { x: 5, y: 5 } })
  page.getByRole('button', { name: 'Luk' }).element().focus()
  vi.advanceTimersByTime(60_000)
  const { activeElement } = document
  if (activeElement instanceof HTMLElement) activeElement.blur()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.advanceTimersByTime(60_000)
  await expect.element(title).toBeVisible()
  hidden.mockReturnValue(false)
  vi.advanceTimersByTime(6_000)
  await expect.element(title).not.toBeInTheDocument()
})

test('messages stay usable while a lightbox makes the rest of the page inert', async () => {
  const host = document.querySelector('.toasts')
  host?.setAttribute('inert', '')
  host?.setAttribute('aria-hidden', 'true')
  showToast({ title: 'Download startet' })
  await page.getByRole('button', { name: 'Luk' }).click()
  await expect.element(status).toBeEmptyDOMElement()
})
