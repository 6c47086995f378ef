import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromOurPage, signIn, startAdminSite } from '#tests/support/admin-site'
import type { RunningServer } from '#tests/support/servers'
import { faceNames } from '~/faces/faces'
import { marks } from '~/faces/marks'

let site: RunningServer
let Cookie: string
beforeAll(async () => {
  site = await startAdminSite()
  Cookie = await signIn(site)
  const body = new URLSearchParams({ key: 'hero.quote1', value: 'Ordene bor her.', revision: '0' })
  await fetch(`${site.url}/admin/tekst`, {
    method: 'POST',
    headers: { ...fromOurPage, Cookie },
    body,
  })
})
afterAll(() => site.stop())

const page = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(site.url + path, { headers })).text()

const classOf = (html: string) => /<html[^>]* class="([^"]*)"/.exec(html)?.[1]

test('the author previews a face that visitors do not see', async () => {
  const path = '/?udseende.face=fjord&udseende.palette=galleri'
  expect(classOf(await page(path, { Cookie }))).toBe('face-fjord palette-galleri')
  expect(classOf(await page(path))).toBe('face-salmebog palette-salmebog')
})

test.each(faceNames)(
  'a page in %s has only the heading, fonts and colours of that face',
  async (face) => {
    const html = await page(`/?udseende.face=${face}`, { Cookie })
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('Ordene bor her.')
    const others = faceNames.filter((name) => name !== face)
    expect(html).toContain(`.palette-${face}`)
    for (const other of others) expect(html).not.toContain(`.palette-${other}`)
    const fonts = [...html.matchAll(/url\((\/assets\/[^)]+-common-[^)]+\.woff2)\)/g)]
    const weights = await Promise.all(
      fonts.map(async ([, path = '']) => (await (await fetch(site.url + path)).bytes()).length),
    )
    expect(weights.length).toBeGreaterThan(1)
    expect(weights.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(60_000)
  },
)

const save = async (fields: Record<string, string>) => {
  const answer = await fetch(`${site.url}/admin/udseende.data`, {
    method: 'POST',
    headers: { ...fromOurPage, Cookie },
    body: new URLSearchParams(fields),
  })
  return { status: answer.status, text: await answer.text() }
}

test('a saved face is on every page, for all visitors, and can be undone', async () => {
  const refused = await save({ 'udseende.face': 'comic', 'udseende.face.revision': '0' })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Vælg et af udtrykkene.')
  expect((await save({ 'udseende.face': 'blaek', 'udseende.face.revision': '0' })).status).toBe(200)
  for (const path of ['/', '/nyheder', '/findes-ikke']) {
    expect(classOf(await page(path)), path).toBe('face-blaek palette-blaek')
  }
  expect(classOf(await page('/admin/udseende', { Cookie }))).toBe('face-salmebog palette-salmebog')
  await save({ 'udseende.face': 'salmebog', 'udseende.face.revision': '1' })
  expect(classOf(await page('/'))).toBe('face-salmebog palette-salmebog')
})

test('a save can be undone, unless the choice has changed again', async () => {
  const revision = 'udseende.opening.revision'
  const saved = await save({ 'udseende.opening': 'fjord', [revision]: '0' })
  expect(saved.text).toContain('"undo"')
  const undo = { intent: 'undo', 'udseende.opening': '', [revision]: '1' }
  const undone = await save(undo)
  expect(undone.status).toBe(200)
  expect(undone.text).toContain('Udseendet er som før')
  expect((await save({ 'udseende.opening': 'blaek', [revision]: '2' })).status).toBe(200)
  expect((await save(undo)).status).toBe(409)
  await save({ 'udseende.opening': '', [revision]: '3' })
})

const revisions = async (palette: string) => ({
  'udseende.mark.revision': await markRevision(),
  'udseende.palette.revision': palette,
})

