// `npm run install:check`: follows docs/install-systemd.md word by word on an empty Debian 12, from the first command to
// https, and prints the seconds of each step. Without a domain: Caddy signs the certificate itself, and a script in the
// place of systemctl starts what the units say. Needs root on Debian, with the packages debootstrap and xz-utils, a Debian
// mirror and the npm registry, and about 3 GB of temporary space.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placeNode } from './place-node.mjs'
import { install, prepare, root, run } from './prepare.mjs'

/** The page says to write one's own: the sample links to example.dk. */
const domain = 'forfatter.test'
/** minbase leaves these packages out, and every Debian server has them. */
const usual = 'systemd,xz-utils,iproute2'
const authorities = '/etc/ssl/certs/ca-certificates.crt'
const registry = () =>
  spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).stdout.trim()
const page = readFileSync(join(root, 'docs/install-systemd.md'), 'utf8').replaceAll(
  'example.dk',
  domain,
)
const commandsOf = (number) => {
  const section = page.split(/^## /m).find((text) => text.startsWith(`${number}. `)) ?? ''
  return [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands]) => commands).join('')
}

const system = mkdtempSync(join(tmpdir(), 'skrivestue-install-'))
const inside = (path) => join(system, path)
function timed(name, work) {
  const startedAt = performance.now()
  const printed = work() ?? ''
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  process.stdout.write(`${name}: ${seconds} s\n${printed}`)
}

/** Adds a network, a copy of the project and the archive of Node. */
function prepareSystem() {
  chmodSync(system, 0o755)
  cpSync('/etc/resolv.conf', inside('etc/resolv.conf'), { dereference: true })
  writeFileSync(inside('etc/hosts'), `127.0.0.1 localhost ${domain}\n`)
  if (process.env.NODE_EXTRA_CA_CERTS) {
    mkdirSync(inside('etc/ssl/certs'), { recursive: true })
    cpSync(process.env.NODE_EXTRA_CA_CERTS, inside('root/authorities.crt'))
  }
  mkdirSync(inside('opt/skrivestue'))
  run('sh', [
    '-c',
    'git ls-files -z --cached --others --exclude-standard | tar --null -T - -c | tar -x -C "$0"',
    inside('opt/skrivestue'),
  ])
  packNode()
  for (const [name, script] of Object.entries(stands)) {
    writeFileSync(inside(`usr/local/bin/${name}`), script, { mode: 0o755 })
  }
}

function packNode() {
  const folder = inside('root/node-v24-linux')
  placeNode(folder)
  const fast = '--use-compress-program=xz -0 -T0'
  run('tar', ['-C', inside('root'), fast, '-cf', `${folder}.tar.xz`, 'node-v24-linux'])
  rmSync(folder, { recursive: true })
}

/** The command in a sentence of the page that begins so. */
function sentenceCommand(beginning) {
  const sentences = page.replaceAll(/^```.*?^```$/gms, '')
  const [, command] =
    [...sentences.matchAll(/`([^`]+)`/g)].find(([, code]) => code.startsWith(beginning)) ?? []
  if (!command) throw new Error(`docs/install-systemd.md has no ${beginning}`)
  return command
}

/** Caddy's own authority signs for some hours only, and the doctor says so. */
const doctorBehindCaddy = `(skrivestue doctor || true) | tee /tmp/doctor
if grep '^✘' /tmp/doctor | grep -vq '^✘ certificate: it ends in 0 days'; then exit 1; fi`

const walk = (...sections) => `
${sections.map(commandsOf).join('\n').replace('skrivestue doctor', doctorBehindCaddy)}
${sentenceCommand('journalctl')}
`

/** The section "nginx" of docs/operating.md, with a certificate of its own instead of certbot's. */
const walkNginx = () => `
mkdir -p /etc/letsencrypt/live/${domain}
cd /etc/letsencrypt/live/${domain}
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 90 -subj /CN=${domain} \\
  -addext subjectAltName=DNS:${domain} -keyout privkey.pem -out fullchain.pem 2>/dev/null
trust fullchain.pem
systemctl enable --now skrivestue
rm /etc/nginx/sites-enabled/default
sed 's/example.dk/${domain}/' /opt/skrivestue/deploy/nginx.conf >/etc/nginx/conf.d/skrivestue.conf
nginx -t -q
nginx
until curl --fail --silent http://127.0.0.1:3000/readyz >/dev/null; do sleep 0.2; done
${commandsOf(6)}
`

/** In the place of programs that need systemd as the first process. */
const stands = {
  trust: `#!/bin/sh -e
cp "$1" "/usr/local/share/ca-certificates/$(basename "$1" .pem)-local.crt"
update-ca-certificates >/dev/null 2>&1
`,
  journalctl: '#!/bin/sh\ncat /var/log/skrivestue.log\n',
  systemctl: `#!/bin/bash -e
case "$*" in
'enable --now skrivestue')
  unit=/etc/systemd/system/skrivestue.service
  systemd-analyze verify --man=no $unit
  of() { sed -n "s/^$1=//p" $unit | tr '\\n' ' '; }
  set -a; . "$(of EnvironmentFile | tr -d ' ' | sed 's/^-//')"; set +a
  cd $(of WorkingDirectory)
  export $(of Environment)
  setpriv --reuid=$(of User) --regid=$(of Group) --clear-groups $(of ExecStart) >/var/log/skrivestue.log 2>&1 &
  ;;
