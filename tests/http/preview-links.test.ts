import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeForm } from '../support/admin-forms.ts'
import { fromOurPage, inDatabase, signIn, startAdminSite } from '../support/admin-site.ts'
import { eventually } from '../support/eventually.ts'
import type { RunningServer } from '../support/servers.ts'

let site: RunningServer
let cookie: string
beforeAll(async () => {
  site = await startAdminSite({ ACCESS_LOG: 'on' })
  cookie = await signIn(site)
})
afterAll(() => site.remove())

const get = (path: string) => fetch(`${site.url}${path}`, { redirect: 'manual' })

const post = (path: string, body: BodyInit) =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { ...fromOurPage, Cookie: cookie },
  })

async function send(path: string, fields: Record<string, string>): Promise<void> {
  const answer = await post(`${path}.data`, new URLSearchParams(wholeForm(path, fields)))
  expect(answer.status, await answer.text()).toBe(200)
}

const row = (table: string, title: string) =>
  inDatabase(site, (db) =>
    db.prepare(`select * from ${table} where title = ?`).get(title),
  ) as Record<string, string>

/** Creates or closes the link like the form. Returns the path of the link. */
async function command(noun: string, id: string, intent: string): Promise<string> {
  const answer = await post(`/admin/gennemsyn/${noun}/${id}.data`, new URLSearchParams({ intent }))
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  const [, path = ''] = /"https?:\/\/[^/"]+(\/[^"]*gennemsyn=[^"]*)"/.exec(text) ?? []
  return path
}

const tokenIn = (path: string) => path.split('gennemsyn=')[1] ?? ''

async function writeCollaboration(title: string): Promise<Record<string, string>> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: title } })
  const body = new Uint8Array(await picture.jpeg().toBuffer())
  const uploaded = await post('/admin/upload/billede?place=collaboration', body)
  const { path: image_url } = (await uploaded.json()) as { path: string }
  await send('/admin/samarbejder/ny', { title, publish: 'draft', image_url })
  const written = row('collaborations', title)
  const file = `/admin/upload/pdf?collaboration=${written.id}&name=note.pdf`
  expect((await post(file, '%PDF-1.7\n%%EOF')).status).toBe(200)
  return written
}

