import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CssNode, parse } from 'css-tree'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { inDatabase, signIn, startAdminSite } from '#tests/support/admin-site'
import { samplePages, screens } from '#tests/support/pages-of-routes'
import type { RunningServer } from '#tests/support/servers'

let site: RunningServer
let cookie: string
beforeAll(async () => {
  site = await startAdminSite()
  cookie = await signIn(site)
})
afterAll(() => site.stop())

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

async function page(path: string, at = site) {
  const answer = await fetch(at.url + path, { headers: { Cookie: cookie } })
  return { policy: answer.headers.get('content-security-policy'), html: await answer.text() }
}

const paths = [
  ...[...samplePages, '/soeg?q=a', '/findes-ikke', '/admin/findes-ikke', '/admin/ny-adgangskode'],
  ...[...screens, '/admin/nyheder/ny'],
]

/** The complete policy, given the hashes of scripts and styles from the build. */
function policyOf(starter: string, styles: string[], pictures: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(starter)}`,
    `style-src 'self' ${styles.map(hashOf).join(' ')}`,
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

const assets = join(import.meta.dirname, '../../build/client/assets')
const sheet = readdirSync(assets).find((file) => /^root-.*\.css$/.test(file)) ?? ''
const built = declarationsIn(readFileSync(join(assets, sheet), 'utf8'))

/** Every declaration with its enclosing selectors and at-rules. */
function declarationsIn(css: string): string[] {
  const textOf = ({ loc }: CssNode) => (loc ? css.slice(loc.start.offset, loc.end.offset) : '')
  const within = (node: CssNode, place: string): string[] => {
    if (node.type === 'Declaration') return [`${place} ${textOf(node)}`]
    if (node.type === 'StyleSheet') {
      return node.children.toArray().flatMap((child) => within(child, place))
    }
    if (node.type !== 'Rule' && node.type !== 'Atrule') return []
    const name = node.type === 'Atrule' ? `@${node.name} ` : ''
    const inner = `${place} ${name}${node.prelude ? textOf(node.prelude) : ''} {`
    return node.block?.children.toArray().flatMap((child) => within(child, inner)) ?? []
  }
  return within(parse(css, { positions: true, parseAtrulePrelude: false }), '')
}

/** Returns the declarations that the stylesheet lacks or has in a different order. */
function unexpectedIn(own: string[]): string[] {
  let at = 0
  return own.filter((declaration) => {
    const found = built.indexOf(declaration, at)
    if (found >= 0) at = found + 1
    return found < 0
  })
}

function stylesIn(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, rules = '']) => rules)
}

async function starterOfPages(): Promise<string> {
  const { html } = await page('/')
  return /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
}

test('all pages have the same policy except for the hashes of their CSS, which come from the build', async () => {
  const starter = await starterOfPages()
  expect(starter).toContain('import(')
  for (const path of paths) {
    const { policy, html } = await page(path)
    const styles = stylesIn(html)
    expect(styles, path).toHaveLength(1)
    expect(policy, path).toBe(policyOf(starter, styles, "'self' data: blob:"))
    const own = declarationsIn(styles[0] ?? '')
    expect(own.length, path).toBeGreaterThan(110)
    expect(unexpectedIn(own), path).toEqual([])
    const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    const running = scripts.filter(([, attributes]) => !/type="(?!module)/.test(attributes ?? ''))
    expect(
      running.map(([, , code]) => code),
      path,
    ).toEqual([starter])
    expect(html, path).not.toMatch(/<[^>]+\s(?:style|on\w+)=/)
  }
})

test('the policy contains no hash of a text that looks like a script', async () => {
  const text =
    '</script><script>alert(1)</script><style>p{top:0}</style><p class="p{top:0}">' +
    '<meta name="picture-host" content="https://a.dk">'
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
  const styles = stylesIn(html)
  expect(styles).toHaveLength(1)
  expect(policy).toBe(policyOf(await starterOfPages(), styles, "'self' data: blob:"))
  for (const own of styles) expect(unexpectedIn(declarationsIn(own))).toEqual([])
})

test('the host of an external cover is allowed for pictures on every page', async () => {
  const other = await startAdminSite()
  onTestFinished(() => other.stop())
  inDatabase(other, (db) =>
    db.exec(`insert into bibliography
      (id, title, slug, year, category, image_url, created_at, updated_at)
      values ('1', 'Bog', 'bog', '2026', 'faglitteratur', 'https://boger.example/a.jpg', '2026', '2026')`),
  )
  for (const path of ['/bibliografi', '/kontakt']) {
    const { policy } = await page(path, other)
    expect(policy).toContain("; img-src 'self' data: blob: https://boger.example; ")
  }
})