'restart caddy')
  caddyfile=/tmp/Caddyfile
  printf '{\\nlocal_certs\\nskip_install_trust\\n}\\n' | cat - /etc/caddy/Caddyfile >$caddyfile
  export HOME=/var/lib/caddy XDG_DATA_HOME=/var/lib/caddy
  setpriv --reuid=caddy --regid=caddy --clear-groups --inh-caps=+net_bind_service --ambient-caps=+net_bind_service \\
    caddy run --adapter caddyfile --config $caddyfile >/var/log/caddy.log 2>&1 &
  root=/var/lib/caddy/caddy/pki/authorities/local/root.crt
  until [ -e $root ]; do sleep 0.1; done
  trust $root
  ;;
*) echo "systemctl $*: not known here"; exit 1 ;;
esac
`,
}

/**
 * Runs the commands inside, and prints what the last part of them said.
 * @param isAlone with a network and processes of its own, which end with the commands
 */
function enter(commands, { isAlone = false } = {}) {
  const script = inside('root/walk.sh')
  writeFileSync(script, `set -e -o pipefail\n${commands}`)
  const spaces = isAlone ? ['--net', '--pid', '--fork', '--kill-child'] : []
  const start = `${isAlone ? 'ip link set lo up; ' : ''}
    mount -t proc proc "$0/proc"; mount --rbind /dev "$0/dev"
    exec chroot "$0" /bin/bash /root/walk.sh`
  const trusted = existsSync(inside('root/authorities.crt')) ? '/root/authorities.crt' : undefined
  const env = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
    LANG: 'C.UTF-8',
    DEBIAN_FRONTEND: 'noninteractive',
    // Alone, only the authority of Caddy or nginx is asked for.
    NODE_EXTRA_CA_CERTS: isAlone ? authorities : trusted,
    npm_config_registry: registry(),
  }
  const { status, stdout, stderr } = spawnSync(
    'unshare',
    ['--mount', ...spaces, 'sh', '-e', '-c', start, system],
    { env, encoding: 'utf8', maxBuffer: 2 ** 26 },
  )
  const journal = inside('var/log/skrivestue.log')
  const log = existsSync(journal) ? readFileSync(journal, 'utf8') : ''
  if (status !== 0) throw new Error(`${commands}\n${stdout}${stderr}${isAlone ? log : ''}`)
  return isAlone ? stdout : ''
}

prepare(install)
try {
  timed('an empty Debian 12', () =>
    run('debootstrap', ['--variant=minbase', `--include=${usual}`, 'bookworm', system]),
  )
  prepareSystem()
  timed('1. programs', () =>
    enter(`cd /root\n${sentenceCommand('tar -xJf node-v24')}\n${commandsOf(1)}`),
  )
  timed('2. account, folders, build', () => enter(commandsOf(2)))
  timed('3. to 6. settings, service, Caddy, look', () => enter(walk(3, 4, 5, 6), { isAlone: true }))
  timed('nginx instead of Caddy: programs', () =>
    enter('apt-get install --yes --no-install-recommends nginx-light openssl'),
  )
  timed('nginx instead of Caddy', () => enter(walkNginx(), { isAlone: true }))
  process.stdout.write('✔ The page leads to https\n')
} catch (error) {
  process.stderr.write(`✖ ${error.message}\n`)
  process.exitCode = 1
} finally {
  rmSync(system, { recursive: true, force: true })
}
