import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { maxUploadBytes } from '~/forms/upload'
import { readEnv } from '~/platform/runtime/env.server'
import { buildSources } from '../scripts/prepare.mjs'
import environment from '../scripts/server-environment.json' with { type: 'json' }

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8')

const dockerfile = read('Dockerfile')
const compose = read('deploy/compose.yaml')
const nginx = read('deploy/nginx.conf')
const caddyfile = read('deploy/Caddyfile')
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
  expect(caddyfile).toContain(`reverse_proxy site:${port} `)
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

test('a server has time to stop before it is killed', () => {
  const milliseconds = numberIn(read('server/index.ts'), /maxShutdownMs = ([\d_]+)/)
  expect(milliseconds).toBeGreaterThan(0)
  expect(numberIn(compose, /stop_grace_period: (\d+)s/) * 1000).toBeGreaterThan(milliseconds)
  expect(numberIn(unit, /^TimeoutStopSec=(\d+)$/m) * 1000).toBeGreaterThan(milliseconds)
})
