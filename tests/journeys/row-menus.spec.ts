import type { Page } from '@playwright/test'
import { test } from '../support/admin-journey.ts'
import { expect, untilHydrated } from '../support/journey.ts'
import { startOutlinedSite } from '../support/outlined-site.ts'

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from it
  server: async ({}, use) => {
    const { server } = await startOutlinedSite()
    await use(server)
    await server.stop()
  },
})

/** The entries of a row's menu, which the server does not render: names of actions, and links. */
async function menuOf(page: Page, row: string): Promise<string[]> {
  await page.getByRole('button', { name: `Flere muligheder: ${row}` }).click()
  const entries = await page.getByRole('menuitem').evaluateAll((items) =>
    items.map((item) => {
      const link = item.getAttribute('href')
      return link ? `${item.textContent} ${link}` : `${item.textContent}`
    }),
  )
  await page.keyboard.press('Escape')
  return entries
}

const own = ['Kopiér link', 'Del …']

const menus: Record<string, Record<string, string[]>> = {
  nyheder: {
    Tættere: ['Se på siden /nyheder/taettere-paa-jorden-er-landet-i-butikkerne', ...own],
    'En lukket': ['Se kladden /nyheder/en-lukket-kirkedoer?kladde=sample-news-2'],
  },
  kalender: {
    Lyset: [
      'Se på siden /kalender/lyset-bliver-laengere-salmekoncert',
      ...own,
      'Lav en kopi /admin/kalender/ny?kopi=sample-event-3',
    ],
    Generalprøve: ['Lav en kopi /admin/kalender/ny?kopi=sample-event-9'],
  },
  foredrag: {
    Salmen: [
      'Se på siden /foredrag/salmen-paa-natbordet',
      ...own,
      'Sæt i kalenderen /admin/kalender/ny?om=sample-lecture-1',
    ],
  },
  'bibliografi/sample-work-1/anmeldelser': {
    'anmeldelsen af Ellinor': [
      'Flyt sidst',
      'Se på siden /bibliografi/lyset-bliver-langere#anmeldelse-sample-review-1',
      'Kopiér link',
    ],
  },
  'salmer/samlinger': {
    'Du kom': ['Flyt først', 'Flyt sidst', 'Se på siden /salmer/samling/du-kom-i-blaest', ...own],
  },
  anbefalinger: {
    Karen: ['Flyt sidst', 'Se på siden /foredrag#anbefalinger', 'Kopiér link'],
    'Jens Ole': ['Flyt først'],
  },
}

test('the menu of a row has the actions of its noun and state @desktop', async ({ page }) => {
  for (const [screen, rows] of Object.entries(menus)) {
    await page.goto(`/admin/${screen}`)
    await untilHydrated(page)
    for (const [row, entries] of Object.entries(rows)) {
      expect(await menuOf(page, row), `${screen}: ${row}`).toEqual(entries)
    }
  }
})
