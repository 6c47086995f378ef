import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { fromOurPage, signIn } from '#tests/support/admin-site'
import { eventually } from '#tests/support/eventually'
import { detailedPicture } from '#tests/support/pictures'
import { freePort, type RunningServer } from '#tests/support/servers'
import { newCluster, newFolder, startSite } from './drilled-site.ts'

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
/** The name of a service, as in deploy/compose.yaml: no name of the site. */
const service = 'site'

test.for([
  ['caddy', startCaddy],
  ['nginx', startNginx],
] as const)(
  'behind %s reads and slow uploads reach the other node while one of two is frozen',
  async ([program, startProxy], { annotate, skip }) => {
    const isMissing = spawnSync(program, ['version']).error || process.getuid?.() !== 0
    if (isMissing) skip(`it needs ${program} and root`)
    const variables = { ...(await newCluster(program)), SITE_URL: `https://${host}` }
    const start = () => startSite({ ...variables, DATA_DIR: newFolder() })
    const [first, second] = [await start(), await start()]
    const port = await startProxy([first, second])
    await eventually(async () => expect(await statusBehind(port)).toBe(200))
    const picture = await detailedPicture()
    for (const [frozen, other] of [
      [first, second],
      [second, first],
    ] as const) {
      process.kill(frozen.pid, 'SIGSTOP')
      onTestFinished(() => void process.kill(frozen.pid, 'SIGCONT'))
      const slowest = await slowestRead(port)
      expect(slowest, 'no read reached the frozen node').toBeGreaterThan(minFrozenMs)
      expect(slowest).toBeLessThan(maxReadMs)
      expect(await slowestRead(port), 'the node was not left out').toBeLessThan(2000)
      expect(await statusBehind(port, host, { cookie: await signIn(other), body: picture })).toBe(
        200,
      )
      process.kill(frozen.pid, 'SIGCONT')
      await annotate(`the slowest read took ${slowest} ms`)
      await pause(failTimeoutMs)
    }
    await expect(statusBehind(port, 'another.example')).rejects.toThrow()
  },
)

/** Returns the milliseconds of the slowest of simultaneous reads. */
async function slowestRead(port: number): Promise<number> {
  const times = Array.from({ length: simultaneousReads }, async () => {
    const startedAt = performance.now()
    expect(await statusBehind(port)).toBe(200)
    return performance.now() - startedAt
  })
  return Math.round(Math.max(...(await Promise.all(times))))
}

/**
 * Requests the front page from a proxy on this machine, or uploads a picture in two halves.
 * @throws Error if there is no answer
 */
async function statusBehind(
  port: number,
  name = host,
  upload?: { cookie: string; body: Buffer },
): Promise<number> {
  const body = upload?.body
  const length = body && { 'Content-Length': body.length, cookie: upload.cookie, ...fromOurPage }
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path: upload ? '/admin/upload/billede?place=lecture' : '/',
    servername: name,
    rejectUnauthorized: false,
    method: upload ? 'POST' : 'GET',
    headers: { host: name, ...length },
    agent: false,
    signal: AbortSignal.timeout(maxAnswerMs),
  })
  const answered = once(outgoing, 'response')
  // A failure is thrown below, by the same promise.
  answered.catch(() => {})
  if (body) {
    outgoing.write(body.subarray(0, body.length / 2))
    await pause(slowUploadMs)
  }
  outgoing.end(body?.subarray(body.length / 2))
  const [answer] = await answered
  answer.resume()
  await once(answer, 'end')
  return answer.statusCode
}

const portOf = ({ url }: RunningServer) => new URL(url).port

/** Ends a proxy with its workers before its folder is removed. */
function endAfterTest(child: ChildProcess): void {
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
}

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
  const env = {
    PATH: process.env.PATH,
    SITE_HOST: `${host}:${port}`,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  }
  const command = ['--mount', 'sh', '-c', script, 'sh', hosts, file]
  endAfterTest(spawn('unshare', command, { env, stdio: 'ignore' }))
  return port
}

/** nginx with deploy/nginx.conf, on other ports and with a certificate made for it. */
async function startNginx(nodes: RunningServer[]): Promise<number> {
  const [folder, plainPort, port] = [newFolder(), await freePort(), await freePort()]
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const selfSigned = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=${host}`
  const parameters = [...selfSigned.split(' '), '-keyout', key, '-out', certificate]
  execFileSync('openssl', parameters, { stdio: 'ignore' })
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
  endAfterTest(spawn('nginx', ['-c', file], { stdio: 'ignore' }))
  return port
}
