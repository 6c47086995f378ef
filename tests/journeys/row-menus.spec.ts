import type { Page } from '@playwright/test'
import { expectAccessible, test } from '../support/admin-journey.ts'
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

test('the menu of a row has the actions of its noun and state @desktop', { tag: '@all' }, async ({
  page,
}) => {
  for (const [screen, rows] of Object.entries(menus)) {
    await page.goto(`/admin/${screen}`)
    await untilHydrated(page)
    for (const [row, entries] of Object.entries(rows)) {
      expect(await menuOf(page, row), `${screen}: ${row}`).toEqual(entries)
    }
  }
  await page.getByRole('button', { name: 'Flere muligheder: Jens Ole' }).click()
  await expectAccessible(page)
})

test('a page is shared by link, letter and pictures @desktop', { tag: '@all' }, async ({
  page,
  server,
}) => {
  await page.goto('/admin/nyheder')
  await untilHydrated(page)
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.title = text
    }
  })
  const url = `${server.url}/nyheder/taettere-paa-jorden-er-landet-i-butikkerne`
  await page.getByRole('button', { name: 'Flere muligheder: Tættere' }).click()
  await page.getByRole('menuitem', { name: 'Kopiér link' }).click()
  await expect(page).toHaveTitle(url)
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.getByRole('button', { name: 'Flere muligheder: Tættere' }).click()
  await page.getByRole('menuitem', { name: 'Del …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Kopiér teksten' }).click()
  await expect(page).toHaveTitle(/^Tættere på jorden.*\/nyheder\/taettere-paa-jorden/)
  await dialog.getByRole('button', { name: 'Kopiér brevet' }).click()
  await expect(page).toHaveTitle(/^Hej/)
  await expect(dialog.getByRole('link', { name: 'Åbn i e-mail' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=T%C3%A6ttere%20p%C3%A5%20jorden[^+]*&body=Hej%0A%0AJeg%20vil[^+]*$/,
  )
  const pictures = dialog.getByRole('listitem').getByRole('link')
  await expect(pictures).toHaveText([/^Bredt/, /^Kvadrat/, /^Højt/])
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('download', /^taettere-[\w.-]+\.png$/)
  }
})
