import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fromOurPage, inDatabase, signIn, startAdminSite } from '#tests/support/admin-site'
import { eventually } from '#tests/support/eventually'
import { openMailServer } from '#tests/support/mail-server'

const at = "'2026-01-02T09:00:00.000Z'"

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

test('a lecture is asked for while the mail server is away, and the mails arrive later', {
  tags: ['all'],
}, async () => {
  const port = await freePort()
  const site = await startAdminSite({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'side@example.dk',
  })
  onTestFinished(() => site.stop())
  const cookie = await signIn(site)
  inDatabase(site, (db) =>
    db.exec(`insert into lectures
        (id, title, slug, description, themes, published_at, created_at, updated_at, revision)
      values ('haab', 'Håb', 'haab', 'Om håb.', '[]', ${at}, ${at}, ${at}, 1);
      insert into editable_content
        (id, page, element_key, content_type, content_value, created_at, updated_at, revision)
      values ('on', 'funktioner', 'enquiries', 'text', 'on', ${at}, ${at}, 1)`),
  )
  const page = await fetch(`${site.url}/foredrag/haab`)
  const [, path = ''] = /href="(\/spoerg[^"]*)"/.exec(await page.text()) ?? []
  expect(path).toBe('/spoerg?foredrag=haab')

  const shown = await fetch(site.url + path)
  expect(shown.headers.get('Cache-Control')).toBe('private, no-store')
  const html = await shown.text()
  const [, tid = ''] = /name="tid" value="([^"]+)"/.exec(html) ?? []
  expect(html).toMatch(/<option value="haab" selected="">Håb<\/option>/)
  // A form that is sent sooner is suspected.
  const shownAt = Date.now()
  await eventually(() => expect(Date.now() - shownAt).toBeGreaterThan(3100))
  const typed = {
    name: 'Bo Ibsen',
    organisation: '',
    email: 'bo@example.dk',
    phone: '',
    wished_date: '',
    dates: '',
    place: '',
    people: '',
    message: 'Vil du komme til Ribe?',
  }
  const body = new URLSearchParams({ ...typed, tid, hjemmeside: '', lecture: 'haab' })
  const sent = await fetch(site.url + path, {
    method: 'POST',
    headers: fromOurPage,
    body,
    redirect: 'manual',
  })
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/spoerg/tak'])

  const overview = await fetch(`${site.url}/admin/forside`, { headers: { Cookie: cookie } })
  expect(await overview.text()).toContain('Bo Ibsen: Håb')
  const waiting = () =>
    inDatabase(site, (db) =>
      db.prepare("select id, attempts from outbox where subject like '%envendelse%'").all(),
    ) as { id: string; attempts: number }[]
  await eventually(() => expect(waiting().map(({ attempts }) => attempts)).toEqual([1, 1]))
  const operation = await fetch(`${site.url}/admin/drift`, { headers: { Cookie: cookie } })
  expect(await operation.text()).toContain('E-mailserveren svarer ikke.')

  const { received } = await openMailServer({}, port)
  for (const { id } of waiting()) {
    const retry = new URLSearchParams({ intent: 'retry', id })
    const headers = { ...fromOurPage, Cookie: cookie }
    await fetch(`${site.url}/admin/drift`, { method: 'POST', headers, body: retry })
  }
  await eventually(() => expect(received.map(({ subject }) => subject)).toHaveLength(2))
  expect(received.map(({ subject }) => subject)).toContain('Henvendelse om »Håb« fra Bo Ibsen')
})
