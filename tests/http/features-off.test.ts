import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDatabase, startAdminSite } from '#tests/support/admin-site'
import type { RunningServer } from '#tests/support/servers'

const at = "'2026-01-02T09:00:00.000Z'"
const paths = ['/', '/kontakt', '/foredrag', '/foredrag/haab', '/kalender', '/kalender/koncert']

let site: RunningServer
beforeAll(async () => {
  site = await startAdminSite()
  inDatabase(site, (db) =>
    db.exec(`insert into lectures
        (id, title, slug, description, themes, published_at, created_at, updated_at, revision)
      values ('haab', 'Håb', 'haab', 'Om håb.', '[]', ${at}, ${at}, ${at}, 1);
      insert into calendar_events
        (id, title, slug, event_type, date, is_visible, created_at, updated_at, revision)
      values ('koncert', 'Koncert', 'koncert', 'concert', '2099-05-01', 1, ${at}, ${at}, 1)`),
  )
  await site.restart(async () => {})
})
afterAll(() => site.stop())

/** Without the number of the content, which every save increases. */
async function pages(): Promise<string[]> {
  return Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(site.url + path)
      expect([path, answer.status]).toEqual([path, 200])
      return (await answer.text()).replaceAll(/data-version="\d+"|"version",\d+/g, '')
    }),
  )
}

const features = [
  'enquiries',
  'contact_form',
  'letter',
  'readers',
  'readers_beacon',
  'accessibility',
]

async function switchAll(value: '' | 'on') {
  await site.restart(async () => {
    inDatabase(site, (db) => {
      for (const key of features) {
        db.prepare(
          `insert into editable_content
            (id, page, element_key, content_type, content_value, created_at, updated_at, revision)
           values (?, 'funktioner', ?, 'text', ?, ${at}, ${at}, 1)
           on conflict (id) do update set content_value = excluded.content_value`,
        ).run(key, key, value)
      }
    })
  })
}

test('a site whose features are off has the same bytes as one that never had them', async () => {
  const before = await pages()
  for (const [index, html] of before.entries()) {
    expect(html, paths[index]).not.toMatch(/\/brev|\/spoerg|henvendelse|laesere|\/tilgaengelighed/i)
  }
  await switchAll('on')
  const on = await pages()
  expect(paths.filter((_, index) => on[index] === before[index])).toEqual([])
  inDatabase(site, (db) =>
    db.exec(`insert into letters
        (id, title, content, slug, has_page, published_at, created_at, updated_at)
      values ('l', 'Nyt', '<p>Kære læser</p>', 'nyt', 1, ${at}, ${at}, ${at});
      insert into subscribers (id, email, email_key, state, created_at, updated_at)
      values ('s', 'bo@example.dk', 'bo@example.dk', 'active', ${at}, ${at})`),
  )
  await switchAll('')
  const after = await pages()
  expect(paths.filter((_, index) => after[index] !== before[index])).toEqual([])
})
