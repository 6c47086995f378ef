import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '#tests/browser/screen'
import { ResourceList, ResourceRow } from './resource-list'

interface Item {
  id: string
  isOld: boolean
}

const items = [
  { id: 'Ny bog', isOld: false },
  { id: 'Gammel bog', isOld: true },
]
const all = { items, total: 2, text: '', hasMore: false, counts: [1, 12] }
const sections = [
  { title: 'Kommende', includes: ({ isOld }: Item) => !isOld },
  { title: 'Tidligere', includes: ({ isOld }: Item) => isOld, isCollapsed: true },
]

function renderList(list: Partial<typeof all>, more: object = {}, path = '/admin/skaerm') {
  const props = { list: { ...all, ...list }, empty: 'Der er intet endnu.', ...more }
  return renderScreen(
    <ResourceList {...(props as Omit<ComponentProps<typeof ResourceList<Item>>, 'children'>)}>
      {({ id }) => <li key={id}>{id}</li>}
    </ResourceList>,
    { path },
  )
}

const rows = page.getByRole('main').getByRole('listitem')
const search = page.getByRole('searchbox', { name: 'Søg i listen' })
const more = page.getByRole('button', { name: 'Vis flere' })

test('a short list has all of its rows, and neither a search nor further rows', async () => {
  await renderList({})
  await expect
    .poll(() => rows.elements().map((row) => row.textContent))
    .toEqual(['Ny bog', 'Gammel bog'])
  for (const control of [search, more]) await expect.element(control).not.toBeInTheDocument()
})

test.each([
  [20, false],
  [21, true],
])('a list of %s rows can be searched: %s', async (total, isSearchable) => {
  await renderList({ total })
  await expect.element(rows.first()).toBeVisible()
  expect(search.elements()).toHaveLength(isSearchable ? 1 : 0)
})

test.each([
  ['none', { items: [] }, {}, 'Intet passer på »bog«.'],
  ['some', {}, {}, '2 fundet.'],
  ['more than are shown', { hasMore: true }, {}, 'Mere end 2 fundet.'],
  ['with those before', { hasMore: true, offset: 200 }, {}, 'Mere end 202 fundet.'],
  ['those of sections', {}, { sections }, '13 fundet.'],
])('a search says how many rows it found: %s', async (_, list, more, expected) => {
  await renderList({ total: 60, text: 'bog', ...list }, more)
  await expect.element(page.getByRole('main').getByRole('status')).toHaveTextContent(expected)
})

test('a list that is not searched has an empty status', async () => {
  await renderList({ total: 60 })
  await expect.element(page.getByRole('main').getByRole('status')).toBeEmptyDOMElement()
})

test('a click anywhere on a row opens it, except on its other controls', async () => {
  const onOpen = vi.fn()
  const actions = <button type="button">Slet</button>
  await renderScreen(
    <ul>
      <ResourceRow title="Ny bog" detail="2026" opens={onOpen} actions={actions} />
    </ul>,
  )
  const row = rows.first()
  const { width, height } = row.element().getBoundingClientRect()
  await row.click({ position: { x: width / 2, y: height / 2 } })
  expect(onOpen).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Slet' }).click()
  expect(onOpen).toHaveBeenCalledOnce()
})

test('an empty list and a search without hits say so', async () => {
  const { getByText, unmount } = await renderList({ items: [], total: 0 })
  await expect.element(getByText('Der er intet endnu.')).toBeVisible()
  await unmount()
  await renderList({ items: [], total: 30, text: 'hav' })
  await expect.element(page.getByText('Intet passer på »hav«.')).toBeVisible()
  await expect.element(search).toBeVisible()
  await expect.element(page.getByText('Der er intet endnu.')).not.toBeInTheDocument()
})

test('a collapsed section says how many rows it has, and is open while a search has hits in it', async () => {
  const { unmount } = await renderList({}, { sections })
  await expect.element(page.getByRole('heading', { name: 'Kommende' })).toBeVisible()
  await expect.element(page.getByText('(12)')).toBeVisible()
  await expect.element(page.getByText('Gammel bog')).not.toBeVisible()
  await unmount()
  await renderList({ text: 'bog' }, { sections })
  await expect.element(page.getByText('Gammel bog')).toBeVisible()
})

test('a section without rows is not shown', async () => {
  await renderList({ items: items.slice(0, 1) }, { sections })
  await expect.element(page.getByRole('heading', { name: 'Kommende' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Tidligere' }).elements()).toEqual([])
})
