import { href } from 'react-router'
import type { Backend } from '~/platform/backend.server'
import { zipStream } from '~/platform/files/zip-stream.server'
import { pressFileCopy as words } from './press.copy'
import { type ArchiveContents, archiveContents, withoutFiles } from './press-contents.server'
import { type PressKit, pressKit } from './press-kit.server'

const cacheFolder = 'press-kits'

export function pressArchive(kit: PressKit) {
  const contents = archiveContents(kit)
  return contents && { url: urlOf(contents), size: contents.size }
}

type PressArchiveResult =
  | { path: string; size: number; url: string; etag: string }
  /** The content has changed. */
  | { moved: string }
  | { unavailable: true }

/** The file at a URL, from the cache or newly written. Redirects from URLs of former content. */
export async function pressArchiveAt(
  backend: Backend,
  hash: string,
  name: string,
): Promise<PressArchiveResult | undefined> {
  if (!/^[\w-]{16}$/.test(hash) || name !== words.zip) return undefined
  const contents = archiveContents(await pressKit(backend))
  if (!contents) return undefined
  if (hash !== contents.hash) return { moved: urlOf(contents) }
  try {
    const archived = await ensureArchive(backend, contents)
    const path = pathOf(archived)
    const size = await backend.files.size(path)
    return { path, size, url: urlOf(contents), etag: `"${archived.hash}"` }
  } catch (error) {
    backend.log.error({ err: error }, 'the press kit could not be made')
    return { unavailable: true }
  }
}

export async function pressArchivePaths(backend: Backend): Promise<Set<string>> {
  const contents = archiveContents(await pressKit(backend))
  return new Set(contents && [pathOf(contents)])
}

async function ensureArchive(backend: Backend, contents: ArchiveContents) {
  if (await backend.files.exists(pathOf(contents))) return contents
  const missing = await findMissingFiles(backend, contents)
  const available = missing.length === 0 ? contents : withoutFiles(contents, missing)
  if (!(await backend.files.exists(pathOf(available)))) await writeOnce(backend, available)
  return available
}

async function findMissingFiles({ files, log }: Backend, contents: ArchiveContents) {
  const missing: string[] = []
  for (const { name, path } of contents.files) {
    if (await files.exists(path)) continue
    log.error({ file: path }, 'an original is missing from the press kit')
    missing.push(name)
  }
  return missing
}

const writes = new Map<string, Promise<void>>()

/** Writes an archive once for concurrent requests. */
function writeOnce(backend: Backend, contents: ArchiveContents): Promise<void> {
  const write =
    writes.get(contents.hash) ??
    writeArchive(backend, contents).finally(() => writes.delete(contents.hash))
  writes.set(contents.hash, write)
  return write
}

async function writeArchive(backend: Backend, contents: ArchiveContents): Promise<void> {
  const { files, clock } = backend
  const stored = contents.files.map(({ path, ...file }) => ({
    ...file,
    open: () => files.read(path),
  }))
  const { stream } = await zipStream([...contents.texts, ...stored], clock.now())
  await files.put(pathOf(contents), stream)
  await removeOutdated(backend, pathOf(contents))
}

async function removeOutdated({ files, log }: Backend, current: string): Promise<void> {
  for await (const { path } of files.entries(cacheFolder)) {
    if (path === current) continue
    await files.remove(path).catch((error: unknown) => {
      log.warn({ err: error, file: path }, 'an outdated press kit is left to the sweep')
    })
  }
}

function pathOf({ hash }: ArchiveContents): string {
  return `${cacheFolder}/${hash}.zip`
}

function urlOf({ hash }: ArchiveContents): string {
  return href('/filer/presse/:hash/:name', { hash, name: words.zip })
}
