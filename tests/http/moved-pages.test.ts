import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, onTestFinished, test } from 'vitest'
import { startAdminSite } from '#tests/support/admin-site'
import { command } from '#tests/support/operator-command'
import { startSampleSite } from '#tests/support/sample-site'

const categories = ['Foredrag=lecture', 'Samarbejder=collaboration', 'Værker=work:værkliste']
/** Facts that other nouns give a page. */
const otherFacts = /^(?:Læs også|Om|Forlag)$/

test('our export for WordPress, moved into an empty site, shows the same pages', {
  tags: ['all'],
}, async () => {
  const site = await startSampleSite()
  onTestFinished(() => site.stop())
  const empty = await startAdminSite()
  onTestFinished(() => empty.stop())
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-moved-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'ud.xml')
  const settings = { DATA_DIR: site.dataDir, SITE_URL: site.url }
  const exported = await command(settings, 'export', 'wordpress', file)
  expect(exported.code, exported.printed).toBe(0)
  const maps = categories.flatMap((category) => ['--map', `category:${category}`])
  const moved = await command(
    { DATA_DIR: empty.dataDir },
    'import',
    'wordpress',
    file,
    '--allow-private-hosts',
    ...maps,
  )
  expect([moved.code, moved.printed]).toEqual([0, expect.stringMatching(/done: (\d+) of \1$/m)])

  const paths = pathsIn(readFileSync(file, 'utf8'), site.url)
  expect(paths.length).toBeGreaterThan(60)
  for (const path of paths) {
    const [before, after] = await Promise.all([site, empty].map(({ url }) => shownAt(url + path)))
    expect(after, path).toEqual(before)
  }
})

/** The paths of the items, without those whose title others have too, since they are numbered anew. */
function pathsIn(xml: string, origin: string): string[] {
  const links = xml.matchAll(/<link>([^<?]+)<\/link>/g)
  const paths = [...links].map(([, link = '']) => link.replace(origin, '')).filter(Boolean)
  const titleOf = (path: string) => path.replace(/-\d$/, '')
  const count = (path: string) => paths.filter((one) => titleOf(one) === titleOf(path)).length
  return paths.filter((path) => count(path) === 1)
}

/** The parts of a page that its own row has. */
async function shownAt(url: string) {
  const answer = await fetch(url)
  const [main] = DomUtils.getElementsByTagName('main', parseDocument(await answer.text()), true, 1)
  const elements = DomUtils.filter((node) => 'attribs' in node, main ?? [])
  const texts = (isOne: (name: string, classes: string) => boolean) =>
    elements
      .filter((node) => 'attribs' in node && isOne(node.name, ` ${node.attribs.class} `))
      .map((node) => DomUtils.textContent(node).replace(/\s+/g, ' ').trim())
  const alts = elements.flatMap((node) => ('attribs' in node && node.attribs.alt) || [])
  const answers = texts((name) => name === 'dd')
  const facts = texts((name) => name === 'dt').map((fact, index) => [fact, answers[index]])
  return {
    status: answer.status,
    heading: texts((name) => name === 'h1'),
    text: texts((_, classes) => classes.includes(' prose '))[0],
    alt: alts[0],
    facts: facts.filter(([fact = '']) => !otherFacts.test(fact)),
  }
}
