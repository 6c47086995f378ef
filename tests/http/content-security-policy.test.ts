import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDatabase, signIn, startAdminSite } from '#tests/support/admin-site'
import type { RunningServer } from '#tests/support/servers'

let site: RunningServer
let cookie: string
beforeAll(async () => {
  site = await startAdminSite()
  cookie = await signIn(site)
})
afterAll(() => site.stop())

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

async function page(path: string) {
  const answer = await fetch(site.url + path, { headers: { Cookie: cookie } })
  return { policy: answer.headers.get('content-security-policy'), html: await answer.text() }
}

const paths = [
  ...['/', '/nyheder', '/foredrag', '/kalender', '/bibliografi', '/samarbejder', '/salmer'],
  ...['/billeder', '/kontakt', '/soeg?q=a', '/findes-ikke', '/foredrag/ukendt', '/admin/nyheder'],
  ...['/admin/nyheder/ny', '/admin/billeder', '/admin/findes-ikke', '/admin/ny-adgangskode'],
]

/** The whole policy, word for word, for a starter and a stylesheet that the build decides. */
function policyOf(starter: string, styles: string, pictures: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(starter)}`,
    `style-src 'self' ${hashOf(styles)}`,
    `img-src ${pictures}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

test('every page has the same policy, and no script or style but the two that it names', async () => {
  const { html } = await page('/')
  const starter = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  const styles = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  expect(starter).toContain('import(')
  expect(styles.length).toBeGreaterThan(1000)
  for (const path of paths) {
    const { policy, html: other } = await page(path)
    expect(policy, path).toBe(policyOf(starter, styles, "'self' data: blob:"))
    const scripts = [...other.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    const running = scripts.filter(([, attributes]) => !/type="(?!module)/.test(attributes ?? ''))
    expect(
      running.map(([, , code]) => code),
      path,
    ).toEqual([starter])
    expect(
      [...other.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, rules]) => rules),
    ).toEqual([styles])
    expect(other, path).not.toMatch(/<[^>]+\s(?:style|on\w+)=/)
  }
})

test('a page whose own texts pretend to be scripts names none of them', async () => {
  const text = '</script><script>alert(1)</script><meta name="picture-host" content="https://a.dk">'
  const before = await page('/nyheder')
  inDatabase(site, (db) =>
    db
      .prepare(
        `insert into news (id, title, content, published_date, created_at, updated_at)
         values ('1', ?, ?, '2026-11-21', '2026-11-21', '2026-11-21')`,
      )
      .run(text, text),
  )
  const { policy, html } = await page('/nyheder?side=1&x=1')
  expect(html).toContain('alert(1)')
  expect(html).not.toContain('<script>alert')
  expect(policy).toBe(before.policy)
})

test('the host of a cover from elsewhere is allowed for pictures, on every page alike', async () => {
  inDatabase(site, (db) =>
    db.exec(`insert into bibliography
      (id, title, slug, year, category, image_url, created_at, updated_at)
      values ('1', 'Bog', 'bog', '2026', 'faglitteratur', 'https://boger.example/a.jpg', '2026', '2026')`),
  )
  for (const path of ['/bibliografi?x=1', '/kontakt?x=1']) {
    const { policy } = await page(path)
    expect(policy).toContain("; img-src 'self' data: blob: https://boger.example; ")
  }
})
