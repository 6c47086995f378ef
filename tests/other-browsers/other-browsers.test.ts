import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin } from '../support/admin-site.ts'
import { startSampleSite } from '../support/sample-site.ts'
import type { RunningServer } from '../support/servers.ts'
import { browsers, type Tab } from './browsers.ts'

let site: RunningServer
const tabs: Partial<Record<keyof typeof browsers, Tab>> = {}

beforeAll(async () => {
  site = await startSampleSite()
}, 240_000)
afterAll(async () => {
  await Promise.all(Object.values(tabs).map((tab) => tab.close()))
  await site.stop()
})

const pages = [
  '/',
  '/nyheder',
  '/foredrag',
  '/kalender',
  '/bibliografi',
  '/salmer',
  '/samarbejder',
  '/billeder',
  '/presse',
  '/kontakt',
  '/soeg?q=lys',
  '/salmer/sangark',
]

/** A flow leaves the tab on any page. */
const flows: Record<string, (use: Use) => Promise<void>> = {
  async 'every page fits on a phone and on a computer'({ open, run, tab }) {
    for (const [width, height] of [
      [390, 844],
      [1280, 900],
    ] as const) {
      await tab.resize(width, height)
      for (const path of pages) {
        await open(path)
        expect(await run('document.querySelectorAll("h1").length'), path).toBe(1)
        const overhang =
          'document.documentElement.scrollWidth - document.documentElement.clientWidth'
        expect(await run(overhang), `${path} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
  },
  async 'a link changes the page without loading a document'({ open, run, tab, until }) {
    await open('/')
    await hydrate(tab, until)
    await run('void (window.isSameDocument = true)')
    await tab.click('nav[aria-label="Hovedmenu"] a[href="/kalender"]')
    await until(
      'location.pathname === "/kalender" && document.querySelector("h1")?.textContent !== ""',
    )
    expect(await run('window.isSameDocument')).toBe(true)
    expect(await run('document.body.textContent.includes("Der opstod en fejl")')).toBe(false)
  },
  async 'the search finds a hymn'({ open, tab, until }) {
    await open('/soeg')
    await tab.type('main input[type=search]', 'lys\n')
    await until('location.search.includes("q=lys") && document.querySelector("main mark") !== null')
  },
  async 'the first click on a button that copies copies'({ open, run, tab, until }) {
    await open('/salmer')
    const hymn = await run<string>(
      'document.querySelector("main a[href^=\'/salmer/\'].link, main h3 a, main li a")?.pathname',
    )
    await open(hymn)
    await tab.click('button[data-copies]')
    await until('document.querySelector(".toasts [role=group]") !== null')
    const toast = await run<string>('document.querySelector(".toasts").textContent')
    expect(toast).not.toMatch(/ikke/i)
  },
  async 'a picture is enlarged'({ open, tab, run, until }) {
    await open('/billeder')
    await hydrate(tab, until)
    await tab.click('main a[href^="/filer/derived/"]')
    await until('document.querySelector("dialog[open], [role=dialog]") !== null')
    expect(
      await run('document.querySelector("dialog[open] img, [role=dialog] img") !== null'),
    ).toBe(true)
  },
  async 'a hymn is added to a song sheet'({ open, run, tab, until }) {
    await open('/salmer/sangark')
    await hydrate(tab, until)
    await run(`(() => {
      const select = document.querySelector('select')
      select.value = select.options[1].value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })()`)
    await until('document.querySelectorAll("main ol li").length === 1')
  },
  async 'the second column of a hymn begins as high as the first'({ open, run, tab }) {
    await tab.resize(1280, 900)
    await open('/salmer')
    const links = await run<string[]>(
      '[...new Set([...document.querySelectorAll("main a")].map((a) => a.pathname).filter((path) => /^\\/salmer\\/[^/]+$/.test(path)))]',
    )
    const tops: number[][] = []
    for (const path of links.slice(0, 4)) {
      await open(path)
      tops.push(
        await run(`(() => {
          const verse = [...document.querySelectorAll('main *')].find((one) => getComputedStyle(one).columnCount === '2')
          if (!verse) return []
          const boxes = [...verse.children].map((child) => child.getBoundingClientRect())
          const second = boxes.find((box) => box.left > boxes[0].right)
          return second ? [boxes[0].top, second.top] : []
        })()`),
      )
    }
    const columns = tops.filter(({ length }) => length === 2)
    expect(columns.length).toBeGreaterThan(0)
    for (const [first = 0, second = 0] of columns) expect(Math.abs(first - second)).toBeLessThan(2)
  },
  async 'the author signs in, and writes and saves a news item'(use) {
    const { open, tab, until } = use
    await signIn(use)
    await open('/admin/nyheder/ny')
    await until(
      'document.querySelector("[contenteditable=true]") && !document.querySelector("form[inert]")',
    )
    await tab.type('#field-title', 'Skrevet i en anden browser')
    await tab.click('[contenteditable=true]')
    await tab.type('[contenteditable=true]', 'Teksten.')
    await tab.click('[data-save-bar] button[type=submit]')
    await until('location.pathname !== "/admin/nyheder/ny"')
    await open('/admin/nyheder')
    const isListed = 'document.querySelector("main").textContent.includes("i en anden browser")'
    await until(isListed)
  },
  async 'the preview of a look fills its frame'(use) {
    const { open, tab, until } = use
    await signIn(use)
    await tab.resize(1280, 900)
    await open('/admin/udseende')
    await until('document.querySelector("iframe")?.contentDocument?.querySelector("h1")')
    await until(`(() => {
      const page = document.querySelector('iframe')
      return Math.abs(page.getBoundingClientRect().width - page.parentElement.clientWidth) < 2
    })()`)
  },
}

interface Use {
  tab: Tab
  open: (path: string) => Promise<void>
  run: Tab['run']
  until: (expression: string) => Promise<void>
}

async function signIn({ open, run, tab, until }: Use) {
  await open('/admin/log-ind')
  if ((await run('location.pathname')) === '/admin/log-ind') {
    await tab.type('input[name=email]', admin.email)
    await tab.type('input[name=password]', admin.password)
    await hydrate(tab, until)
    await tab.click('form button[type=submit]')
  }
  // The last part of the start screen. The router reloads a page that is left before a part's code is loaded.
  await until('document.querySelector("#eksempelindhold") !== null')
}

/** Moves the pointer until React has hydrated the page. */
async function hydrate({ run }: Tab, until: Use['until']) {
  await run('void dispatchEvent(new Event("pointermove"))')
  await until(`(dispatchEvent(new Event("pointermove")),
    Object.keys(document.querySelector("main")).some((key) => key.startsWith("__reactFiber")))`)
}

test.each(
  (Object.keys(browsers) as (keyof typeof browsers)[]).flatMap((browser) =>
    Object.entries(flows).map(([sentence, flow]) => ({ sentence, browser, flow })),
  ),
)('$sentence · $browser', { tags: ['all'] }, async ({ browser, flow }) => {
  // The tests of a browser share one tab, which is signed in by one of them.
  tabs[browser] ??= await browsers[browser]()
  const tab = tabs[browser]
  await flow({
    tab,
    open: (path) => tab.open(site.url + path),
    run: tab.run,
    until: (expression) => expect.poll(() => tab.run(`Boolean(${expression})`)).toBe(true),
  })
})
