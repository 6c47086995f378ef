import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeForm } from '../support/admin-forms.ts'
import { fromOurPage, inDatabase, signIn, startAdminSite } from '../support/admin-site.ts'
import { openStream } from '../support/live-stream.ts'
import type { RunningServer } from '../support/servers.ts'

let site: RunningServer
let cookie: string
beforeAll(async () => {
  site = await startAdminSite()
  cookie = await signIn(site)
})
afterAll(() => site.remove())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, { redirect: 'manual', headers })

async function send(path: string, fields: Record<string, string>): Promise<string> {
  const body = new URLSearchParams(wholeForm(path, fields))
  const headers = { ...fromOurPage, Cookie: cookie }
  const answer = await fetch(`${site.url}${path}.data`, { method: 'POST', headers, body })
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  return text
}

test('the author sees the draft, and the list marks it', async () => {
  const text = await send('/admin/nyheder/ny', {
    title: 'Jul',
    content: 'x',
    published_date: '2030-12-24',
    publish: 'scheduled',
    publish_date: '2030-12-24',
    publish_time: '16:00',
  })
  expect(text).toContain('Udgives den 24. december 2030 kl. 16.00')
  expect(text).toContain('Se kladden')
  const { id } = inDatabase(site, (db) =>
    db.prepare("select id from news where title = 'Jul'").get(),
  ) as { id: string }
  expect(text).toContain(`/nyheder/jul?kladde=${id}`)
  const form = await (await get(`/admin/nyheder/${id}`, { Cookie: cookie })).text()
  expect(form).toContain(`href="/nyheder/jul?kladde=${id}"`)
  // The row is on no public page, so the form links only to its preview.
  expect(form).not.toContain('Se på siden')
  const list = await (await get('/admin/nyheder', { Cookie: cookie })).text()
  expect(list).toContain('Se på siden')
  expect(list).toContain('Udgives den 24. december 2030 kl. 16.00')
})

test('at the publication time cached pages and open ones are updated', async () => {
  await send('/admin/nyheder/ny', {
    title: 'Nytårsraket',
    content: 'x',
    published_date: '2026-11-01',
    publish: 'draft',
  })
  const reader = await openStream(site)
  await reader.next()
  expect(await (await get('/nyheder')).text()).not.toContain('Nytårsraket')
  const publishIn = async (milliseconds: number) => {
    const at = new Date(Date.now() + milliseconds).toISOString()
    inDatabase(site, (db) =>
      db.prepare("update news set published_at = ? where title = 'Nytårsraket'").run(at),
    )
    await send('/admin/nyheder/ny', { title: 'y', content: 'x', published_date: '2026-11-01' })
    await reader.next()
    return at
  }
  await publishIn(60 * 60 * 1000)
  expect(await (await get('/nyheder')).text()).not.toContain('Nytårsraket')
  const at = await publishIn(1000)
  await reader.next()
  expect(new Date().toISOString() >= at).toBe(true)
  expect(await (await get('/nyheder')).text()).toContain('Nytårsraket')
  expect(await (await get('/nyheder/feed.xml')).text()).toContain('Nytårsraket')
  reader.close()
})

test('a form without publication fields leaves the publication unchanged', async () => {
  const form = { title: 'Tavs', content: 'x', published_date: '2026-11-01' }
  await send('/admin/nyheder/ny', { ...form, publish: 'draft' })
  const { id } = inDatabase(site, (db) =>
    db.prepare("select id from news where title = 'Tavs'").get(),
  ) as { id: string }
  await send(`/admin/nyheder/${id}`, { ...form, content: 'y', revision: '1' })
  const stored = () =>
    inDatabase(site, (db) => db.prepare('select published_at from news where id = ?').get(id))
  expect(stored()).toEqual({ published_at: null })
  await send(`/admin/nyheder/${id}`, { ...form, publish: 'published', revision: '2' })
  expect(stored()).not.toEqual({ published_at: null })
})
