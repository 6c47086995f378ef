import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort, type RunningServer } from '#tests/support/servers'
import { keptFolder, newFolder } from './drilled-site.ts'

const deploy = join(import.meta.dirname, '../deploy')
export const host = 'example.dk'
/** The name of a service, as in deploy/compose.yaml: no name of the site. */
const service = 'site'

const portOf = ({ url }: Pick<RunningServer, 'url'>) => new URL(url).port

/** The folder of a proxy, and the function that ends it with its test. */
interface Place {
  folder: string
  end(child: ChildProcess): void
}

/** For a proxy of one test. */
export function proxyOfTest(): Place {
  const folder = newFolder()
  return { folder, end: (child) => onTestFinished(ending(child)) }
}

/** For a proxy of several tests. @param ends gets functions that end it with its workers and remove its folder */
export function keptProxy(ends: (() => unknown)[]): Place {
  return { folder: keptFolder(ends), end: (child) => void ends.push(ending(child)) }
}

function ending(child: ChildProcess): () => Promise<void> {
  const ended = once(child, 'exit')
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

/** Caddy with deploy/Caddyfile, in front of processes that it reaches by the name of a service. */
export async function startCaddy(nodes: RunningServer[], place = proxyOfTest()): Promise<number> {
  const [{ folder }, port] = [place, await freePort()]
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
  place.end(spawn('unshare', command, { env, stdio: 'ignore' }))
  return port
}

/** nginx with deploy/nginx.conf, on other ports and with a certificate made for it. */
export async function startNginx(nodes: RunningServer[], place = proxyOfTest()): Promise<number> {
  const [{ folder }, plainPort, port] = [place, await freePort(), await freePort()]
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
    .replaceAll(/server 127\.0\.0\.1:3000 (.*)/g, (_, options) =>
      nodes.map((node) => `server 127.0.0.1:${portOf(node)} ${options}`).join('\n'),
    )
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log /dev/null; events {} http { access_log off;\n${settings}}`,
  )
  // The workers are of another user.
  chmodSync(folder, 0o755)
  place.end(spawn('nginx', ['-c', file], { stdio: 'ignore' }))
  return port
}

/** Varnish with deploy/varnish.vcl. */
export function startVarnish(
  nodes: readonly Pick<RunningServer, 'url'>[],
  port: number,
  place: Place,
): void {
  const { folder } = place
  const backend = /^backend site1 .*\n/m
  const vcl = readFileSync(join(deploy, 'varnish.vcl'), 'utf8')
  const [line = ''] = backend.exec(vcl) ?? []
  const settings = vcl
    .replace(
      backend,
      nodes
        .map((node, index) =>
          line.replace('site1', `site${index + 1}`).replace('"3000"', `"${portOf(node)}"`),
        )
        .join(''),
    )
    .replace(
      'nodes.add_backend(site1);',
      nodes.map((_, index) => `nodes.add_backend(site${index + 1});`).join(' '),
    )
  const file = join(folder, 'default.vcl')
  writeFileSync(file, settings)
  const options = ['-F', '-n', join(folder, 'varnish'), '-f', file, '-a', `127.0.0.1:${port}`]
  // A test that is busy for five seconds would send on a connection that has just been closed.
  const kept = ['-p', 'timeout_idle=60']
  const storage = ['-s', 'malloc,256m', '-j', 'none']
  const needed = ['-p', 'http_gzip_support=off', '-p', 'workspace_backend=256k']
  const parameters = [...options, ...storage, ...kept, ...needed]
  place.end(spawn('varnishd', parameters, { stdio: 'ignore' }))
}
