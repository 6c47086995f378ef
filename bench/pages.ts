/**
 * `npm run bench`: how many pages a second one process serves, kept and rendered anew, beside nginx
 * serving the same bytes as a file in the same run (docs/quality.md, "Fast"). Needs wrk; nginx if
 * it is there. Needs a build.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inDatabase } from '../tests/support/admin-site.ts'
import { freePort, startServer } from '../tests/support/servers.ts'

const seconds = 5
const path = '/nyheder'

if (spawnSync('wrk', ['--version']).error) {
  process.stderr.write('Install wrk to run the bench: apt-get install wrk\n')
  process.exit(1)
}

const site = await startServer({ SAMPLE_CONTENT: 'off', REQUESTS_PER_SECOND: '0' })
fillNews()
const page = Buffer.from(await (await fetch(site.url + path)).arrayBuffer())
const { headers } = await fetch(site.url + path)
const etag = headers.get('etag') ?? ''
const nginx = await startNginx(page)

for (const [name, header] of [
  ['plain', 'Accept-Encoding: identity'],
  ['gzip', 'Accept-Encoding: gzip'],
  ['304', `If-None-Match: ${etag}`],
]) {
  report(
    `kept, ${name}`,
    measure(site.url + path, header),
    nginx && measure(`${nginx.url}/page.html`, nginxHeader(name, header)),
  )
}
report('rendered anew', measure(`${site.url}${path}?anew=1`, 'Accept-Encoding: identity', 8))

nginx?.stop()
await site.stop()

/** A list of twenty, and no pictures that are still being made. */
function fillNews() {
  const insert = `insert into news (id, title, content, published_date, created_at, updated_at)
    values (?, ?, ?, '2026-11-21', '2026-11-21', '2026-11-21')`
  inDatabase(site, (db) => {
    const statement = db.prepare(insert)
    const content = 'Det, vi synger, holder os i hånden. '.repeat(12)
    for (let number = 0; number < 20; number++) {
      statement.run(String(number), `Nyhed ${number}`, content)
    }
  })
}

/** Requests a second and the median answer in milliseconds. */
function measure(url: string, header = '', connections = 50) {
  const { stdout } = spawnSync(
    'wrk',
    ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', header, url],
    { encoding: 'utf8' },
  )
  return {
    perSecond: Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])),
    median: /50%\s+(\S+)/.exec(stdout)?.[1] ?? '',
  }
}

type Measured = ReturnType<typeof measure>

function report(name: string, ours: Measured, peer?: Measured) {
  const beside =
    peer && ` · nginx ${peer.perSecond}/s · ${(ours.perSecond / peer.perSecond).toFixed(2)} of it`
  process.stdout.write(`${name}: ${ours.perSecond}/s, median ${ours.median}${beside ?? ''}\n`)
}

/** nginx knows the file by another tag. */
function nginxHeader(name: string | undefined, header: string | undefined) {
  return name === '304' ? `If-None-Match: ${nginx?.etag}` : header
}

async function startNginx(content: Buffer) {
  if (spawnSync('nginx', ['-v']).error) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-bench-'))
  const port = await freePort()
  spawnSync('chmod', ['a+rx', folder])
  writeFileSync(join(folder, 'page.html'), content)
  spawnSync('gzip', ['-k', join(folder, 'page.html')])
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log /dev/null;
events { worker_connections 1024; }
http { access_log off; types { text/html html; } open_file_cache max=10; gzip_static on;
  keepalive_requests 10000000; server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  )
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  let answer = await fetch(`${url}/page.html`).catch(() => undefined)
  while (!answer) answer = await fetch(`${url}/page.html`).catch(() => undefined)
  const stop = () => {
    child.kill()
    rmSync(folder, { recursive: true })
  }
  return { url, etag: answer.headers.get('etag') ?? '', stop }
}
