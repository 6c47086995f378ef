import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { importSource } from '#tests/support/moving'
import { detailedPicture } from '#tests/support/pictures'
import { wxr } from '#tests/support/wordpress'

function folder(files: Record<string, string | Uint8Array>): string {
  const path = mkdtempSync(join(tmpdir(), 'skrivestue-wxr-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(path, name, '..'), { recursive: true })
    writeFileSync(join(path, name), content)
  }
  return path
}

databaseTest(
  'posts become news items with pictures, links to each other and former paths',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const file = folder({
      'export.xml': wxr([
        {
          id: 12,
          title: 'Fra Ribe',
          body: '<p>Se <a href="https://gammel.dk/2020/02/hjem/">hjem</a></p><h2>Af vejen</h2><img src="https://gammel.dk/wp-content/uploads/2020/fjord.png" alt="Fjorden">',
          thumbnail: 30,
        },
        {
          id: 13,
          title: 'Hjem',
          link: 'https://gammel.dk/2020/02/hjem/',
          body: 'Første afsnit\nmed to linjer\n\nAndet afsnit[kontaktform id="1"]',
          status: 'draft',
        },
        { id: 14, title: 'Til jul', status: 'future', gmt: '2026-12-24 15:00:00' },
        {
          id: 30,
          type: 'attachment',
          title: 'fjord',
          url: 'https://gammel.dk/wp-content/uploads/2020/fjord.png',
        },
        { id: 40, type: 'nav_menu_item', title: 'Menu' },
      ]),
      'wp-content/uploads/2020/fjord.png': await detailedPicture(),
    })
    const first = await importSource(backend, admin, { kind: 'wordpress', file })
    const news = await backend.db.selectFrom('news').selectAll().orderBy('title').execute()
    const redirects = await backend.db
      .selectFrom('redirects')
      .select(['path', 'target'])
      .orderBy('path')
      .execute()
    expect(first.job.state).toBe('done')
    expect(news.map(({ title, published_at }) => [title, published_at])).toEqual([
      ['Fra Ribe', '1970-01-01T00:00:00.000Z'],
      ['Hjem', null],
      ['Til jul', '2026-12-24T15:00:00.000Z'],
    ])
    expect(news[0]?.content).toMatch(
      /^<p>Se <a href="\/nyheder\/hjem">hjem<\/a><\/p><p><strong>Af vejen<\/strong><\/p><figure data-picture="images\/texts\/text_\d+\.png" data-alt="Fjorden"><\/figure>$/,
    )
    expect(news[0]?.image_url).toMatch(/^images\//)
    expect(news[1]?.content).toBe('<p>Første afsnit<br />med to linjer</p><p>Andet afsnit</p>')
    expect(redirects).toContainEqual({ path: '/?p=12', target: '/nyheder/fra-ribe' })
    expect(redirects).toContainEqual({ path: '/2020/02/hjem', target: '/nyheder/hjem' })
    expect(await backend.db.selectFrom('stored_pictures').select('path').execute()).toHaveLength(1)
    expect(first.listed.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['1 × nav_menu_item', '1 × [kontaktform]']),
    )
  },
)

databaseTest(
  'the same source a second time changes nothing, and leaves what was edited here',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const posts = [
      { id: 1, title: 'En' },
      { id: 2, title: 'To' },
    ]
    const file = folder({ 'export.xml': wxr(posts) })
    await importSource(backend, admin, { kind: 'wordpress', file })
    const rows = () => backend.db.selectFrom('news').selectAll().orderBy('title').execute()
    const before = await rows()
    const again = await importSource(backend, admin, { kind: 'wordpress', file })
    expect(await rows()).toEqual(before)
    expect(again.counts).toEqual({ same: 2 })
    await backend.db
      .updateTable('news')
      .set({ content: '<p>Rettet</p>', revision: 2 })
      .where('title', '=', 'En')
      .execute()
    const changed = folder({
      'export.xml': wxr([
        { id: 1, title: 'En ny' },
        { id: 2, title: 'To', body: 'Nyt' },
        { id: 3, title: 'Tre' },
      ]),
    })
    const third = await importSource(backend, admin, { kind: 'wordpress', file: changed })
    expect((await rows()).map(({ title, content }) => [title, content])).toEqual([
      ['En', '<p>Rettet</p>'],
      ['To', '<p>Nyt</p>'],
      ['Tre', '<p>Tre</p>'],
    ])
    expect(third.counts).toEqual({ edited: 1, stored: 2 })
  },
)

