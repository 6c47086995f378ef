import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { bodyLength } from '#tests/support/answers'
import { samplePages } from '#tests/support/pages-of-routes'
import { clientFile, manifestOf, routeChain } from '#tests/support/routes-of-build'
import { sharedSampleSite } from '#tests/support/sample-site'
import type { RunningServer } from '#tests/support/servers'
import type { PageCode } from '~/platform/pages/page-code'

/**
 * The maximum size of a page with the sample content, in bytes as sent (docs/quality.md, "Fast").
 * Exceptions are listed below.
 */
const budget = { page: 16_500, rules: 16_000, fonts: 46_000, scripts: 120_000, entry: 4_000 }
/** Half of the page are texts to copy, in three lengths. */
const heavier: Record<string, number> = { '/presse': 19_700 }
const pages = [...samplePages, '/soeg?q=lys']
const assets = join(import.meta.dirname, '../../build/client/assets')

let site: RunningServer
beforeAll(async () => {
  site = await sharedSampleSite()
})

test.each(pages)('%s and its scripts are within their budget of bytes', async (path) => {
  const page = await fetch(site.url + path)
  expect(page.status).toBe(200)
  expect(await bodyLength(site.url + path, 'br')).toBeLessThanOrEqual(heavier[path] ?? budget.page)
  const [, code = ''] = (await page.text()).match(/id="page-code">([^<]*)/) ?? []
  const { entry, manifest, modules, imports } = JSON.parse(code) as PageCode
  expect(await (await fetch(site.url + manifest)).text()).not.toContain('routes/admin')
  const scripts = await Promise.all(
    [...new Set([manifest, entry, ...modules.flatMap(([, paths]) => paths), ...imports])].map(
      (script) => bodyLength(site.url + script, 'br'),
    ),
  )
  expect(scripts.length).toBeGreaterThan(5)
  expect(await importedBy(entry)).toBeLessThanOrEqual(budget.entry)
  const opening = path === '/' ? largestOpening() : 0
  expect(scripts.reduce((sum, bytes) => sum + bytes, opening)).toBeLessThanOrEqual(budget.scripts)
})

/** The opening of the face, which the front page loads besides, of the face where it is largest. */
function largestOpening(): number {
  const openings = readdirSync(assets).filter((name) => /^opening-.*\.js\.br$/.test(name))
  expect(openings).toHaveLength(6)
  return Math.max(...openings.map((name) => statSync(join(assets, name)).size))
}

/** Ten packets, with the headers, which are not counted here. */
const firstPackets = 14_600 - 950
/** The opening of the front page fits, and two pages are up to 50 bytes longer while the letter is on. */
const longer = ['/', '/presse', '/nyheder']
const mainPages = pages.filter((path) => !longer.includes(path) && !path.startsWith('/soeg'))

test.each(mainPages)(
  'a cached page fits into the first packets of a connection: %s',
  async (path) => {
    await expect.poll(() => bodyLength(site.url + path, 'br')).toBeLessThanOrEqual(firstPackets)
  },
)

test('the head and the opening of the front page fit into the first packets', async () => {
  const html = await (await fetch(site.url)).text()
  const opening = html.slice(0, html.indexOf('</section>'))
  expect(brotliCompressSync(opening).length).toBeLessThanOrEqual(firstPackets)
})

test('the opening picture of a phone fits into the first packets of a connection', async () => {
  const page = await (await fetch(site.url)).text()
  const [, path] = page.match(/(\/filer\/derived\/[^ ]+\/tall-\d+-620-q\d+\.avif)/) ?? []
  expect(await bodyLength(site.url + path, 'identity')).toBeLessThanOrEqual(firstPackets)
})

test('no page needs more than twenty chunks', async () => {
  const manifest = await manifestOf(site)
  const routes = Object.keys(manifest.routes)
  expect(routes.length).toBeGreaterThan(70)
  for (const id of routes) {
    const needed = [manifest.entry, ...routeChain(manifest, id)].flatMap(({ module, imports }) => [
      module,
      ...imports,
    ])
    expect(new Set(needed).size, id).toBeLessThanOrEqual(20)
  }
})

test('no public page loads the libraries of the back-office', async () => {
  const manifest = await manifestOf(site)
  const scriptsOf = (area: string) => [
    ...new Set(
      Object.keys(manifest.routes)
        .filter((id) => id.startsWith(area))
        .flatMap((id) => routeChain(manifest, id))
        .flatMap(({ module, imports }) => [module, ...imports]),
    ),
  ]
  // Zod and dnd-kit, by texts that minifying keeps.
  const library = /ZodError|DndContext/
  expect(scriptsOf('routes/admin').filter((path) => library.test(clientFile(path)))).not.toEqual([])
  expect(scriptsOf('routes/public').filter((path) => library.test(clientFile(path)))).toEqual([])
})

test('the fonts of the front page and the stylesheet are small', () => {
  const files = readdirSync(assets)
  const sizeOf = (name: RegExp) => {
    const found = files.filter((file) => name.test(file))
    expect(found, String(name)).toHaveLength(1)
    return statSync(join(assets, found[0] ?? '')).size
  }
  const opening = [
    /^newsreader-normal-400-common/,
    /^newsreader-italic-400-common/,
    /^literata-normal-400-common/,
  ]
  const fonts = opening.reduce((sum, name) => sum + sizeOf(name), 0)
  expect(fonts).toBeLessThanOrEqual(budget.fonts)
  expect(sizeOf(/^root-.*\.css\.br$/)).toBeLessThanOrEqual(budget.rules)
})

test('all back-office CSS that a public page needs is in the page', async () => {
  const rulesOf = (sheet: string) => {
    const name = readdirSync(assets).find(
      (file) => file.startsWith(`${sheet}-`) && /css$/.test(file),
    )
    const rules = readFileSync(join(assets, name ?? ''), 'utf8')
    return new Set(
      [...rules.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => unescaped(name)),
    )
  }
  const [own, admins] = [rulesOf('root'), rulesOf('admin')]
  for (const path of pages) {
    const page = await (await fetch(site.url + path)).text()
    const classes = [...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&gt;', '>').split(' '),
    )
    expect(classes.filter((name) => own.has(name)).length, path).toBeGreaterThan(20)
    expect(
      classes.filter((name) => admins.has(name) && !own.has(name)),
      path,
    ).toEqual([])
  }
})

/** The bytes of a script's static imports. */
async function importedBy(script: string): Promise<number> {
  const code = await (await fetch(site.url + script)).text()
  const imports = [...code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(
    ([, name]) => `/assets/${name}`,
  )
  const further = await Promise.all(imports.map(importedBy))
  return further.reduce((sum, bytes) => sum + bytes, await bodyLength(site.url + script, 'br'))
}

function unescaped(name: string): string {
  return name.replaceAll(/\\(.)/g, '$1')
}
