// `npm run image:check`: validates the files of deploy/, builds the container image without an image
// registry, starts it and fetches the front page. Needs root on Debian, with the packages buildah, caddy, debootstrap,
// nginx, openssl, prometheus, systemd, varnish and varnish-modules.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { checkMetrics, freePort } from './check-metrics.mjs'
import { placeNode } from './place-node.mjs'
import { install, ourEnvironment, prepare, root, run } from './prepare.mjs'

const maxImageMegabytes = 300
const maxStartMs = 120_000
const container = 'skrivestue-check'
/** The path of the certificates that this machine's Node trusts in addition to its own. */
const extraAuthorities = '/etc/extra-authorities.crt'
const image = 'localhost/skrivestue:check'

prepare(install)
const folder = mkdtempSync(join(tmpdir(), 'skrivestue-image-'))
const storage = [
  ...['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')],
  ...['--storage-driver', 'vfs'],
]
try {
  checkDeployment()
  makeBaseImages()
  step('Building the image')
  buildah('bud', '--isolation', 'chroot', '--pull=never', '--tag', image, root)
  checkSize()
  await checkSite()
  process.stdout.write('✔ The image builds and answers\n')
} catch (error) {
  process.stderr.write(`✖ ${error.message}\n`)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function checkDeployment() {
  step('Validating deploy/')
  const caddyfile = join(root, 'deploy/Caddyfile')
  run('caddy', ['validate', '--adapter', 'caddyfile', '--config', caddyfile], {
    variables: { SITE_HOST: 'example.dk', XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  // systemd-analyze rejects a unit whose program is missing, so ours is replaced by one that exists.
  const unit = readFileSync(join(root, 'deploy/skrivestue.service'), 'utf8')
  const copy = join(folder, 'skrivestue.service')
  writeFileSync(copy, unit.replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true'))
  run('systemd-analyze', ['verify', '--man=no', copy])
  run('varnishd', ['-C', '-n', join(folder, 'varnish'), '-f', join(root, 'deploy/varnish.vcl')])
  run('promtool', ['check', 'rules', join(root, 'deploy/alerts.yml')])
  checkNginx()
}

function checkNginx() {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const selfSigned =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=example.dk'
  run('openssl', [...selfSigned.split(' '), '-keyout', key, '-out', certificate])
  const settings = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replaceAll('/etc/letsencrypt/live/example.dk', folder)
    // The machine may have no IPv6.
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, `pid ${folder}/pid; events {} http { access_log off;\n${settings}}`)
  run('nginx', ['-t', '-q', '-c', file])
}

/** Prints the megabytes that the image adds to its base. */
function checkSize() {
  const bytesOf = (name) => {
    const { stdout } = spawnSync('buildah', [...storage, 'images', '--json', name], {
      encoding: 'utf8',
    })
    return megabytesIn(JSON.parse(stdout)[0].size)
  }
  const base = /^FROM (debian\S+)/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8'))?.[1]
  const added = bytesOf(image) - bytesOf(`docker.io/library/${base}`)
  process.stdout.write(`The image adds ${Math.round(added)} MB to its base\n`)
  if (added > maxImageMegabytes) throw new Error(`The limit is ${maxImageMegabytes} MB`)
}

/** Of a size like '385 MB'. */
function megabytesIn(size) {
  const [number, unit] = size.split(' ')
  return Number(number) * { KB: 0.001, MB: 1, GB: 1000 }[unit]
}

function makeBaseImages() {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
  const [nodeImage, debianImage] = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, name]) => name)
  const system = join(folder, 'debian')
  step('Fetching Debian')
  run('debootstrap', ['--variant=minbase', 'bookworm', system])
  makeImage(debianImage, system)
  step('Adding Node and npm')
  placeNode(join(system, 'usr/local'))
  const authorities = process.env.NODE_EXTRA_CA_CERTS
  if (authorities) cpSync(authorities, join(system, extraAuthorities))
  makeImage(nodeImage, system, authorities ? [`NODE_EXTRA_CA_CERTS=${extraAuthorities}`] : [])
}

function makeImage(name, system, variables = []) {
  chmodSync(system, 0o755)
  buildah('from', '--name', container, 'scratch')
  buildah('add', container, system, '/')
  buildah('config', '--cmd', '/bin/sh', ...variables.flatMap((one) => ['--env', one]), container)
  buildah('commit', '--rm', container, `docker.io/library/${name}`)
}

async function checkSite() {
  step('Starting the image')
  const [port, metricsPort] = [await freePort(), await freePort()]
  buildah('from', '--pull=never', '--name', container, image)
  const child = spawn(
    'buildah',
    [
      ...[...storage, 'run', '--isolation', 'chroot'],
      ...['--env', `PORT=${port}`, '--env', 'HOST=127.0.0.1'],
      ...['--env', `METRICS_PORT=${metricsPort}`, container, '--'],
      ...['node', 'build/server/index.js'],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: ourEnvironment() },
  )
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      printed += text
    })
  }
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    await untilFrontPage(child, port)
    await checkMetrics(metricsPort, folder)
  } catch (error) {
    throw new Error(`${error.message}\n${printed}`)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

async function untilFrontPage(child, port) {
  const deadline = Date.now() + maxStartMs
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (answer?.ok && (await answer.text()).includes('<html lang="da"')) return
    if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode}`)
    if (Date.now() > deadline) throw new Error(`/ answered ${answer?.status ?? 'nothing'}`)
    await pause(200)
  }
}

function step(name) {
  process.stdout.write(`${name}…\n`)
}

function buildah(...parameters) {
  const variables = { BUILDAH_ISOLATION: 'chroot' }
  run('buildah', [...storage, ...parameters], {
    variables,
    failure: `buildah ${parameters[0]} failed`,
  })
}
