import { index, layout, route } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { codeGroups } from './code-groups'

const routes = [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('nyheder', 'routes/public/news.tsx'),
    route('nyheder/:slug', 'routes/public/news-item.tsx'),
    route('kalender', 'routes/public/calendar.tsx'),
    route('kalender/:slug', 'routes/public/event.tsx'),
    route('bibliografi/:slug', 'routes/public/work.tsx'),
    route('salmer', 'routes/public/hymns.tsx'),
    route('salmer/:slug', 'routes/public/hymn.tsx'),
    route('billeder', 'routes/public/gallery.tsx'),
  ]),
  route('admin', 'routes/admin/layout.tsx', [route('nyheder', 'routes/admin/news/list.tsx')]),
]

const page = (name: string) => `/site/app/routes/public/${name}.tsx`
/** Who imports what. */
const importers: Record<string, string[]> = {
  'header.tsx': [page('layout')],
  'picture.tsx': [page('home'), page('news'), 'card.tsx'],
  'card.tsx': [page('gallery')],
  'events.tsx': [page('calendar'), 'facts.tsx'],
  'facts.tsx': [page('event')],
  'cover.tsx': [page('work'), page('hymns'), page('hymn')],
  'hero.tsx': [page('home'), '/site/app/routes/admin/home-page/edit.tsx'],
  'table.tsx': ['/site/app/routes/admin/news/list.tsx'],
  'circle.tsx': ['round.tsx', page('news'), page('news-item')],
  'round.tsx': ['circle.tsx'],
}

/** The file that a module goes into, null where that is left to the bundler. */
function fileOf(module: string): string | null {
  const build = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) as never }
  const groups = codeGroups(routes)
  const names = groups.map(({ name, test }) => {
    if (typeof name === 'function') return name(module, build)
    return test?.test(module) ? name : null
  })
  return names.find((name) => name !== null) ?? null
}

test.each([
  ['the layout of all pages', page('layout'), 'site'],
  ['what it needs', 'header.tsx', 'site'],
  ['what pages of three sections need', 'picture.tsx', 'site'],
  ['what the pages of one section share', 'events.tsx', 'kalender'],
  ['what the pages of two sections share', 'cover.tsx', 'bibliografi-salmer'],
  ['modules that import one another', 'circle.tsx', 'nyheder'],
  ['what one page needs', 'facts.tsx', null],
  ['what one page shares with the back-office', 'hero.tsx', null],
  ['what the back-office needs', 'table.tsx', null],
  ['a page itself', page('news'), null],
])('%s', (_, module, file) => {
  expect(fileOf(module)).toBe(file)
})
