import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createContext } from 'react-router'
import type { ZippedFile } from '~/platform/files/zip-stream.server'
import { fileNameOf, internalPath } from './file-name'
import { redirectPage, rewritePage, rewriteStyles } from './rewrite'

export type ReadAsVisitor = (path: string) => Promise<Response>

export const readAsVisitorContext = createContext<ReadAsVisitor>()

export type StaticSite = Awaited<ReturnType<typeof staticSite>>

const folderName = 'site'
/** All public pages are reachable from these: pages link to each other, and the sitemap lists all. */
const startPaths = ['/', '/sitemap.xml']
const redirects = new Set([301, 302, 303, 307, 308])

/** Pages are written to disk; pictures and PDFs are read only while they are being downloaded. */
export async function staticSite(read: ReadAsVisitor, siteUrl: string, signal: AbortSignal) {
  const folder = await mkdtemp(join(tmpdir(), 'skrivestue-site-'))
  const close = () => rm(folder, { recursive: true, force: true })
  try {
    const seenFiles = new Set<string>()
    const files = new Map<string, ZippedFile>()
    const queue = new Set(startPaths)
    for (const path of queue) {
      signal.throwIfAborted()
      const file = fileNameOf(path)
      if (seenFiles.has(file)) continue
      seenFiles.add(file)
      const response = await read(path)
      const entry = await store(response, {
        path,
        file,
        siteUrl,
        read,
        temporaryFile: join(folder, String(files.size)),
      })
      if (!entry) continue
      files.set(file, { ...entry.file, name: `${folderName}/${file}` })
      for (const next of entry.paths) queue.add(next)
    }
    return { files: [...files.values()], close }
  } catch (error) {
    await close()
    throw error
  }
}

interface PageToStore {
  path: string
  file: string
  siteUrl: string
  read: ReadAsVisitor
  temporaryFile: string
}

interface StoredResponse {
  file: Pick<ZippedFile, 'size' | 'open'>
  paths: Iterable<string>
}

async function store(response: Response, page: PageToStore): Promise<StoredResponse | undefined> {
  const { siteUrl, temporaryFile } = page
  const target = internalPath(response.headers.get('Location') ?? '', siteUrl)
  if (redirects.has(response.status) && target !== undefined) {
    return { file: await writeToFile(temporaryFile, redirectPage(target, page)), paths: [target] }
  }
  if (response.status !== 200) return undefined
  const type = response.headers.get('Content-Type') ?? ''
  if (type.startsWith('text/html')) {
    const { text, paths } = rewritePage(await response.text(), page)
    return { file: await writeToFile(temporaryFile, text), paths }
  }
  if (type.startsWith('text/css')) {
    const { text, paths } = rewriteStyles(await response.text(), page)
    return { file: await writeToFile(temporaryFile, text), paths }
  }
  if (page.path === '/sitemap.xml') {
    const text = await response.text()
    return { file: await writeToFile(temporaryFile, text), paths: pathsOfSitemap(text, siteUrl) }
  }
  return { file: await lazyFile(response, page), paths: [] }
}

async function lazyFile(
  response: Response,
  { path, read, temporaryFile }: PageToStore,
): Promise<StoredResponse['file']> {
  const length = response.headers.get('Content-Length')
  if (length === null) return writeToFile(temporaryFile, Buffer.from(await response.arrayBuffer()))
  await response.body?.cancel()
  const open = async () => {
    const { status, body } = await read(path)
    if (status !== 200 || body === null) throw new Error(`${path} is not there any more`)
    return Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
  }
  return { size: Number(length), open }
}

async function writeToFile(
  into: string,
  content: string | Buffer,
): Promise<StoredResponse['file']> {
  await writeFile(into, content, { mode: 0o600 })
  const { size } = await stat(into)
  return { size, open: async () => createReadStream(into) }
}

function pathsOfSitemap(xml: string, siteUrl: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, link = '']) => internalPath(link.replaceAll('&amp;', '&'), siteUrl))
    .filter((path) => path !== undefined)
}
