import { useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser/page'
import { searchPathOf } from '~/domain/search/search'
import type { SearchGroup, SearchView } from '~/domain/search/search.server'
import { SiteLink } from '~/site/layout/site-link'
import { SearchResults } from './search-results'

const content = {
  'soeg.everything': 'Alt',
  'soeg.more': 'Vis alle',
  'soeg.none': 'Intet fundet.',
  'soeg.try': 'Prøv et andet ord.',
  'soeg.misspelt': 'Mente du noget, der ligner?',
  'soeg.some': 'Med nogle af ordene:',
  'soeg.past': 'Afholdt',
  'soeg.news': 'Nyheder',
  'soeg.lectures': 'Foredrag',
}

function hit(id: string): SearchGroup['hits']['items'][number] {
  const title = [{ text: 'Om ' }, { text: id, isMatch: true }]
  return { id, path: '/nyheder', title, detail: [], line: [], isPast: false }
}

const group = (kind: string, title: SearchGroup['title'], total: number, ids: string[]) => ({
  kind,
  name: kind,
  title,
  total,
  hits: { items: ids.map(hit) },
  path: `/soeg?q=lys&i=${kind}`,
})

const groups: SearchGroup[] = [
  group('nyheder', 'soeg.news', 3, ['a', 'b']),
  group('foredrag', 'soeg.lectures', 1, ['c']),
]

const all: SearchView = { query: 'lys', closeness: 'all', total: 4, groups }

function Page() {
  const { view } = useLoaderData<{ view: SearchView }>()
  return (
    <>
      <SiteLink to={searchPathOf('intet')}>Søg igen</SiteLink>
      <SearchResults view={view} />
    </>
  )
}

function renderResults(views: Record<string, SearchView>, path = '/soeg?q=lys') {
  const load = (url: URL) => ({ view: views[url.search] ?? all })
  return renderPage(<Page />, { path, load, content })
}

test('the number of hits has the focus after each search', async () => {
  const none: SearchView = { query: 'intet', closeness: 'all', total: 0, groups: [] }
  const screen = await renderResults({ '?q=intet': none })
  await expect.element(screen.getByText('4 resultater')).toHaveFocus()
  await screen.getByRole('link', { name: 'Søg igen' }).click()
  await expect.element(screen.getByText('Intet fundet.')).toHaveFocus()
  await expect.element(screen.getByText('Prøv et andet ord.')).toBeVisible()
  expect(screen.getByRole('navigation').elements()).toEqual([])
})

test('the hits of one kind can be chosen, without the focus leaving the choice', async () => {
  const only = { ...all, onlyKind: 'nyheder' }
  const screen = await renderResults({ '?q=lys&i=nyheder': only })
  const choices = screen.getByRole('navigation', { name: 'Vis kun' })
  const everything = choices.getByRole('link', { name: 'Alt (4)' })
  await expect.element(everything).toHaveAttribute('aria-current', 'true')
  await expect.element(everything).toHaveAttribute('href', '/soeg?q=lys')
  const news = choices.getByRole('link', { name: 'Nyheder (3)' })
  await expect.element(news).not.toHaveAttribute('aria-current')
  await news.click()
  await expect.element(news).toHaveAttribute('aria-current', 'true')
  await expect.element(everything).not.toHaveAttribute('aria-current')
  await expect.element(news).toHaveFocus()
  await expect.poll(() => screen.router.state.preventScrollReset).toBe(true)
  await expect.element(screen.getByRole('region', { name: 'Foredrag' })).not.toBeInTheDocument()
})

test('a kind with further hits has a link to all of them, and other kinds have none', async () => {
  const screen = await renderResults({})
  const more = screen.getByRole('link', { name: /^Vis alle/ })
  await expect.element(more).toHaveAccessibleName(/^Vis alle 3 ?: Nyheder$/)
  await expect.element(more).toHaveAttribute('href', '/soeg?q=lys&i=nyheder')
  expect(more.elements()).toHaveLength(1)
  const matches = [...screen.container.querySelectorAll('mark')].map((mark) => mark.textContent)
  expect(matches).toEqual(['a', 'b', 'c'])
})

test('further hits of one kind are added to its list', async () => {
  const page = (ids: string[], next?: number) => ({
    ...all,
    onlyKind: 'nyheder',
    groups: groups.map((each) =>
      each.kind === 'nyheder'
        ? { ...each, hits: { items: ids.map(hit), ...(next && { next }) } }
        : each,
    ),
  })
  const path = '/soeg?q=lys&i=nyheder'
  const views = { '?q=lys&i=nyheder': page(['a', 'b'], 2), '?q=lys&i=nyheder&side=2': page(['d']) }
  const screen = await renderResults(views, path)
  await screen.getByRole('link', { name: /^Vis flere/ }).click()
  await expect.element(screen.getByRole('heading', { name: 'Om d' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Om a' })).toBeVisible()
})

test('hits that match only some words, or a misspelt one, say so', async () => {
  const some = await renderResults({ '?q=lys': { ...all, closeness: 'some' } })
  await expect.element(some.getByText('Med nogle af ordene: 4 resultater')).toBeVisible()
  await some.unmount()
  const misspelt = await renderResults({ '?q=lys': { ...all, closeness: 'misspelt' } })
  await expect.element(misspelt.getByText('Mente du noget, der ligner? 4 resultater')).toBeVisible()
})
