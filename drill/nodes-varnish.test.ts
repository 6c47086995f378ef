import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { wholeForm } from '#tests/support/admin-forms'
import { fromOurPage, signIn } from '#tests/support/admin-site'
import { eventually } from '#tests/support/eventually'
import { openStream } from '#tests/support/live-stream'
import { oneValue } from '#tests/support/postgres'
import { freePort } from '#tests/support/servers'
import {
  authorWith,
  isWhole,
  newCluster,
  newFolder,
  startSite,
  waitForPictures,
} from './drilled-site.ts'
import { startVarnish } from './proxies.ts'

const replayedReads = 10_000
const connections = 8
const editEveryMs = 10_000
/** The time of the whole replay, at the pace of a busy site. */
const replayMs = 30_000
const outageMs = isWhole ? 300_000 : 20_000
const maxAgeMs = 1000

test('behind Varnish reads are hits, current within a second, and answered while every process is dead', async ({
  annotate,
  skip,
}) => {
  if (spawnSync('varnishd', ['-V']).error) skip('it needs the packages varnish and varnish-modules')
  const port = await freePort()
  const front = { url: `http://localhost:${port}` }
  const cluster = await newCluster('cache')
  const start = (PORT: number, DATA_DIR: string) =>
    startSite({
      ...cluster,
      ...{ DATA_DIR, PORT: `${PORT}`, SAMPLE_CONTENT: 'iben', TRUSTED_PROXIES: '127.0.0.0/8' },
      ...{ SITE_URL: front.url, PURGE_URL: `${front.url}/` },
    })
  const places = [
    [await freePort(), newFolder()],
    [await freePort(), newFolder()],
  ] as const
  const nodes = [await start(...places[0]), await start(...places[1])] as const
  await waitForPictures(cluster.DATABASE_URL)
  await startVarnish(nodes, port)
  await eventually(async () => expect((await read(front.url, '/')).status).toBe(200))
  const cookie = await signIn(nodes[0])
  const author = authorWith(nodes[0], cookie)
  const isPrivate = async (path: string, headers = {}, method = 'GET') => {
    for (const _ of [1, 2]) {
      const answer = await read(front.url, path, headers, method)
      expect(answer.isHit, path).toBe(false)
      expect(answer.control, path).toMatch(/no-store/)
    }
  }

  const draft = await draftLink(nodes[0].url, cookie, cluster.DATABASE_URL)
  await isPrivate(draft)
  await isPrivate('/', { cookie })
  await isPrivate('/admin/nyheder', { cookie })
  await isPrivate('/admin/log-ind', { ...fromOurPage, 'content-length': '0' }, 'POST')
  const stream = await openStream(front)
  await stream.next()
  stream.close()
  const purge = await fetch(front.url, { method: 'PURGE', headers: { 'X-Forwarded-For': '::2' } })
  expect(purge.status, 'a visitor may not purge').toBe(405)

  const readers = await visits(front.url)
  // Each of them at least once when nothing changes.
  for (const path of readers.all) {
    await eventually(async () =>
      expect([path, (await read(front.url, path)).isHit]).toEqual([path, true]),
    )
  }
  const base = Number(
    await oneValue(
      cluster.DATABASE_URL,
      `select max(revision) from editable_content where page = 'about' and element_key = 'title'`,
    ),
  )
  const editions: number[] = []
  let [reads, hits, oldest] = [0, 0, 0]
  const edit = async () => {
    const number = editions.length
    const answer = await author.save('about.title', `Udgave ${number + 1}.`, base + number)
    expect(answer).toMatchObject({ status: 200 })
    editions.push(performance.now())
  }
  const replay = async (until: () => boolean) => {
    while (!until()) {
      reads += 1
      const path = readers.next()
      const requestedAt = performance.now()
      const answer = await read(front.url, path)
      expect([path, answer.status]).toEqual([path, 200])
      if (answer.isHit) hits += 1
      if (path !== '/' || editions.length === 0) continue
      const edition = Number(/Udgave (\d+)\./.exec(answer.text)?.[1] ?? 0)
      const replacedAt = editions[edition] ?? Number.POSITIVE_INFINITY
      const age = requestedAt - replacedAt
      oldest = Math.max(oldest, age)
    }
  }
  const startedAt = performance.now()
  const editing = (async () => {
    while (reads < replayedReads) {
      await edit()
      const nextAt = performance.now() + editEveryMs
      while (performance.now() < nextAt && reads < replayedReads) await pause(50)
    }
  })()
  const paced = async () => {
    const due = () => ((performance.now() - startedAt) / replayMs) * replayedReads
    while (reads < replayedReads) {
      if (reads > due()) await pause(5)
      else {
        const next = reads + 1
        await replay(() => reads >= next)
      }
    }
  }
  await Promise.all([editing, ...Array.from({ length: connections }, paced)])
  const share = hits / reads
  await annotate(
    `${reads} reads of ${readers.all.size} URLs, ${editions.length} edits, ${(100 * share).toFixed(1)} % hits, oldest page ${Math.round(oldest)} ms`,
  )
  expect(share).toBeGreaterThan(0.9)
  expect(oldest).toBeLessThan(maxAgeMs)

  await edit()
  await pause(500)
  await Promise.all(nodes.map((node) => node.kill()))
  const endsAt = performance.now() + outageMs
  const before = reads
  const outage = async () => {
    while (performance.now() < endsAt) {
      const next = reads + 1
      await replay(() => reads >= next)
      await pause(50)
    }
  }
  oldest = 0
  await Promise.all(Array.from({ length: connections }, outage))
  await annotate(`${reads - before} reads while every process was dead for ${outageMs / 1000} s`)

  await start(...places[0])
  await eventually(async () => {
    expect((await read(front.url, '/')).text).toContain(`Udgave ${editions.length}.`)
  }, 30)
})

