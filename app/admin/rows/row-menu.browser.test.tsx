import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { renderScreen } from '#tests/browser/screen'
import { showToast } from '~/ui/toast'
import { ownPageEntries, pageEntries, RowMenu } from './row-menu'

const dots = page.getByRole('button', { name: 'Flere muligheder: Jul' })
const item = (name: string) => page.getByRole('menuitem', { name })

async function openMenu() {
  const onSelect = vi.fn()
  const entries = [
    { label: 'Flyt først', onSelect },
    { label: 'Se på siden', href: '#jul' },
    { label: 'Flyt sidst', onSelect: () => {} },
  ]
  await render(<RowMenu name="Jul" entries={entries} />)
  await expect.element(dots).toHaveAttribute('aria-expanded', 'false')
  await expect.element(dots).toHaveAttribute('aria-haspopup', 'menu')
  expect(page.getByRole('menuitem').elements()).toHaveLength(0)
  await dots.click()
  await expect.element(item('Flyt først')).toHaveFocus()
  await expect.element(dots).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByRole('menu')).toHaveAccessibleName('Flere muligheder: Jul')
  return { onSelect }
}

test('a row without entries has no menu', async () => {
  const screen = await render(<RowMenu name="Jul" entries={[]} />)
  expect(screen.container.innerHTML).toBe('')
})

test('the arrow keys, Home and End move between the entries, round the ends', async () => {
  await openMenu()
  for (const [key, name] of [
    ['ArrowUp', 'Flyt sidst'],
    ['ArrowDown', 'Flyt først'],
    ['ArrowDown', 'Se på siden'],
    ['End', 'Flyt sidst'],
    ['ArrowUp', 'Se på siden'],
    ['Home', 'Flyt først'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(item(name), { message: key }).toHaveFocus()
  }
})

test('an entry runs once and closes the menu, which opens again', async () => {
  const { onSelect } = await openMenu()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(dots).toHaveAttribute('aria-expanded', 'false')
  expect(onSelect).toHaveBeenCalledOnce()
  await dots.click()
  await expect.element(item('Flyt først')).toHaveFocus()
})

test('a link closes the menu too', async () => {
  await openMenu()
  await item('Se på siden').click()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.poll(() => location.hash).toBe('#jul')
  history.replaceState(null, '', location.pathname + location.search)
})

test.for(['Escape', 'Tab'])('%s closes the menu', async (key) => {
  const { onSelect } = await openMenu()
  await userEvent.keyboard(`{${key}}`)
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  if (key === 'Escape') await expect.element(dots).toHaveFocus()
  expect(onSelect).not.toHaveBeenCalled()
})

test('the three dots close an open menu', async () => {
  await openMenu()
  await dots.click()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

test('a message does not move an open menu away from the pointer', async () => {
  const { container } = await render(
    <RowMenu name="Jul" entries={[{ label: 'Del …', onSelect: () => {} }]} />,
  )
  container.style.paddingBlock = 'calc(100vh - 9rem) 150vh'
  await dots.click()
  await expect.element(item('Del …')).toHaveFocus()
  const { bottom } = item('Del …').element().getBoundingClientRect()
  showToast({ title: 'Linket er kopieret' })
  const { documentElement } = document
  await expect
    .poll(() => documentElement.style.getPropertyValue('--toast-height'))
    .toMatch(/^[1-9]/)
  // A control that is not above the message would be scrolled there.
  expect(page.getByRole('group').element().getBoundingClientRect().top).toBeLessThan(bottom)
  expect(item('Del …').element().getBoundingClientRect().bottom).toBe(bottom)
  // Playwright scrolls an element into view before it uses it, as assistive technology does.
  await item('Del …').hover()
  expect(item('Del …').element().getBoundingClientRect().bottom).toBe(bottom)
  await item('Del …').click()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

test('the link to a page is copied', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await renderScreen(<RowMenu name="Jul" entries={pageEntries('/nyheder/jul')} />)
  await dots.click()
  await expect.element(item('Se på siden')).toHaveAttribute('href', '/nyheder/jul')
  await item('Kopiér link').click()
  await expect.element(screen.getByText('Linket er kopieret')).toBeVisible()
  await expect.poll(() => copy.mock.calls).toEqual([[`${location.origin}/nyheder/jul`]])
})

test('only a page of its own can be shared, and a hidden row has no entries for its page', () => {
  const labels = (entries: { label: string }[]) => entries.map(({ label }) => label)
  expect(labels(ownPageEntries('/a'))).toEqual(['Se på siden', 'Kopiér link', 'Del …'])
  expect(labels(pageEntries('/a'))).toEqual(['Se på siden', 'Kopiér link'])
  expect(ownPageEntries(undefined)).toEqual([])
  expect(pageEntries(undefined)).toEqual([])
})
