import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeForm } from '../support/admin-forms.ts'
import { fromOurPage, inDatabase, signIn, startAdminSite } from '../support/admin-site.ts'
import type { RunningServer } from '../support/servers.ts'

const word = 'quetzal'

let site: RunningServer
let cookie: string

beforeAll(async () => {
  site = await startAdminSite()
  cookie = await signIn(site)
})
afterAll(() => site.stop())

const get = (path: string, headers: Record<string, string> = { Cookie: cookie }) =>
  fetch(`${site.url}${path}`, { headers })

const post = (path: string, fields: Record<string, string>, headers = { Cookie: cookie }) =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { ...fromOurPage, ...headers },
    body: new URLSearchParams(fields),
  })

function typed(id: string, title: string): Record<string, string> {
  const content = JSON.stringify({ fields: { title: [title] }, pictures: [] })
  return {
    intent: 'keep',
    id,
    ...{ form: '/admin/salmer/ny', path: '/admin/salmer/ny', kind: '', title, excerpt: '' },
    content,
    base: '{}',
    revision: '0',
    writer: randomUUID(),
    turn: '1',
  }
}

test('an unsaved draft is listed until it is saved, and never shown to visitors', async () => {
  const id = randomUUID()
  const kept = await post('/admin/kladder', typed(id, word))
  expect(await kept.json()).toEqual({ id, revision: 1, isApart: false })
  expect(kept.headers.get('cache-control')).toContain('no-store')
  const opened = await get(`/admin/kladder?id=${id}`)
  expect(await opened.json()).toMatchObject({ content: { fields: { title: [word] } } })
  for (const path of ['/admin/forside', '/admin/salmer']) {
    const html = await (await get(path)).text()
    expect(html).toContain('Ikke gemt endnu')
    expect(html).toContain(`href="/admin/salmer/ny?kladde=${id}"`)
  }
  expect(await (await get('/admin/nyheder')).text()).not.toContain(word)
  for (const path of ['/', '/salmer', `/salmer/${word}`, `/soeg?q=${word}`, '/sitemap.xml']) {
    expect(await (await get(path, {})).text(), path).not.toContain(`kladde=${id}`)
  }
  expect(await (await get('/salmer', {})).text()).not.toContain(word)

  const hymn = wholeForm('/admin/salmer/ny', { title: word, stanzas: 'Og så sang den.' })
  const refused = await post('/admin/salmer/ny.data', {
    ...hymn,
    title: '',
    unsaved_draft: `${id} 1`,
  })
  expect(refused.status).toBe(422)
  expect((await get(`/admin/kladder?id=${id}`)).status).toBe(200)
  const saved = await post('/admin/salmer/ny.data', { ...hymn, unsaved_draft: `${id} 1` })
  expect(saved.status, await saved.text()).toBe(200)
  expect((await get(`/admin/kladder?id=${id}`)).status).toBe(404)
  expect(await (await get('/admin/forside')).text()).not.toContain(`kladde=${id}`)
})

test('a draft is discarded, with undo', async () => {
  const id = randomUUID()
  await post('/admin/kladder', typed(id, 'Kasseres'))
  const discarded = await post('/admin/kladder.data', { intent: 'discard', id })
  expect(await discarded.text()).toContain('Kladden er kasseret')
  expect((await get(`/admin/kladder?id=${id}`)).status).toBe(404)
  await post('/admin/kladder.data', { intent: 'restore', id })
  expect((await get(`/admin/kladder?id=${id}`)).status).toBe(200)
})

test('drafts need a session, and invalid drafts are refused', async () => {
  const id = randomUUID()
  const nobody = { Cookie: '' }
  expect((await post('/admin/kladder', typed(id, 'Fremmed'), nobody)).status).toBe(401)
  expect((await get(`/admin/kladder?id=${id}`, nobody)).status).toBe(401)
  const refused = async (fields: Record<string, string>) =>
    (await post('/admin/kladder', { ...typed(id, 'Forkert'), ...fields })).status
  expect(await refused({ content: '[' })).toBe(422)
  expect(await refused({ path: '//example.dk' })).toBe(422)
  expect(await refused({ id: '1' })).toBe(422)
  expect(await refused({ intent: 'drop' })).toBe(400)
  expect(await refused({ content: `"${'x'.repeat(300_000)}"` })).toBe(422)
  const rows = inDatabase(site, (db) =>
    db.prepare('select * from unsaved_drafts where id = ?').all(id),
  )
  expect(rows).toEqual([])
})