test('a mark is on every page and in the icon, and none is shown by default', async () => {
  const anchor = String(marks.find(({ name }) => name === 'anker')?.path)
  const before = await page('/')
  for (const { path } of marks) expect(before).not.toContain(path)
  expect(await page('/?udseende.mark=anker', { Cookie })).toContain(anchor)
  const refused = await save({ 'udseende.mark': 'drage', 'udseende.mark.revision': '0' })
  expect(refused.text).toContain('Vælg et af mærkerne.')
  const chosen = { 'udseende.mark': 'anker', 'udseende.palette': 'fjord' }
  expect((await save({ ...chosen, ...(await revisions('0')) })).status).toBe(200)
  for (const path of ['/', '/nyheder', '/findes-ikke']) {
    const html = await page(path)
    // In the header, in the footer and in print; a missing page also has it above its heading.
    expect(html.split(`<path d="${anchor}"`), path).toHaveLength(path === '/findes-ikke' ? 5 : 4)
    expect(html).toContain('<link rel="icon" href="/ikon/fjord-anker.svg"')
  }
  await save({ 'udseende.mark': '', 'udseende.palette': '', ...(await revisions('1')) })
  expect(await page('/')).not.toContain(anchor)
  const svg = await fetch(`${site.url}/ikon/fjord-anker.svg`)
  expect(svg.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(await svg.text()).toContain(anchor)
  const png = Buffer.from(await (await fetch(`${site.url}/ikon/fjord-anker.png`)).arrayBuffer())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  for (const made of ['fjord-drage.svg', 'sort-anker.svg', 'fjord-anker.gif']) {
    expect((await fetch(`${site.url}/ikon/${made}`)).status, made).toBe(404)
  }
})

/** A hostile SVG of a line, which links to other files and runs scripts. */
const signature = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100" onload="alert(1)">
  <script>alert(1)</script><image href="file:///etc/passwd" width="300" height="100"/>
  <path d="M10 90L290 10" stroke="#000" stroke-width="20" fill="none"/></svg>`

const markRevision = async () =>
  /name="udseende\.mark\.revision" value="(\d+)"/.exec(
    await page('/admin/udseende', { Cookie }),
  )?.[1] ?? ''

const uploadMark = (body: string) =>
  fetch(`${site.url}/admin/upload/billede?place=mark&name=underskrift.svg`, {
    method: 'POST',
    headers: { ...fromOurPage, Cookie },
    body,
  })

test('an uploaded mark is shown wherever a drawn one is, and never sent as SVG', async () => {
  const shareOf = (html: string) => /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const before = shareOf(await page('/nyheder'))
  const refused = await uploadMark('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
  expect([refused.status, await refused.json()]).toEqual([415, { code: 'not-a-picture' }])
  const { path, src } = (await (await uploadMark(signature)).json()) as Record<string, string>
  expect(path).toMatch(/^images\/marks\/mark_\d+-512x1\d\d\.png$/)
  const mask = await fetch(site.url + src)
  expect(mask.headers.get('Content-Type')).toBe('image/png')
  expect(mask.headers.get('Cache-Control')).toContain('immutable')
  expect(
    Buffer.from(await mask.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  expect(await page(`/?udseende.mark=${path}`, { Cookie })).toContain(`<image href="${src}"`)
  expect(await page('/admin/udseende', { Cookie })).toContain(`value="${path}"`)

  const revision = await markRevision()
  const saved = await save({ 'udseende.mark': path ?? '', 'udseende.mark.revision': revision })
  expect(saved.status, saved.text).toBe(200)
  for (const [where, count] of Object.entries({ '/': 4, '/nyheder': 4, '/findes-ikke': 5 })) {
    const html = await page(where)
    expect(html.split(`<image href="${src}"`), where).toHaveLength(count)
    expect(html).toMatch(
      /<link rel="icon" href="\/ikon\/salmebog-mark_[\dx-]+\.png" type="image\/png"/,
    )
  }
  const icon = /"icon" href="([^"]*)"/.exec(await page('/'))?.[1] ?? ''
  expect((await fetch(site.url + icon)).headers.get('Content-Type')).toBe('image/png')
  expect((await fetch(site.url + icon.replace('.png', '.svg'))).status).toBe(404)
  expect(await page('/site.webmanifest')).not.toContain('svg')
  expect(await page('/nyheder/feed.xml')).toContain(`${icon}</icon>`)
  const share = shareOf(await page('/nyheder'))
  expect(share).not.toBe(before)
  expect((await fetch(share)).headers.get('Content-Type')).toBe('image/jpeg')
  await save({ 'udseende.mark': '', 'udseende.mark.revision': await markRevision() })
  expect(shareOf(await page('/nyheder'))).toBe(before)
  const deleted = await save({ intent: 'delete-mark', path: path ?? '' })
  expect(deleted.text).toContain('Mærket er slettet')
  expect((await fetch(site.url + src)).status).toBe(404)
  expect(await page('/admin/udseende', { Cookie })).not.toContain(`value="${path}"`)
})

test("the site's name may differ from the author's", async () => {
  const name = 'Bøger & Blæst'
  const author = 'Forfatter og salmedigter'
  expect((await page('/nyheder')).match(/<title>[^<]*/)?.[0]).toContain(author)
  await save({ 'udseende.name': name, 'udseende.name.revision': '0' })
  const html = await page('/nyheder')
  const escaped = name.replace('&', '&amp;')
  expect(html.match(/<title>[^<]*/)?.[0]).toBe(`<title>Nyheder · ${escaped}`)
  expect(html).toContain(`<meta property="og:site_name" content="${escaped}"`)
  expect(html).toMatch(/"@type":"Person","name":"Forfatter og salmedigter"/)
  expect(html).toMatch(/"@type":"WebSite","name":"Bøger [^"]+ Blæst"/)
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
  expect(header).toContain(escaped)
  expect(header).not.toContain(author)
  expect(await page('/nyheder/rss.xml')).toContain(`<title>Nyheder · ${escaped}</title>`)
  expect(JSON.parse(await page('/site.webmanifest'))).toMatchObject({ name })
  expect(await page('/kalender/alle.ics')).toContain(`X-WR-CALNAME:${name}`)
  await save({ 'udseende.name': '', 'udseende.name.revision': '1' })
  expect((await page('/nyheder')).match(/<title>[^<]*/)?.[0]).toContain(author)
})

test('the site follows the colours of the church year if the author has chosen that', async () => {
  const season = / season-(?:white|red|green|violet|black)$/
  expect(classOf(await page('/'))).not.toMatch(season)
  const revision = 'udseende.church_year.revision'
  expect((await save({ 'udseende.church_year': 'ja', [revision]: '0' })).status).toBe(422)
  await save({ 'udseende.church_year': 'on', [revision]: '0' })
  const html = await page('/')
  expect(classOf(html)).toMatch(season)
  expect(html).toContain('bg-season')
  expect(html).toContain('--season')
  await save({ 'udseende.church_year': '', [revision]: '1' })
  expect(classOf(await page('/'))).not.toMatch(season)
})
