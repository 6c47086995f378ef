import { expect, test } from 'vitest'
import { sharedSampleSite } from '#tests/support/sample-site'

const lists = ['/nyheder', '/kalender', '/bibliografi', '/salmer', '/billeder', '/soeg?q=lys']

test('the titles of tabs, pages and filters tell them apart', async () => {
  const { url } = await sharedSampleSite()
  const titles = new Map<string, string>()
  const open = async (path: string) => {
    const html = await (await fetch(url + path)).text()
    titles.set(path, /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
    return html
  }
  for (const list of lists) {
    const html = await open(list)
    const [path] = list.split('?')
    const parts = [...html.matchAll(/<a\b[^>]* href="([^"#]+)"/g)].flatMap(([, href = '']) =>
      href.startsWith(`${path}?`) ? href.replaceAll('&amp;', '&') : [],
    )
    for (const part of new Set(parts)) if (!titles.has(part)) await open(part)
  }
  expect(titles.size).toBeGreaterThan(15)
  const paths = Map.groupBy(titles, ([, title]) => title)
  const equal = [...paths.values()].filter(({ length }) => length > 1)
  expect(equal.map((same) => same.map(([path]) => path))).toEqual([])
})
