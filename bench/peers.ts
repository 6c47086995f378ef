import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tests/support/servers.ts'

/** A server that only sends fixed bytes. */
interface Peer {
  url: string
  stop(): void
}

const bareServer = join(import.meta.dirname, 'bare-server.ts')

export async function startBareNode(body: Buffer): Promise<Peer> {
  const folder = folderWith(body)
  const port = await freePort()
  const child = spawn(process.execPath, [bareServer, join(folder, 'page.html'), String(port)])
  return waitForPeer(`http://127.0.0.1:${port}/`, child, folder)
}

export function hasNginx(): boolean {
  return !spawnSync('nginx', ['-v']).error
}

/** nginx with one process serving the bytes from a file, if it is installed. */
export async function startNginx(body: Buffer): Promise<Peer | undefined> {
  if (!hasNginx()) return undefined
  const folder = folderWith(body)
  const port = await freePort()
  const settings = join(folder, 'nginx.conf')
  writeFileSync(
    settings,
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log /dev/null;
events { worker_connections 1024; }
http { access_log off; types { text/html html; } open_file_cache max=10;
  keepalive_requests 10000000; server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  )
  const child = spawn('nginx', ['-c', settings], { stdio: 'ignore' })
  return waitForPeer(`http://127.0.0.1:${port}/page.html`, child, folder)
}

/** A folder that nginx's user can read. */
function folderWith(body: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-bench-'))
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'page.html'), body)
  return folder
}

async function waitForPeer(url: string, child: ChildProcess, folder: string): Promise<Peer> {
  let answer = await fetch(url).catch(() => undefined)
  while (!answer) answer = await fetch(url).catch(() => undefined)
  const stop = () => {
    child.kill()
    rmSync(folder, { recursive: true })
  }
  return { url, stop }
}
