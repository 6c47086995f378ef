import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { inertPolicy } from '../requests/headers'
import { type EncodedResponse, encodeResponse } from './encoded-response'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/**
 * The files of the build that browsers fetch, by their paths. Which exist is known at start, so
 * no path can lead out of the folder; each is read at its first use and kept.
 */
export function clientAssets(folder: string, security: Record<string, string>) {
  const kept = new Map<string, EncodedResponse | undefined>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !types[extname(entry.name)]) continue
    const path = join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/')
    kept.set(path, undefined)
  }

  return (path: string): EncodedResponse | undefined => {
    if (!kept.has(path)) return undefined
    const finished = kept.get(path) ?? load(folder, path, security)
    kept.set(path, finished)
    return finished
  }
}

function load(folder: string, path: string, security: Record<string, string>): EncodedResponse {
  const headers = {
    ...security,
    'Content-Type': types[extname(path)] ?? 'application/octet-stream',
    'Content-Security-Policy': inertPolicy,
    'Cache-Control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=86400',
  }
  const file = join(folder, path)
  return encodeResponse(200, Object.entries(headers).flat(), readFileSync(file), {
    br: readIfThere(`${file}.br`),
    gzip: readIfThere(`${file}.gz`),
  })
}

/** What the build compressed already. */
function readIfThere(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined
}
