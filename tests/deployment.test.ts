import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { maxUploadBytes } from '~/forms/upload'
import { cookieNames } from '~/platform/auth/cookies'
import { readEnv } from '~/platform/runtime/env.server'
import { buildSources } from '../scripts/prepare.mjs'
import environment from '../scripts/server-environment.json' with { type: 'json' }

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8')

const dockerfile = read('Dockerfile')
const compose = read('deploy/compose.yaml')
const nginx = read('deploy/nginx.conf')
const caddyfile = read('deploy/Caddyfile')
const varnish = read('deploy/varnish.vcl')
const unit = read('deploy/skrivestue.service')

/** The first group of the pattern, as a number. */
const numberIn = (text: string, pattern: RegExp) =>
  Number(pattern.exec(text)?.[1]?.replace('_', ''))

test('the image and the systemd unit run the server with the settings of npm start', () => {
  for (const [name, value] of Object.entries(environment)) {
    const setting = new RegExp(`^(?:ENV|Environment=)(?:.* )?${name}=${value}(?: |$)`, 'm')
    expect(dockerfile, name).toMatch(setting)
    expect(unit, name).toMatch(setting)
  }
})

test('the image is built from every source of the build', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  )
  expect(copied).toEqual(expect.arrayContaining(buildSources))
})

test('the proxies reach the default port, which is not open to the network', () => {
  const { port } = readEnv({})
  expect(nginx).toContain(`server 127.0.0.1:${port} `)
  expect(caddyfile).toContain(`to site:${port}\n`)
  expect(varnish).toContain(`.port = "${port}"`)
  expect(dockerfile).toContain(`PORT=${port} `)
  const [, site = ''] = compose.split(/^ {2}(?=\w+:$)/m)
  expect(site).toMatch(/^site:/)
  expect(site).not.toContain('ports:')
})

test('the proxies replace X-Forwarded-For, and the container trusts only their network', () => {
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
  expect(caddyfile).toContain('header_up X-Forwarded-For {remote_host}')
  const [, network] = /- subnet: (\S+)/.exec(compose) ?? []
  expect(compose).toContain(`TRUSTED_PROXIES: ${network}\n`)
})

test('nginx passes on the host, the largest upload and change events', () => {
  expect(nginx).toContain('proxy_set_header Host $host;')
  const megabytes = numberIn(nginx, /client_max_body_size (\d+)m;/)
  expect(megabytes * 1024 * 1024).toBeGreaterThan(Math.max(...Object.values(maxUploadBytes)))
  const [, events = ''] = /location = \/haendelser \{([^}]*)\}/.exec(nginx) ?? []
  expect(events).toContain('proxy_buffering off;')
  const heartbeat = numberIn(read('server/live-streams.ts'), /heartbeatMs = ([\d_]+)/)
  expect(numberIn(events, /proxy_read_timeout (\d+)s;/) * 1000).toBeGreaterThan(heartbeat)
})

test('the proxies give up a process that does not begin its answer, later for uploads', () => {
  const secondsIn = (text: string, begin: string, pattern: RegExp) =>
    numberIn(text.split(begin)[1] ?? '', pattern)
  const inNginx = (location: string) =>
    secondsIn(nginx, `location ${location} {`, /proxy_read_timeout (\d+)s;/)
  const inCaddy = (matcher: string) =>
    secondsIn(caddyfile, `reverse_proxy ${matcher}{`, /response_header_timeout (\d+)s\n/)
  expect([inNginx('/'), inCaddy('')]).toEqual([5, 5])
  const slow = [inNginx('/admin/'), inNginx('/filer/presse/'), inCaddy('@slow ')]
  expect(slow).toEqual([120, 120, 120])
  expect([inNginx('/filer/'), inCaddy('@files ')]).toEqual([15, 15])
  expect(caddyfile).toContain('@slow path /admin/* /filer/presse/*\n')
})

test('nginx does not leave out processes that answer 503, as all do without the database', () => {
  expect(nginx).toContain('proxy_next_upstream error timeout;')
})

test('every image has a fixed version', () => {
  const images = [
    ...dockerfile.matchAll(/^FROM (\S+)/gm),
    ...compose.matchAll(/^ +image: (\S+)$/gm),
  ].map(([, name]) => name)
  expect(images).toHaveLength(3)
  for (const name of images) expect(name).toMatch(/^[a-z]+:\d+\.\d+/)
})

test('the licence is the one that package.json names', () => {
  expect(read('LICENSE')).toMatch(
    new RegExp(`^${JSON.parse(read('package.json')).license} License`),
  )
})

test('a server has time to stop before it is killed', () => {
  const milliseconds = numberIn(read('server/index.ts'), /maxShutdownMs = ([\d_]+)/)
  expect(milliseconds).toBeGreaterThan(0)
  expect(numberIn(compose, /stop_grace_period: (\d+)s/) * 1000).toBeGreaterThan(milliseconds)
  expect(numberIn(unit, /^TimeoutStopSec=(\d+)$/m) * 1000).toBeGreaterThan(milliseconds)
})

test('Varnish passes on what the author reads, by the name of the session cookie, and ignores what the site ignores', () => {
  const { session } = cookieNames('http://example.dk')
  expect(varnish).toContain(`req.http.Cookie ~ "${session}="`)
  const [, ignored = ''] =
    /\^\(\?:(.+)\)\$/.exec(read('server/requests/tracking-parameters.ts')) ?? []
  expect(ignored).toContain('fbclid')
  expect(varnish).toContain(`(${ignored})`)
})

test('every metric of the alerts is in the operator’s guide or of Node', () => {
  const names = [...read('deploy/alerts.yml').matchAll(/\bskrivestue_\w+/g)].map(([name]) =>
    name.replace(/_bucket$/, ''),
  )
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) expect(read('docs/operating.md'), name).toContain(`| \`${name}\` |`)
})
