import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createContext } from 'react-router'
import type { ZippedFile } from '~/platform/files/zip-stream.server'
import { fileNameOf, ownPath } from './file-name'
import { redirectPage, rewritePage, rewriteStyles } from './rewrite'

/** Requests a public page from within the site. */
export type ReadAsVisitor = (path: string) => Promise<Response>

export const readAsVisitorContext = createContext<ReadAsVisitor>()

/** The whole public site as files. */
export interface StaticSite {
  files: ZippedFile[]
  /** Removes its temporary files. */
  close(): Promise<void>
}

const folderName = 'site'
/** All public pages are reachable from these: pages link to each other, and the sitemap lists all. */
const startPaths = ['/', '/sitemap.xml']
const redirects = new Set([301, 302, 303, 307, 308])

/**
 * Reads every public page and everything it links to. Pages are written to disk with relative links;
 * pictures and PDFs are read only while they are being downloaded.
 */
export async function staticSite(
  read: ReadAsVisitor,
  siteUrl: string,
  signal: AbortSignal,
): Promise<StaticSite> {
  const folder = await mkdtemp(join(tmpdir(), 'skrivestue-site-'))
  const close = () => rm(folder, { recursive: true, force: true })
  try {
    const seen = new Set<string>()
    const files = new Map<string, ZippedFile>()
    const waiting = new Set(startPaths)
    for (const path of waiting) {
      signal.throwIfAborted()
      const file = fileNameOf(path)
      if (seen.has(file)) continue
      seen.add(file)
      const answer = await read(path)
      const stored = await store(answer, {
        path,
        file,
        siteUrl,
        read,
        into: join(folder, String(files.size)),
      })
      if (!stored) continue
      files.set(file, { ...stored.file, name: `${folderName}/${file}` })
      for (const next of stored.paths) waiting.add(next)
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
  /** The folder for temporary files. */
  into: string
}

interface Stored {
  file: Pick<ZippedFile, 'size' | 'open'>
  paths: Iterable<string>
}

/** @returns undefined for paths that visitors do not find */
async function store(answer: Response, page: PageToStore): Promise<Stored | undefined> {
  const { siteUrl, into } = page
  const target = ownPath(answer.headers.get('Location') ?? '', siteUrl)
  if (redirects.has(answer.status) && target !== undefined) {
    return { file: await written(into, redirectPage(target, page)), paths: [target] }
  }
  if (answer.status !== 200) return undefined
  const type = answer.headers.get('Content-Type') ?? ''
  if (type.startsWith('text/html')) {
    const { text, paths } = rewritePage(await answer.text(), page)
    return { file: await written(into, text), paths }
  }
  if (type.startsWith('text/css')) {
    const { text, paths } = rewriteStyles(await answer.text(), page)
    return { file: await written(into, text), paths }
  }
  if (page.path === '/sitemap.xml') {
    const text = await answer.text()
    return { file: await written(into, text), paths: pathsOfSitemap(text, siteUrl) }
  }
  return { file: await onDemand(answer, page), paths: [] }
}

/** Stored files have a known size and are read when needed; other responses are small. */
async function onDemand(
  answer: Response,
  { path, read, into }: PageToStore,
): Promise<Stored['file']> {
  const length = answer.headers.get('Content-Length')
  if (length === null) return written(into, Buffer.from(await answer.arrayBuffer()))
  await answer.body?.cancel()
  const open = async () => {
    const { status, body } = await read(path)
    if (status !== 200 || body === null) throw new Error(`${path} is not there any more`)
    return Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
  }
  return { size: Number(length), open }
}

async function written(into: string, content: string | Buffer): Promise<Stored['file']> {
  await writeFile(into, content, { mode: 0o600 })
  const { size } = await stat(into)
  return { size, open: async () => createReadStream(into) }
}

function pathsOfSitemap(xml: string, siteUrl: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, link = '']) => ownPath(link.replaceAll('&amp;', '&'), siteUrl))
    .filter((path) => path !== undefined)
}
