import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderRoute } from '#tests/browser/route'
import { emptyListing } from '~/http/listing'
import * as works from './bibliography/list'
import * as collections from './hymns/collections'
import * as hymns from './hymns/list'
import * as lectures from './lectures/list'
import * as news from './news/list'

type Screen = Awaited<ReturnType<typeof renderRoute>>

const row = {
  id: 'raekke',
  title: 'Lyset',
  slug: 'lyset',
  publication: { state: 'published' },
  picture: undefined,
}

const listOf = (item: object): never =>
  ({
    ...emptyListing,
    total: 1,
    items: [{ ...row, ...item }],
    failed: undefined,
    unsaved: [],
  }) as never

const screens = {
  works: () =>
    renderRoute(works, () => listOf({ year: 2026, category: 'skønlitteratur', reviews: 2 }), {
      path: '/admin/bibliografi',
    }),
  lectures: () =>
    renderRoute(lectures, () => listOf({ subtitle: 'Om lys', dateText: '1. marts' }), {
      path: '/admin/foredrag',
    }),
  news: () => renderRoute(news, () => listOf({ dateText: '1. marts' }), { path: '/admin/nyheder' }),
  hymns: () =>
    renderRoute(hymns, () => listOf({ firstLine: 'Nu kommer', themes: ['håb', 'sorg'] }), {
      path: '/admin/salmer',
    }),
  collections: () =>
    renderRoute(collections, () => listOf({ year: 2020, collaborator: 'Thea' }), {
      path: '/admin/salmer/samlinger',
    }),
}

const details = {
  works: '2026 · Skønlitteratur',
  lectures: 'Om lys · 1. marts',
  news: '1. marts',
  hymns: 'Nu kommer · håb · sorg',
  collections: '2020 · Thea',
} satisfies Record<keyof typeof screens, string>

const publicPaths = {
  works: '/bibliografi/lyset',
  lectures: '/foredrag/lyset',
  news: '/nyheder/lyset',
  hymns: '/salmer/lyset',
  collections: '/salmer/samling/lyset',
} satisfies Record<keyof typeof screens, string>

const names = ['works', 'lectures', 'news', 'hymns', 'collections'] as const

for (const name of names) {
  test(`a row of ${name} shows its detail, links to its page and form, and is deleted`, async () => {
    const screen: Screen = await screens[name]()
    await expect.element(screen.getByText(details[name], { exact: true })).toBeVisible()
    await screen.getByRole('button', { name: 'Flere muligheder: Lyset' }).click()
    const item = screen.getByRole('menuitem', { name: 'Se på siden' })
    await expect.element(item).toHaveAttribute('href', publicPaths[name])
    await userEvent.keyboard('{Escape}')
    await screen.getByRole('button', { name: 'Slet Lyset' }).click()
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click()
    await expect.poll(() => screen.sent).toEqual([{ intent: 'delete', id: 'raekke' }])
    await screen.getByRole('link', { name: 'Rediger Lyset' }).click()
    await expect.element(screen.getByText(/^Siden \/admin\/.*\/raekke$/)).toBeVisible()
  })
}

test('a lecture is put into the calendar from its menu', async () => {
  const screen = await screens.lectures()
  await screen.getByRole('button', { name: 'Flere muligheder: Lyset' }).click()
  const items = screen.getByRole('menu').getByRole('menuitem')
  await expect.element(items.last()).toHaveAttribute('href', '/admin/kalender/ny?om=raekke')
})

test('the reviews of a work open from its row', async () => {
  const screen = await screens.works()
  await screen.getByRole('link', { name: 'Anmeldelser (2) af Lyset' }).click()
  const page = 'Siden /admin/bibliografi/raekke/anmeldelser'
  await expect.element(screen.getByText(page)).toBeVisible()
})
