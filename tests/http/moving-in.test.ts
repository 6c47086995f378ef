import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { fromOurPage, inDatabase, signIn, startAdminSite } from '#tests/support/admin-site'
import { eventually } from '#tests/support/eventually'
import { sendRaw } from '#tests/support/raw-request'
import type { RunningServer } from '#tests/support/servers'
import { wxr } from '#tests/support/wordpress'

let site: RunningServer
let cookie: string

beforeAll(async () => {
  site = await startAdminSite()
  cookie = await signIn(site)
})
afterAll(() => site.stop())

interface Signed {
  url: string
  dataDir: string
  cookie: string
}

const here = (): Signed => ({ ...site, cookie })

function send({ url, cookie }: Signed, path: string, fields: Record<string, string>) {
  const headers = { ...fromOurPage, Cookie: cookie }
  return fetch(`${url}${path}.data`, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

function sendPiece({ url, cookie }: Signed, query: string, body: string) {
  const headers = { ...fromOurPage, Cookie: cookie }
  return fetch(`${url}/admin/upload/flytning?${query}`, { method: 'POST', headers, body })
}

/** Uploads a text in two pieces, and begins to read it. */
async function begin(signed: Signed, kind: string, name: string, text: string) {
  const half = Math.ceil(text.length / 2)
  const first = await sendPiece(signed, `name=${name}&piece=0`, text.slice(0, half))
  const { upload } = (await first.json()) as { upload: string }
  await sendPiece(signed, `name=${name}&piece=1&upload=${upload}`, text.slice(half))
  const fields = { intent: 'file', kind, name, upload, pictures: '' }
  const answer = await send(signed, '/admin/flyt-ind', fields)
  const [, id = ''] = /flyt-ind\/([\w-]{36})/.exec(await answer.text()) ?? []
  return { status: answer.status, id }
}

const stateOf = (signed: Signed, id: string) =>
  inDatabase(signed, (db) => db.prepare('select state from imports where id = ?').get(id)?.state)

const until = (signed: Signed, id: string, state: string) =>
  eventually(() => expect(stateOf(signed, id)).toBe(state))

const shown = async ({ url, cookie }: Signed, path: string) =>
  (await fetch(url + path, { headers: { Cookie: cookie } })).text()

test('an uploaded source is shown before it is stored, and can be undone', async () => {
  const signed = here()
  const text = wxr([{ id: 12, title: 'Nyt fra Ribe', link: 'https://gammel.dk/fra-ribe/' }])
  const { status, id } = await begin(signed, 'wordpress', 'gammel.xml', text)
  expect(status).toBe(200)
  await until(signed, id, 'ready')
  const overview = await shown(signed, `/admin/flyt-ind/${id}`)
  for (const words of ['gammel.xml', 'Nyheder (post)', '1 nye', '»Nyt fra Ribe«', 'Bliver til'])
    expect(overview).toContain(words)
  expect(await shown(signed, '/nyheder')).not.toContain('Nyt fra Ribe')
  await send(signed, `/admin/flyt-ind/${id}`, { intent: 'store' })
  await until(signed, id, 'done')
  expect(await shown(signed, '/nyheder/nyt-fra-ribe')).toContain('Nyt fra Ribe')
  expect(await shown(signed, '/admin/flyt-ind')).toContain('flyttet ind')
  await send(signed, `/admin/flyt-ind/${id}`, { intent: 'undo' })
  await until(signed, id, 'undone')
  expect((await fetch(`${site.url}/nyheder/nyt-fra-ribe`)).status).toBe(404)
})

test('a source that cannot be read says why', async () => {
  const signed = here()
  const { id } = await begin(signed, 'ghost', 'blog.json', 'hej')
  await until(signed, id, 'failed')
  expect(await shown(signed, `/admin/flyt-ind/${id}`)).toContain('Filen kan ikke læses som JSON.')
  expect((await send(signed, `/admin/flyt-ind/${id}`, { intent: 'store' })).status).toBe(409)
  expect((await send(signed, `/admin/flyt-ind/${id}`, { intent: 'discard' })).status).toBe(200)
  expect(stateOf(signed, id)).toBeUndefined()
})

test('the earlier site is asked for by a form, and not on a private network', async () => {
  const signed = here()
  const fields = { intent: 'network', key: 'k', email: '', password: '' }
  const answer = await send(signed, '/admin/flyt-ind', { ...fields, address: site.url })
  const [, id = ''] = /flyt-ind\/([\w-]{36})/.exec(await answer.text()) ?? []
  expect(answer.status).toBe(200)
  await until(signed, id, 'failed')
  expect(await shown(signed, `/admin/flyt-ind/${id}`)).toContain(
    'Adressen er på et lukket net og hentes ikke.',
  )
})

test('what is missing or wrong is refused at its field', async () => {
  const signed = here()
  const nothing = await send(signed, '/admin/flyt-ind', {
    intent: 'file',
    kind: '',
    name: '',
    upload: '',
    pictures: '',
  })
  expect([nothing.status, await nothing.text()]).toEqual([
    422,
    expect.stringMatching(/Vælg, hvor det kommer fra\.[\s\S]*Vælg en fil\./),
  ])
  const gone = await send(signed, '/admin/flyt-ind', {
    intent: 'file',
    kind: 'ghost',
    name: 'a.json',
    pictures: '',
    upload: '00000000-0000-0000-0000-000000000000.json',
  })
  expect([gone.status, await gone.text()]).toEqual([409, expect.stringContaining('findes ikke')])
  const network = await send(signed, '/admin/flyt-ind', {
    intent: 'network',
    address: 'javascript:1',
    key: '',
    email: 'a',
    password: '',
  })
  expect([network.status, await network.text()]).toEqual([
    422,
    expect.stringMatching(/Skriv en hel adresse[\s\S]*Nøglen[\s\S]*Skriv hele e-mailadressen/),
  ])
  for (const [query, status] of [
    ['name=a.xml', 400],
    ['name=a.xml&piece=128', 400],
    ['name=a.xml&piece=0&upload=../a.xml', 400],
  ] as const)
    expect((await sendPiece(signed, query, 'hej')).status, query).toBe(status)
  const headers = {
    ...fromOurPage,
    Host: new URL(site.url).host,
    Cookie: cookie,
    'Content-Length': 16 * 1024 * 1024 + 1,
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const start = 'POST /admin/upload/flytning?name=a.xml&piece=0 HTTP/1.1\r\n'
  expect((await sendRaw(site, `${start}${head.join('')}\r\n`)).status).toBe(413)
  expect((await sendPiece({ ...signed, cookie: '' }, 'name=a&piece=0', 'hej')).status).toBe(401)
  expect((await send(signed, '/admin/flyt-ind/findes-ikke', { intent: 'store' })).status).toBe(404)
})

test('an import whose process is killed goes on after the next start, without a row twice', {
  tags: ['all'],
}, async () => {
  const own = await startAdminSite()
  onTestFinished(() => own.remove())
  const signed = { ...own, cookie: await signIn(own) }
  const posts = Array.from({ length: 200 }, (_, id) => ({ id: id + 1, title: `Nyhed ${id + 1}` }))
  const { id } = await begin(signed, 'wordpress', 'gammel.xml', wxr(posts))
  await eventually(() => expect(stateOf(signed, id)).toMatch(/reading|ready/))
  await own.restart()
  await until(signed, id, 'ready')
  await send(signed, `/admin/flyt-ind/${id}`, { intent: 'store' })
  const stored = () =>
    Number(inDatabase(signed, (db) => db.prepare('select count(*) as n from news').get()?.n))
  await eventually(() => expect(stored()).toBeGreaterThan(0))
  await own.kill()
  expect(stored()).toBeLessThan(200)
  const next = await startAdminSite({ DATA_DIR: own.dataDir })
  onTestFinished(() => next.stop())
  await eventually(() => expect(stateOf(signed, id)).toBe('done'), 60)
  expect(stored()).toBe(200)
})
