import { useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser/page'
import type { HymnView } from '~/domain/hymns/hymn-view.server'
import Hymns from './hymns'

const content = {
  'salmer.title': 'Salmer',
  'salmer.intro': 'Salmer fra vest.',
  'salmer.collections': 'Samlinger',
  'salmer.single': 'Enkeltsalmer',
  'salmer.themes': 'Temaer',
  'salmer.all': 'Alle',
  'salmer.empty': 'Ingen salmer endnu.',
  'salmer.collections_empty': 'Ingen samlinger endnu.',
}

const single = '/salmer?fane=enkelt'
const love = `${single}&tema=kaerlighed`

function viewAt({ search }: URL): HymnView {
  const filled = { hasCollections: true, hasHymns: true }
  if (!search) return { tab: 'collections', ...filled, collections: [], path: '/salmer' }
  const isLove = search.includes('tema')
  const choices = [
    { count: 4, path: single, isCurrent: !isLove },
    { theme: 'Kærlighed', count: 1, path: love, isCurrent: isLove },
  ]
  return { tab: 'single', ...filled, hymns: { items: [] }, choices, theme: undefined, path: single }
}

function Page() {
  const props = { loaderData: useLoaderData() } as unknown as Parameters<typeof Hymns>[0]
  return <Hymns {...props} />
}

test('the choice of a theme or a tab keeps the focus and the scroll position', async () => {
  const load = (url: URL) => ({ content, view: viewAt(url) })
  const screen = await renderPage(<Page />, { path: single, content, load })
  const theme = screen.getByRole('link', { name: 'Kærlighed (1)' })
  await theme.click()
  await expect.element(theme).toHaveAttribute('aria-current', 'true')
  await expect.element(theme).toHaveFocus()
  await expect.poll(() => screen.router.state.preventScrollReset).toBe(true)
  const tabs = screen.getByRole('navigation', { name: 'Salmer', exact: true })
  const tab = tabs.getByRole('link', { name: 'Samlinger' })
  await tab.click()
  await expect.element(tab).toHaveAttribute('aria-current', 'page')
  await expect.element(tab).toHaveFocus()
  await expect.poll(() => screen.router.state.preventScrollReset).toBe(true)
})
