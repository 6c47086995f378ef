import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Visit } from '~/platform/pages/visit.server'
import { readEnv } from '~/platform/runtime/env.server'
import { clientAssets } from '../../server/cache/assets'
import { createHttpServer } from '../../server/http'
import { securityHeaders } from '../../server/requests/headers'
import { openDatabaseTest } from './database'

export const html = { 'Content-Type': 'text/html; charset=utf-8' }

const clientFiles = [
  'assets/home-Bq3x.js',
  'assets/home-Bq3x.js.br',
  'assets/home-Bq3x.js.gz',
  'assets/home-Bq3x.css',
  'assets/serif-Bq3x.woff2',
  'favicon.svg',
  'favicon.ico',
  'icon.png',
  'guide.webp',
  'iben.jpg',
  'notes.md',
]

/** The whole HTTP server on its own port, with pages from the test. */
export async function serve(
  pageAt: (path: string, request: Request) => Promise<Response>,
  changes: Partial<Visit> = {},
  variables: Record<string, string> = {},
) {
  const { backend, dataDir, logged } = await openDatabaseTest('sqlite')
  const clientFolder = mkdtempSync(join(tmpdir(), 'skrivestue-client-'))
  onTestFinished(() => rmSync(clientFolder, { recursive: true }))
  mkdirSync(join(clientFolder, 'assets'))
  for (const name of clientFiles) writeFileSync(join(clientFolder, name), name)
  const env = readEnv({ DATA_DIR: dataDir, SITE_URL: 'http://localhost', ...variables })
  const asset = clientAssets(clientFolder, securityHeaders(env))
  const pages = async (request: Request, clientIp: string) => {
    const visit: Visit = {
      isComplete: true,
      isPrivate: false,
      jsonLd: [],
      pictureHosts: [],
      clientIp,
      ...changes,
    }
    return { response: await pageAt(new URL(request.url).pathname, request), visit }
  }
  const { server, close } = createHttpServer({ env, backend, pages, asset })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(close)
  const { port } = server.address() as AddressInfo
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, method })
  return { backend, dataDir, logged, server, close, port, get }
}