/** The URLs of files on a page. */
const filesIn = (html: string) => [
  ...new Set([...html.matchAll(/\/filer\/(?:derived|pdf)\/[^\s"&,\\]+/g)].map(([url]) => url)),
]

test('a preview link shows one draft and its files, only to readers with the link', async () => {
  const teal = await writeCollaboration('teal')
  const other = await writeCollaboration('olive')
  await eventually(() =>
    expect(
      inDatabase(site, (db) =>
        db
          .prepare("select count(*) as n from stored_pictures where renditions like '%60.jpg%'")
          .get(),
      ),
    ).toEqual({ n: 2 }),
  )
  const path = await command('collaborations', teal.id as string, 'open')
  expect(path).toBe(`/samarbejder/teal?kladde=${teal.id}&gennemsyn=${tokenIn(path)}`)
  const answer = await get(path)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  expect(answer.headers.get('set-cookie')).toBeNull()
  const html = await answer.text()
  expect(html).toContain('Linket virker indtil den')
  expect(html).toContain('noindex')
  const files = filesIn(html)
  expect(files.some((url) => url.includes('/derived/'))).toBe(true)
  expect(files.some((url) => url.includes('/pdf/'))).toBe(true)
  for (const url of files) {
    expect(url).toContain(`?gennemsyn=${tokenIn(path)}`)
    const file = await get(url)
    expect(file.status, url).toBe(200)
    expect(file.headers.get('cache-control'), url).toBe('private, no-store')
    expect((await get(url.split('?')[0] as string)).status, url).toBe(404)
  }
  const theirs = await command('collaborations', other.id as string, 'open')
  const theirFiles = filesIn(await (await get(theirs)).text())
  expect(theirFiles.length).toBeGreaterThan(1)
  for (const url of theirFiles) {
    expect((await get(url.replace(tokenIn(theirs), tokenIn(path)))).status, url).toBe(404)
  }
  expect((await get(path.replace(teal.id as string, other.id as string))).status).toBe(404)
  expect(await (await get('/samarbejder')).text()).not.toContain('teal')
  expect(site.output()).toContain('"/samarbejder/teal"')
  expect(site.output()).not.toContain(tokenIn(path))
  const stored = inDatabase(site, (db) => db.prepare('select * from preview_links').all())
  expect(JSON.stringify(stored)).not.toContain(tokenIn(path))
  const audit = inDatabase(site, (db) =>
    db.prepare("select action, summary from audit_log where noun = 'preview_links'").all(),
  )
  expect(audit).toContainEqual({ action: 'insert', summary: 'teal' })
})

test('a preview link still opens its draft after a rename', async () => {
  const draft = { description: 'Over marsken.', publish: 'draft' }
  await send('/admin/foredrag/ny', { ...draft, title: 'Ebbe' })
  const { id = '' } = row('lectures', 'Ebbe')
  const sent = await command('lectures', id, 'open')
  await send(`/admin/foredrag/${id}`, { ...draft, title: 'Flod', revision: '1' })
  const answer = await get(sent)
  const redirected = `/foredrag/flod?kladde=${id}&gennemsyn=${tokenIn(sent)}`
  expect([answer.status, answer.headers.get('location')]).toEqual([302, redirected])
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(await (await get(redirected)).text()).toContain('Over marsken.')
  for (const path of ['/foredrag/ebbe', `/foredrag/ebbe?kladde=${id}`]) {
    const visited = await get(path)
    expect([visited.status, visited.headers.get('location')], path).toEqual([404, null])
  }
  const seen = await fetch(`${site.url}/foredrag/ebbe?kladde=${id}`, {
    redirect: 'manual',
    headers: { Cookie: cookie },
  })
  expect(seen.headers.get('location')).toBe(`/foredrag/flod?kladde=${id}`)
})

test('a wrong, closed, replaced or expired link is refused with the reason', async () => {
  await send('/admin/nyheder/ny', {
    title: 'Gry',
    content: 'Gry over fjorden.',
    published_date: '2026-11-01',
    publish: 'draft',
  })
  const { id = '' } = row('news', 'Gry')
  const isClosed = async (path: string) => {
    const answer = await get(path)
    const html = await answer.text()
    expect(html, path).not.toContain('Gry over fjorden')
    return answer.status === 404 && html.includes('Linket virker ikke')
  }
  const first = await command('news', id, 'open')
  const query = `?kladde=${id}&gennemsyn=${tokenIn(first)}`
  expect(first).toBe(`/nyheder/gry${query}`)
  const byId = await get(`/nyheder/${id}${query}`)
  expect(byId.headers.get('location')).toBe(first)
  for (const url of [first, `/nyheder/gry.data${query}`, `/nyheder${query}`]) {
    expect(await (await get(url)).text(), url).toContain('Gry over fjorden')
  }
  expect(await isClosed(`${first.split('&')[0]}&gennemsyn=`)).toBe(true)
  const second = await command('news', id, 'open')
  expect(await isClosed(first)).toBe(true)
  expect((await get(second)).status).toBe(200)
  await command('news', id, 'close')
  expect(await isClosed(second)).toBe(true)
  const third = await command('news', id, 'open')
  inDatabase(site, (db) =>
    db.exec("update preview_links set expires_at = '2026-11-01T00:00:00.000Z'"),
  )
  expect(await isClosed(third)).toBe(true)
  const nobody = await fetch(`${site.url}/admin/gennemsyn/news/${id}.data`, {
    method: 'POST',
    headers: fromOurPage,
    body: new URLSearchParams({ intent: 'open' }),
  })
  expect(nobody.status).toBe(401)
})
