import { setTimeout as pause } from 'node:timers/promises'
import { fromOurPage, inDatabase } from '../tests/support/admin-site.ts'
import { bodyLength } from '../tests/support/answers.ts'
import type { RunningServer } from '../tests/support/servers.ts'
import { startBareNode, startNginx } from './peers.ts'
import { row } from './report.ts'
import { load } from './wrk.ts'

const saves = 200
const connectionCounts = [1, 64]

/** Measures a response of ours and both peers sending the same bytes. */
export async function compareWithPeers(name: string, url: string, headers: string[]) {
  const encoding = headers.join().match(/Accept-Encoding: (\w+)/)?.[1] ?? 'identity'
  const body = Buffer.alloc(await bodyLength(url, encoding), 'a')
  const node = await startBareNode(body)
  const nginx = await startNginx(body)
  const isKnown = headers.some((header) => header.startsWith('If-None-Match'))
  const tag = nginx && (await tagOf(nginx.url))
  for (const connections of connectionCounts) {
    const ours = load(url, headers, connections)
    const bare = load(node.url, isKnown ? headers : [], connections)
    const file = nginx && load(nginx.url, isKnown ? [`If-None-Match: ${tag}`] : [], connections)
    const shares = [bare, file].map((peer) =>
      peer ? (ours.perSecond / peer.perSecond).toFixed(2) : '–',
    )
    row(`| ${name} | ${connections} | ${figures(ours)} | ${shares.join(' | ')} |`)
  }
  node.stop()
  nginx?.stop()
  // If the page changed meanwhile, it has another ETag and was sent in full each time.
  if (isKnown && !headers.join().includes(`${await tagOf(url)}`)) {
    throw new Error(`${url} changed meanwhile`)
  }
}

export async function tagOf(url: string): Promise<string | null> {
  return (await fetch(url)).headers.get('etag')
}

/** Measures a response that no peer can be compared with. */
export function measureAlone(name: string, url: string, headers: string[] = []) {
  for (const connections of connectionCounts) {
    const ours = load(url, ['Accept-Encoding: identity', ...headers], connections)
    row(`| ${name} | ${connections} | ${figures(ours)} | – | – |`)
  }
}

/** Saves sequentially, as an author does. */
export async function measureSaves(site: RunningServer, cookie: string): Promise<void> {
  const headers = { ...fromOurPage, Cookie: cookie }
  // This process handled no events while others were measured, and must first notice closed connections.
  await pause(100)
  const stored = inDatabase(site, (db) =>
    db
      .prepare(
        `select revision from editable_content where page = 'about' and element_key = 'title'`,
      )
      .get(),
  )
  const first = Number(stored?.revision ?? 0)
  const times: number[] = []
  const start = performance.now()
  for (let revision = first; revision < first + saves; revision++) {
    const value = `Liv og salmer ${revision}`
    const body = new URLSearchParams({ key: 'about.title', value, revision: String(revision) })
    const startedAt = performance.now()
    const answer = await fetch(`${site.url}/admin/tekst`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`a save was answered ${answer.status}`)
    await answer.arrayBuffer()
    times.push(performance.now() - startedAt)
  }
  const perSecond = Math.round((saves / (performance.now() - start)) * 1000)
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(saves * share)] ?? 0
  row(`| save | 1 | ${figures({ perSecond, p50: at(0.5), p99: at(0.99) })} | – | – |`)
}

function figures({ perSecond, p50, p99 }: ReturnType<typeof load>): string {
  return `${perSecond} | ${p50.toFixed(2)} | ${p99.toFixed(2)}`
}

/**
 * The path of the first picture on a page.
 * @throws Error if there is none
 */
export async function pictureOf(url: string): Promise<string> {
  const [, path] = /src="(\/filer\/derived\/[^"]+)"/.exec(await (await fetch(url)).text()) ?? []
  if (path === undefined) throw new Error(`${url} shows no picture`)
  return path
}
