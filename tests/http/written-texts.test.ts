import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDatabase } from '#tests/support/admin-site'
import { jsonLdOf } from '#tests/support/json-ld'
import { startSampleSite } from '#tests/support/sample-site'
import type { RunningServer } from '#tests/support/servers'

const html =
  '<p>Det er <strong>fedt</strong> &amp; godt.</p><blockquote><p>Et citat</p></blockquote>' +
  '<ul><li><p>Se <a href="/kontakt">her</a></p></li></ul><script>alert(1)</script>'
const plain = 'Første linje & <b>tegn</b>\nanden linje\n\nNyt afsnit www.a.dk'

let site: RunningServer
const paths = { news: '', lectures: '', calendar_events: '' }

beforeAll(async () => {
  site = await startSampleSite()
  const column = { news: 'content', lectures: 'description', calendar_events: 'description' }
  inDatabase(site, (db) => {
    db.exec("update calendar_events set date = '2999-01-01'")
    for (const table of ['news', 'lectures', 'calendar_events'] as const) {
      const rows = db.prepare(`select id, slug from ${table} limit 2`).all()
      const write = db.prepare(`update ${table} set ${column[table]} = ? where id = ?`)
      for (const [index, { id }] of rows.entries()) {
        write.run(index === 0 ? html : plain, String(id))
      }
      paths[table] = rows.map(({ slug }) => String(slug)).join(' ')
    }
  })
})
afterAll(() => site.stop())

const folders = { news: 'nyheder', lectures: 'foredrag', calendar_events: 'kalender' }

async function pagesOf(table: keyof typeof paths): Promise<string[]> {
  const slugs = paths[table].split(' ')
  return Promise.all(
    slugs.map(async (slug) => (await fetch(`${site.url}/${folders[table]}/${slug}`)).text()),
  )
}

test.each(['news', 'lectures', 'calendar_events'] as const)(
  'a page of %s shows cleaned HTML from the editor, and its JSON-LD has only the text',
  async (table) => {
    const [page = ''] = await pagesOf(table)
    expect(page).toContain(
      '<p>Det er <strong>fedt</strong> &amp; godt.</p><blockquote><p>Et citat</p></blockquote>' +
        '<ul><li><p>Se <a href="/kontakt">her</a></p></li></ul></div>',
    )
    expect(page).not.toContain('alert(1)')
    const data = JSON.stringify(jsonLdOf(page))
    expect(data).toContain('Det er fedt & godt.\\n\\nEt citat\\n\\nSe her')
    expect(page).toMatch(/<meta name="description" content="Det er fedt &amp; godt\./)
  },
)

test.each(['news', 'lectures', 'calendar_events'] as const)(
  'a page of %s still shows plain text with its line breaks, characters and addresses',
  async (table) => {
    const [, page = ''] = await pagesOf(table)
    expect(page).toContain(
      '<p class="whitespace-pre-line">Første linje &amp; &lt;b&gt;tegn&lt;/b&gt;\nanden linje</p>' +
        '<p class="whitespace-pre-line">Nyt afsnit ' +
        '<a href="https://www.a.dk" rel="noopener noreferrer" class="link">www.a.dk</a></p>',
    )
  },
)

test('/presse shows a cleaned biography from the editor, and still a plain one', async () => {
  const write = (key: string, value: string) =>
    inDatabase(site, (db) =>
      db
        .prepare(
          "update editable_content set content_value = ? where page = 'presse' and element_key = ?",
        )
        .run(value, key),
    )
  write('biography_short', plain)
  write('biography_middle', html)
  const page = await (await fetch(`${site.url}/presse`)).text()
  expect(page).toContain(
    '<p class="whitespace-pre-line">Første linje &amp; &lt;b&gt;tegn&lt;/b&gt;\nanden linje</p>' +
      '<p class="whitespace-pre-line">Nyt afsnit ' +
      '<a href="https://www.a.dk"',
  )
  expect(page).toContain('<p>Det er <strong>fedt</strong> &amp; godt.</p><blockquote>')
  expect(page).not.toContain('<script>alert(1)')
})
