import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fetchFile, isPublicAddress } from './fetch-file.server'

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function target(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-fetch-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'file')
}

const local = { maxBytes: 100, allowPrivateHosts: true }

test('a file is fetched, also after redirects', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/fil') response.end('indhold')
    else response.writeHead(302, { Location: '/fil' }).end()
  })
  const file = target()
  await fetchFile(url, file, local)
  expect(readFileSync(file, 'utf8')).toBe('indhold')
})

const refusals: [string, RequestListener, string][] = [
  ['is too large', (_, response) => response.end('x'.repeat(101)), 'Filen er for stor.'],
  [
    'is too large as a whole',
    (_, response) => {
      response.write('x'.repeat(60))
      response.end('x'.repeat(60))
    },
    'Filen er for stor.',
  ],
  ['is gone', (_, response) => response.writeHead(404).end(), 'Serveren svarede 404.'],
  [
    'redirects for ever',
    (_, response) => response.writeHead(301, { Location: '/' }).end(),
    'Adressen sender videre for mange gange.',
  ],
  [
    'redirects to a file',
    (_, response) => response.writeHead(301, { Location: 'file:///etc/passwd' }).end(),
    'Adressen er ikke gyldig.',
  ],
  ['breaks off', (_, response) => response.destroy(), 'Serveren svarer ikke.'],
]

for (const [name, answer, message] of refusals) {
  test(`a URL that ${name} is refused in words`, async () => {
    await expect(fetchFile(await serve(answer), target(), local)).rejects.toThrow(message)
  })
}

test('a URL that does not answer in time is refused', async () => {
  const url = await serve(() => {})
  const fetched = fetchFile(url, target(), { ...local, msLeft: 50 })
  await expect(fetched).rejects.toThrow('Filen kom ikke frem i tide.')
})

test('hosts on this machine and on private networks are never asked', async () => {
  let asked = 0
  const url = await serve((_, response) => {
    asked++
    response.end()
  })
  const { port } = new URL(url)
  const hosts = [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0.0.0.0',
    '0x7f.1',
  ]
  for (const host of hosts) {
    const fetched = fetchFile(`http://${host}:${port}/`, target(), {
      maxBytes: 100,
      allowPrivateHosts: false,
    })
    await expect(fetched, host).rejects.toThrow('Adressen er på et lukket net og hentes ikke.')
  }
  expect(asked).toBe(0)
})

test.each([
  '10.0.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  'fd00::1',
  'fe80::1',
  '::',
  '224.0.0.1',
  'x',
])('%s is no public address', (address) => expect(isPublicAddress(address)).toBe(false))