databaseTest(
  'a dry run names a row whose picture is missing, which is stored again once it is there',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const files = { 'a.xml': wxr([{ id: 1, title: 'A', body: '<p>Hej</p><img src="/x.png">' }]) }
    const source = { kind: 'wordpress', file: folder(files) }
    expect((await importSource(backend, admin, source)).counts).toEqual({ stored: 1 })
    const dryRun = await importSource(backend, admin, { ...source, isDryRun: true })
    expect(dryRun.counts).toEqual({ retry: 1 })
    expect((await importSource(backend, admin, source)).counts).toEqual({ same: 1 })
    const whole = folder({ ...files, 'x.png': await detailedPicture() })
    const { counts } = await importSource(backend, admin, { ...source, file: whole })
    expect(counts).toEqual({ stored: 1 })
    const [news] = await backend.db.selectFrom('news').select('content').execute()
    expect(news?.content).toContain('<figure')
    const again = await importSource(backend, admin, { ...source, file: whole, isDryRun: true })
    expect(again.counts).toEqual({ same: 1 })
  },
)

const brokenFiles = {
  empty: '',
  'not XML': 'Kære læser',
  'another format': '<html><body><p>Hej</p></body></html>',
  'cut off in an item': wxr([{ id: 1, title: 'Halv' }]).slice(0, 420),
  'many entities': `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><rss><channel><title>&b;</title></channel></rss>`,
  'a file of the server as an entity':
    '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/hostname">]><rss><channel>&x;</channel></rss>',
}

for (const [name, content] of Object.entries(brokenFiles)) {
  databaseTest(`an export that is ${name} ends in words`, async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const file = folder({ 'export.xml': content })
    const { job } = await importSource(backend, admin, { kind: 'wordpress', file })
    expect([job.state, job.report.error]).toEqual(['failed', expect.stringMatching(/^Filen er /)])
    expect(await backend.db.selectFrom('news').select('id').execute()).toEqual([])
  })
}

const oddPosts: [string, Parameters<typeof wxr>[0][number], Record<string, unknown>][] = [
  [
    'without a title',
    { id: 1, title: '', body: 'Dette er en tekst med mange ord i sig' },
    { title: 'Dette er en tekst med mange ord i' },
  ],
  [
    'with an impossible date',
    { id: 1, title: 'A', date: '2020-13-45 99:00:00' },
    { published_date: '2026-11-21' },
  ],
  [
    'with a date of zeros',
    { id: 1, title: 'A', date: '0000-00-00 00:00:00' },
    { published_date: '2026-11-21' },
  ],
  [
    'with a script',
    { id: 1, title: 'A', body: '<p onclick="x()">Hej<script>alert(1)</script></p>' },
    { content: '<p>Hej</p>' },
  ],
  [
    'with a javascript link',
    { id: 1, title: 'A', body: '<p><a href="javascript:alert(1)">Hej</a></p>' },
    { content: '<p><a>Hej</a></p>' },
  ],
  [
    'with serialised PHP',
    { id: 1, title: 'A', meta: { _x: 'O:8:"stdClass":1:{s:1:"a";i:1;}' } },
    { title: 'A' },
  ],
  [
    'nested deeply',
    { id: 1, title: 'A', body: `${'<div>'.repeat(20_000)}Dybt` },
    { content: '<p>Dybt</p>' },
  ],
  [
    'with a picture that is gone',
    { id: 1, title: 'A', body: '<p>Hej</p><img src="/findes-ikke.png">' },
    { content: '<p>Hej</p>' },
  ],
  [
    'with a table',
    { id: 1, title: 'A', body: '<table><tr><th>År</th><td>1999</td></tr></table>' },
    { content: '<p>År | 1999</p>' },
  ],
  [
    'with a caption',
    { id: 1, title: 'A', body: '[caption id="a"]<img src="/x.png" /> Ved åen[/caption]' },
    { content: '<p>Ved åen</p>' },
  ],
]

for (const [name, post, values] of oddPosts) {
  databaseTest(`a post ${name} comes in`, async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    await importSource(backend, admin, {
      kind: 'wordpress',
      file: folder({ 'a.xml': wxr([post]) }),
    })
    const [news] = await backend.db.selectFrom('news').selectAll().execute()
    expect(news).toMatchObject(values)
  })
}

databaseTest('a post that is too long is named, and the others come in', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const posts = [
    // Longer than the reader keeps.
    { id: 1, title: 'Lang', body: 'ord '.repeat(5_100_000) },
    { id: 2, title: 'Kort' },
  ]
  const file = folder({ 'a.xml': wxr(posts) })
  const { counts, listed } = await importSource(backend, admin, { kind: 'wordpress', file })
  expect(counts).toEqual({ refused: 1, stored: 1 })
  expect(listed[0]).toMatchObject({ name: 'Lang', reason: 'Teksten er for lang.' })
})
