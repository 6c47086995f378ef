import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Listing } from '~/http/listing'
import { ResourceList } from './resource-list'

interface Row {
  id: string
  isPast: boolean
}

const row = (id: string, isPast = false): Row => ({ id, isPast })
const sections = [
  { title: 'Tidligere', includes: (item: Row) => item.isPast, isCollapsed: true },
  { title: 'Kommende', includes: (item: Row) => !item.isPast },
  { title: 'Aflyst', includes: () => false },
]

function shown(
  { items = [row('a')], total = items.length, ...list }: Partial<Listing<Row>>,
  { isSplit = false, path = '/' } = {},
) {
  const listing: Listing<Row> = { items, total, text: '', hasMore: false, ...list }
  const element = (
    <ResourceList list={listing} empty="Ingen endnu." sections={isSplit ? sections : undefined}>
      {({ id }) => <li key={id}>{id}</li>}
    </ResourceList>
  )
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [path] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('a list of more than twenty rows can be searched', () => {
  expect(shown({ total: 20 })).not.toContain('type="search"')
  expect(shown({ total: 21 })).toContain('type="search"')
})

test('an empty list says so, and a search without results names its text', () => {
  const items: Row[] = []
  expect(shown({ items })).toContain('Ingen endnu.')
  const searched = shown({ items, total: 30, text: 'lys' })
  expect(searched).toContain('Intet passer på »lys«.')
  expect(searched).not.toContain('Ingen endnu.')
  expect(shown({})).not.toContain('Ingen endnu.')
})

test('more rows can be shown if there are more, and after four pages the next ones', () => {
  expect(shown({})).not.toMatch(/Vis (?:flere|de næste|de forrige)/)
  expect(shown({ hasMore: true })).toContain('Vis flere')
  expect(shown({ hasMore: true }, { path: '/?side=4' })).toContain('Vis de næste')
  const second = shown({ hasMore: true }, { path: '/?side=5' })
  expect(second).toContain('Vis flere')
  expect(second).toContain('Vis de forrige')
})

test('a section that is collapsed opens for a search, and an empty one is left out', () => {
  const items = [row('før', true), row('nu')]
  const html = shown({ items, counts: [7, 1, 0] }, { isSplit: true })
  expect(html).toMatch(/<details(?![^>]* open)[^>]*>.*Tidligere.*7.*før.*<\/details>/s)
  expect(html).toMatch(/Kommende.*nu/s)
  expect(html).not.toContain('Aflyst')
  expect(shown({ items, text: 'lys' }, { isSplit: true })).toMatch(/<details[^>]* open/)
})
