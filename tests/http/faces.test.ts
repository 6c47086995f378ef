import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromOurPage, signIn, startAdminSite } from '#tests/support/admin-site'
import type { RunningServer } from '#tests/support/servers'
import { faceNames } from '~/faces/faces'

let site: RunningServer
let Cookie: string
beforeAll(async () => {
  site = await startAdminSite()
  Cookie = await signIn(site)
})
afterAll(() => site.stop())

const page = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(site.url + path, { headers })).text()

const classOf = (html: string) => /<html[^>]* class="([^"]*)"/.exec(html)?.[1]

test('the author tries a face that visitors do not see', async () => {
  const path = '/?udseende.face=fjord&udseende.palette=galleri'
  expect(classOf(await page(path, { Cookie }))).toBe('face-fjord palette-galleri')
  expect(classOf(await page(path))).toBe('face-salmebog palette-salmebog')
})

test.each(faceNames)(
  'a page in %s has the heading, the fonts and the colours of it alone',
  async (face) => {
    const html = await page(`/?udseende.face=${face}`, { Cookie })
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('Ordene begynder, hvor stilheden er stor nok.')
    const others = faceNames.filter((name) => name !== face)
    expect(html).toContain(`.palette-${face}`)
    for (const other of others) expect(html).not.toContain(`.palette-${other}`)
    const fonts = [...html.matchAll(/url\((\/assets\/[^)]+-common-[^)]+\.woff2)\)/g)]
    const weights = await Promise.all(
      fonts.map(async ([, path = '']) => (await (await fetch(site.url + path)).bytes()).length),
    )
    expect(weights.length).toBeGreaterThan(2)
  },
)

test('a saved face is on every page, for all visitors, and can be taken back', async () => {
  const save = async (fields: Record<string, string>) => {
    const answer = await fetch(`${site.url}/admin/udseende.data`, {
      method: 'POST',
      headers: { ...fromOurPage, Cookie },
      body: new URLSearchParams(fields),
    })
    return { status: answer.status, text: await answer.text() }
  }
  const refused = await save({ 'udseende.face': 'comic', 'udseende.face.revision': '0' })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Vælg et af udtrykkene.')
  expect((await save({ 'udseende.face': 'blaek', 'udseende.face.revision': '0' })).status).toBe(200)
  for (const path of ['/', '/nyheder', '/findes-ikke']) {
    expect(classOf(await page(path)), path).toBe('face-blaek palette-blaek')
  }
  expect(classOf(await page('/admin/udseende', { Cookie }))).toBe('face-salmebog palette-salmebog')
})