async function read(url: string, path: string, headers = {}, method = 'GET') {
  const answer = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
  })
  const text = await answer.text()
  return {
    status: answer.status,
    text,
    control: answer.headers.get('cache-control'),
    // A hit names the request that fetched the copy, too.
    isHit: (answer.headers.get('x-varnish') ?? '').includes(' '),
  }
}

/**
 * Returns the next path of readers who come for the first time: a page, the most important ones most often, and then
 * the files that it shows.
 */
async function visits(url: string) {
  const { text } = await read(url, '/sitemap.xml')
  const pages = [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  )
  const views = ['/nyheder/feed.xml', '/kalender/alle.ics'].map((path) => [path])
  const file = /(?:src|href)="(\/(?:filer|assets)\/[^"]+)"/g
  for (const page of pages.toReversed()) {
    const html = (await read(url, page)).text
    views.unshift([page, ...new Set([...html.matchAll(file)].map(([, path = '']) => path))])
  }
  let rest: string[] = []
  return {
    all: new Set(views.flat()),
    next(): string {
      if (rest.length === 0)
        rest = [...(views[Math.floor(views.length ** Math.random()) - 1] ?? [])]
      return rest.shift() ?? '/'
    },
  }
}

/** The path of a preview link of a new draft. */
async function draftLink(url: string, cookie: string, databaseUrl: string): Promise<string> {
  const post = async (path: string, fields: Record<string, string>) => {
    const headers = { ...fromOurPage, cookie }
    const body = new URLSearchParams(fields)
    const answer = await fetch(`${url}${path}.data`, { method: 'POST', headers, body })
    expect(answer.status, path).toBe(200)
    return answer.text()
  }
  const fields = { title: 'Kladden', content: 'x', published_date: '2026-11-01', publish: 'draft' }
  await post('/admin/nyheder/ny', wholeForm('/admin/nyheder/ny', fields))
  const id = await oneValue(databaseUrl, `select id from news where title = 'Kladden'`)
  const answer = await post(`/admin/gennemsyn/news/${id}`, { intent: 'open' })
  return /"https?:\/\/[^/"]+(\/[^"]*gennemsyn=[^"]*)"/.exec(answer)?.[1] ?? ''
}
