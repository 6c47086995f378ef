import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, type RunningServer } from '../tests/support/servers.ts'
import { type Attempts, type Case, must, onCleanup } from './case.ts'
import { newCluster } from './nodes.ts'
import { authorOf, eventually, newFolder, smallPicture, startSite } from './site.ts'

const deploy = join(import.meta.dirname, '../deploy')
const host = 'example.dk'
/** Caddy chooses nodes at random. */
const simultaneousReads = 16
/** The proxies give up a process after 5 s. */
const minFrozenMs = 4000
const maxReadMs = 10_000
const slowUploadMs = 7000
const maxAnswerMs = 30_000
/** `fail_timeout` of nginx: how long it leaves out a failed process. */
const failTimeoutMs = 10_000
const maxStartMs = 10_000
/** The name of a service, as in deploy/compose.yaml: no name of the site. */
const service = 'site'

const target =
  'every read within 10 s, later ones at once, a slow upload is stored, unknown hosts get no page'

export const frozenBehindCaddy: Case = {
  promise: 'one of two nodes is frozen behind deploy/Caddyfile',
  target,
  run: (attempts) => freezeBehind(attempts, 'caddy', startCaddy),
}

export const frozenBehindNginx: Case = {
  promise: 'one of two nodes is frozen behind deploy/nginx.conf',
  target,
  run: (attempts) => freezeBehind(attempts, 'nginx', startNginx),
}

async function freezeBehind(
  attempts: Attempts,
  program: string,
  startProxy: (nodes: RunningServer[]) => Promise<number>,
) {
  if (spawnSync(program, ['version']).error || process.getuid?.() !== 0) {
    attempts.skippedReason = `it needs ${program} and root`
    return
  }
  const variables = { ...(await newCluster()), SITE_URL: `https://${host}` }
  const nodes = [await startNode(variables), await startNode(variables)]
  const port = await startProxy(nodes)
  await eventually(maxStartMs, async () => {
    must((await sendRequest(port, '/')).status === 200, 'the proxy does not answer')
  })
  const times: number[] = []
  await attempts.each(nodes, async (node) => {
    process.kill(node.pid, 'SIGSTOP')
    onCleanup(() => process.kill(node.pid, 'SIGCONT'))
    const slowest = await slowestRead(port)
    must(slowest > minFrozenMs, 'no read reached the frozen node')
    times.push(slowest)
    const after = await slowestRead(port)
    must(after < 2000, `a read took ${after} ms although the node was left out`)
    const author = await authorOf(nodes.find((other) => other !== node) as RunningServer)
    const status = await uploadSlowly(port, author.cookie)
    must(status === 200, `a slow upload answered ${status}`)
    process.kill(node.pid, 'SIGCONT')
    await pause(failTimeoutMs)
  })
  await attempts.once(async () => {
    const answer = await sendRequest(port, '/', { name: 'another.example' }).catch(() => undefined)
    must(answer === undefined, `an unknown host got ${answer?.status}`)
  })
  attempts.figures = `the slowest reads took ${times.map((ms) => (ms / 1000).toFixed(1)).join(' and ')} s`
}

function startNode(variables: Record<string, string>): Promise<RunningServer> {
  return startSite({ ...variables, DATA_DIR: newFolder() })
}

/** @returns the milliseconds of the slowest of simultaneous reads */
async function slowestRead(port: number): Promise<number> {
  const times = Array.from({ length: simultaneousReads }, async () => {
    const startedAt = performance.now()
    const { status } = await sendRequest(port, '/')
    must(status === 200, `a read answered ${status}`)
    return performance.now() - startedAt
  })
  const slowest = Math.round(Math.max(...(await Promise.all(times))))
  must(slowest < maxReadMs, `a read took ${slowest} ms`)
  return slowest
}

interface Request {
  name?: string
  headers?: Record<string, string>
  /** Sent in two halves, with a pause between. */
  body?: Buffer
}

/** Requests a path of a proxy on this machine, by the given host name. */
async function sendRequest(
  port: number,
  path: string,
  { name = host, headers, body }: Request = {},
) {
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path,
    servername: name,
    rejectUnauthorized: false,
    method: body ? 'POST' : 'GET',
    headers: { host: name, ...headers },
    agent: false,
    signal: AbortSignal.timeout(maxAnswerMs),
  })
  const answered = once(outgoing, 'response')
  answered.catch(() => {})
  if (body) {
    outgoing.write(body.subarray(0, body.length / 2))
    await pause(slowUploadMs)
  }
  outgoing.end(body?.subarray(body.length / 2))
  const [answer] = await answered
  answer.resume()
  await once(answer, 'end')
  return { status: answer.statusCode as number }
}

async function uploadSlowly(port: number, cookie: string): Promise<number> {
  const body = await smallPicture()
  const headers = {
    cookie,
    'Sec-Fetch-Site': 'same-origin',
    'Content-Length': String(body.length),
  }
  return (await sendRequest(port, '/admin/upload/billede?place=lecture', { headers, body })).status
}

const portOf = ({ url }: RunningServer) => new URL(url).port

/** Caddy with deploy/Caddyfile, in front of processes that it reaches by the name of a service. */
async function startCaddy(nodes: RunningServer[]): Promise<number> {
  const [folder, port] = [newFolder(), await freePort()]
  const settings = readFileSync(join(deploy, 'Caddyfile'), 'utf8')
    .replace(`${service}:3000`, nodes.map((node) => `${service}:${portOf(node)}`).join(' '))
    .replace('{$SITE_HOST} {', '{$SITE_HOST} {\n\ttls internal')
  const file = join(folder, 'Caddyfile')
  const options = 'admin off\nskip_install_trust\nauto_https disable_redirects'
  writeFileSync(file, `{\n${options}\n}\n${settings}`)
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1 localhost ${service}\n`)
  // Only Caddy sees this /etc/hosts.
  const script = 'mount --bind "$1" /etc/hosts && exec caddy run --adapter caddyfile --config "$2"'
  const command = ['sh', '-c', script, 'sh', hosts, file]
  const child = spawn(
    'unshare',
    [
      '--mount',
      'env',
      `SITE_HOST=${host}:${port}`,
      `XDG_DATA_HOME=${folder}`,
      `XDG_CONFIG_HOME=${folder}`,
      ...command,
    ],
    { stdio: 'ignore' },
  )
  onCleanup(() => child.kill('SIGKILL'))
  return port
}

/** nginx with deploy/nginx.conf, on other ports and with a certificate made for it. */
async function startNginx(nodes: RunningServer[]): Promise<number> {
  const [folder, plainPort, port] = [newFolder(), await freePort(), await freePort()]
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const selfSigned = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=${host}`
  execFileSync('openssl', [...selfSigned.split(' '), '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  const settings = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    // The machine may have no IPv6.
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80', `listen ${plainPort}`)
    .replaceAll('listen 443', `listen ${port}`)
    .replaceAll(`/etc/letsencrypt/live/${host}`, folder)
    .replace(/server 127\.0\.0\.1:3000 (.*)/, (_, options) =>
      nodes.map((node) => `server 127.0.0.1:${portOf(node)} ${options}`).join('\n'),
    )
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log /dev/null; events {} http { access_log off;\n${settings}}`,
  )
  // The workers are of another user.
  chmodSync(folder, 0o755)
  const child = spawn('nginx', ['-c', file], { stdio: 'ignore' })
  const exitEvent = once(child, 'exit')
  onCleanup(() => {
    child.kill('SIGTERM')
    return exitEvent
  })
  return port
}
