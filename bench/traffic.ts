import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bodyLength } from '../tests/support/answers.ts'
import { freePort } from '../tests/support/servers.ts'
import { check, row } from './report.ts'

const connectionCounts = [1, 64]
const bareServer = join(import.meta.dirname, 'bare-server.ts')
const inMs = { us: 0.001, ms: 1, s: 1000 }

export function isInstalled(program: string, parameter: string): boolean {
  return !spawnSync(program, [parameter]).error
}

export async function compareWithPeers(
  name: string,
  url: string,
  encoding: string,
  seconds: number,
) {
  const body = Buffer.alloc(await bodyLength(url, encoding), 'a')
  const node = await startPeer(body, (folder, port) => [
    process.execPath,
    [bareServer, join(folder, 'page.html'), port],
  ])
  const nginx = isInstalled('nginx', '-v') ? await startPeer(body, configureNginx) : undefined
  for (const connections of connectionCounts) {
    const ours = load(url, connections, seconds, [`Accept-Encoding: ${encoding}`])
    const shareOf = (peer: typeof node) =>
      ours.perSecond / load(peer.url, connections, seconds).perSecond
    const ofNode = shareOf(node)
    const ofNginx = nginx ? shareOf(nginx).toFixed(2) : '–'
    row(name, connections, ...figures(ours), ofNode.toFixed(2), ofNginx)
    check(`${name}, ${connections} connections: share of bare node`, ofNode, { least: 0.75 })
  }
  node.stop()
  nginx?.stop()
}

/** The share of requests per second that a site has left that counts its readers, in pairs of runs. */
export function compareCounting(counting: string, other: string, pairs: number) {
  const agent = 'User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const perSecond = (url: string) => load(url, 64, 1, [agent]).perSecond
  const shares = Array.from({ length: pairs }, () => perSecond(counting) / perSecond(other))
  const share = shares.sort((a, b) => a - b)[Math.floor(pairs / 2)] ?? 0
  row('cached page, counted', 64, '', '', '', share.toFixed(3), '–')
  check('cached page, counted: share of one that is not', share, { least: 0.98 })
}

export function measureAlone(name: string, url: string, seconds: number) {
  for (const connections of connectionCounts) {
    const ours = load(url, connections, seconds)
    row(name, connections, ...figures(ours), '–', '–')
    check(`${name}, ${connections} connections: requests/s`, ours.perSecond, { least: 300 })
    if (connections === 1) check(`${name}: p50 ms`, ours.p50, { most: 4 })
  }
}

/** The p99 of a few visitors at once, in milliseconds. */
export function visit(url: string, seconds: number): number {
  return load(url, 4, seconds).p99
}

function figures({ perSecond, p50, p99 }: ReturnType<typeof load>): [number, string, string] {
  return [perSecond, p50.toFixed(2), p99.toFixed(2)]
}

/** Latencies are in milliseconds. @throws Error on any response other than 200 */
function load(url: string, connections: number, seconds: number, headers: string[] = []) {
  const { stdout } = spawnSync(
    'wrk',
    [
      ...['-t1', `-c${connections}`, `-d${seconds}s`, '--latency'],
      ...headers.flatMap((header) => ['-H', header]),
      url,
    ],
    { encoding: 'utf8' },
  )
  if (/Non-2xx or 3xx/.test(stdout)) throw new Error(`${url} was refused:\n${stdout}`)
  const latency = (share: string) => {
    const [, number, unit] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(stdout) ?? []
    return Number(number) * inMs[unit as keyof typeof inMs]
  }
  const perSecond = Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]))
  return { perSecond, p50: latency('50'), p99: latency('99') }
}

function configureNginx(folder: string, port: string): [string, string[]] {
  const settings = join(folder, 'nginx.conf')
  writeFileSync(
    settings,
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log /dev/null;
events { worker_connections 1024; }
http { access_log off; types { text/html html; } open_file_cache max=10;
  keepalive_requests 10000000; server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  )
  return ['nginx', ['-c', settings]]
}

async function startPeer(
  body: Buffer,
  commandOf: (folder: string, port: string) => [string, string[]],
) {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-bench-'))
  // nginx's workers are of another user.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'page.html'), body)
  const port = String(await freePort())
  const child = spawn(...commandOf(folder, port), { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}/page.html`
  while (!(await fetch(url).catch(() => undefined))) await pause(20)
  const stop = () => {
    child.kill()
    rmSync(folder, { recursive: true })
  }
  return { url, stop }
}
