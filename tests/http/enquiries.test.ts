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
  const body = new URLSearchParams({ ...typed, tid, tomt: '', lecture: 'haab' })
  const sent = await fetch(site.url + path, {
    method: 'POST',
    headers: fromOurPage,
    body,
    redirect: 'manual',
  })
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/spoerg/tak'])

  const thanks = await (await fetch(`${site.url}/spoerg/tak`)).text()
  expect(thanks).toContain('en kopi på e-mail, højst én om dagen')

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

test('a site without a mail server promises no mail', async () => {
  const site = await startAdminSite()
  onTestFinished(() => site.stop())
  await signIn(site)
  inDatabase(site, (db) => {
    for (const key of ['enquiries', 'letter'])
      db.exec(`insert into editable_content
        (id, page, element_key, content_type, content_value, created_at, updated_at, revision)
        values ('${key}', 'funktioner', '${key}', 'text', 'on', ${at}, ${at}, 1)`)
  })
  const read = async (path: string) => (await fetch(site.url + path)).text()
  expect(await read('/spoerg/tak')).toMatch(
    /Den er modtaget\. Du får svar, så snart det er muligt\.</,
  )
  const form = await read('/spoerg')
  expect(form).toContain('name="message"')
  expect(form).not.toContain('name="brev"')
  const privacy = await read('/privatliv')
  expect(privacy).toContain('Når du skriver med formularen')
  expect(privacy).not.toContain('kopi på e-mail')
  const body = new URLSearchParams({ email: 'bo@example.dk', place: 'brevets side', tomt: '' })
  const sent = await fetch(`${site.url}/brev`, { method: 'POST', headers: fromOurPage, body })
  const answer = await sent.text()
  expect(answer).toContain('Din adresse er modtaget')
  expect(answer).not.toContain('Se i din indbakke')
})
