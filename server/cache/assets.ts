import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type EncodedResponse, encodeResponse } from './encoded-response'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The list is fixed at the start, so no path can escape the folder. */
export function clientAssets(folder: string, security: Record<string, string>) {
  const cache = new Map<string, EncodedResponse | undefined>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !types[extname(entry.name)]) continue
    const path = join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/')
    cache.set(path, undefined)
  }

  return (path: string): EncodedResponse | undefined => {
    if (!cache.has(path)) return undefined
    const response = cache.get(path) ?? load(folder, path, security)
    cache.set(path, response)
    return response
  }
}

function load(folder: string, path: string, security: Record<string, string>): EncodedResponse {
  const headers = {
    ...security,
    'Content-Type': types[extname(path)] ?? 'application/octet-stream',
    'Cache-Control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=86400',
  }
  const file = join(folder, path)
  return encodeResponse(200, Object.entries(headers).flat(), readFileSync(file), {
    br: readIfExists(`${file}.br`),
    gzip: readIfExists(`${file}.gz`),
  })
}

function readIfExists(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined
}
