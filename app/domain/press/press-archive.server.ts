import { href } from 'react-router'
import type { Backend } from '~/platform/backend.server'
import { zipStream } from '~/platform/files/zip-stream.server'
import { pressFileCopy as words } from './press.copy'
import { type Contents, contentsOf, withoutFiles } from './press-contents.server'
import { type PressKit, pressKit } from './press-kit.server'

/** The archive is cached here until it is outdated. */
const folder = 'press-kits'

/** The press kit as one file. */
interface PressArchive {
  /** Changes with its content. */
  url: string
  /** Bytes of its content, which is about the size of the file. */
  size: number
}

/** The press kit as one file; undefined if it would be empty. */
export function pressArchive(kit: PressKit): PressArchive | undefined {
  const contents = contentsOf(kit)
  return contents && { url: urlOf(contents), size: contents.size }
}

/** The result for a press kit's URL. */
type FoundPressArchive =
  | { path: string; size: number; url: string; etag: string }
  /** The content has changed. */
  | { moved: string }
  | { unavailable: true }

/** The file at a URL, made now unless it is cached. Former content is not found. */
export async function pressArchiveAt(
  backend: Backend,
  hash: string,
  name: string,
): Promise<FoundPressArchive | undefined> {
  if (!/^[\w-]{16}$/.test(hash) || name !== words.zip) return undefined
  const contents = contentsOf(await pressKit(backend))
  if (!contents) return undefined
  if (hash !== contents.hash) return { moved: urlOf(contents) }
  try {
    const made = await madeOf(backend, contents)
    const path = pathOf(made)
    const size = await backend.files.size(path)
    return { path, size, url: urlOf(contents), etag: `"${made.hash}"` }
  } catch (error) {
    backend.log.error({ err: error }, 'the press kit could not be made')
    return { unavailable: true }
  }
}

/** The path of the current archive, which the sweep keeps. */
export async function pressArchivePaths(backend: Backend): Promise<Set<string>> {
  const contents = contentsOf(await pressKit(backend))
  return new Set(contents && [pathOf(contents)])
}

/** Makes the archive unless it exists. Returns the content that it has. */
async function madeOf(backend: Backend, contents: Contents): Promise<Contents> {
  if (await backend.files.exists(pathOf(contents))) return contents
  const missing = await missingFrom(backend, contents)
  const made = missing.length === 0 ? contents : withoutFiles(contents, missing)
  if (!(await backend.files.exists(pathOf(made)))) await makeOnce(backend, made)
  return made
}

/** The names of files whose originals are gone. */
async function missingFrom({ files, log }: Backend, contents: Contents): Promise<string[]> {
  const missing: string[] = []
  for (const { name, path } of contents.files) {
    if (await files.exists(path)) continue
    log.error({ file: path }, 'an original is missing from the press kit')
    missing.push(name)
  }
  return missing
}

const underWay = new Map<string, Promise<void>>()

/** Shared by concurrent requests. */
function makeOnce(backend: Backend, contents: Contents): Promise<void> {
  const making =
    underWay.get(contents.hash) ??
    make(backend, contents).finally(() => underWay.delete(contents.hash))
  underWay.set(contents.hash, making)
  return making
}

async function make(backend: Backend, contents: Contents): Promise<void> {
  const { files, clock } = backend
  const stored = contents.files.map(({ path, ...file }) => ({
    ...file,
    open: () => files.read(path),
  }))
  const { stream } = await zipStream([...contents.texts, ...stored], clock.now())
  await files.put(pathOf(contents), stream, { contentType: 'application/zip' })
  await removeOthers(backend, pathOf(contents))
}

async function removeOthers({ files, log }: Backend, current: string): Promise<void> {
  for await (const { path } of files.entries(folder)) {
    if (path === current) continue
    await files.remove(path).catch((error: unknown) => {
      log.warn({ err: error, file: path }, 'an outdated press kit is left to the sweep')
    })
  }
}

function pathOf({ hash }: Contents): string {
  return `${folder}/${hash}.zip`
}

function urlOf({ hash }: Contents): string {
  return href('/filer/presse/:hash/:name', { hash, name: words.zip })
}
