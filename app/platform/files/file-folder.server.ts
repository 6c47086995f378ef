import { randomUUID } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import {
  access,
  mkdir,
  open,
  opendir,
  readdir,
  rename,
  rm,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { systemClock } from '~/platform/runtime/clock'
import { ConfigError } from '~/platform/runtime/env.server'
import { LostDataError } from '~/platform/runtime/fault'
import { installationId, readMark, writeMark } from '~/platform/runtime/installation-mark.server'
import { makeFolders } from '~/platform/runtime/make-folders.server'
import { checkedPath, FileMissingError } from './file-path'
import type { FileEntry, FileStore } from './file-store.server'

/** The folder for unfinished files. Its leading dot makes it unreachable by stored paths. */
const incomingFolder = '.incoming'
/** Holds the identity of the installation; also unreachable by stored paths. */
const markFile = '.installation'
const abandonedAfterMs = 60 * 60 * 1000

/** @throws ConfigError when the folder is not writable, or missing from a DATA_DIR that had it */
export async function openFolder(dataDir: string): Promise<FileStore> {
  const root = join(dataDir, 'files')
  if (installationId(dataDir) && !existsSync(root)) {
    throw new ConfigError(`${root} is lost: put it back, or restore a backup`)
  }
  try {
    return await openFolderAt(root)
  } catch (error) {
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

export async function openFolderAt(root: string): Promise<FileStore> {
  makeFolders(root)
  await access(root, constants.R_OK | constants.W_OK)
  const sweep = () => removeAbandoned(join(root, incomingFolder))
  await sweep()
  setInterval(() => sweep().catch(() => {}), abandonedAfterMs).unref()
  return folderStore(root)
}

function folderStore(root: string): FileStore {
  const fullPath = (path: string) => join(root, checkedPath(path))
  const markPath = join(root, markFile)
  let expected: string | undefined
  const refuseLostFolder = () => {
    if (expected !== undefined && readMark(markPath) !== expected) throw new LostDataError(root)
  }
  return {
    async put(path, source) {
      const target = fullPath(path)
      refuseLostFolder()
      const temporaryPath = join(root, incomingFolder, randomUUID())
      await mkdir(dirname(temporaryPath), { recursive: true })
      try {
        await writeFile(temporaryPath, source, { flag: 'wx', flush: true })
        await createFolder(dirname(target))
        await rename(temporaryPath, target)
        await syncFolder(dirname(target))
      } catch (error) {
        await rm(temporaryPath, { force: true })
        throw error
      }
    },
    async read(path, range) {
      const file = await open(fullPath(path)).catch((error) => throwMissing(error, path))
      return file.createReadStream(range)
    },
    async size(path) {
      return (await stat(fullPath(path)).catch((error) => throwMissing(error, path))).size
    },
    async exists(path) {
      return stat(fullPath(path)).then((stats) => stats.isFile(), falseIfMissing)
    },
    async remove(path) {
      await unlink(fullPath(path)).catch(falseIfMissing)
    },
    entries: (folder) => filesBelow(root, folder === '' ? root : fullPath(folder)),
    mark: {
      read: async () => readMark(markPath),
      write: async (identity) => writeMark(markPath, identity),
      expect(identity) {
        expected = identity
      },
    },
    async check() {
      await access(root, constants.R_OK | constants.W_OK)
      refuseLostFolder()
    },
  }
}

async function* filesBelow(root: string, folder: string): AsyncIterable<FileEntry> {
  const entries = await opendir(folder).catch(falseIfMissing)
  if (!entries) return
  for await (const entry of entries) {
    if (entry.name.startsWith('.')) continue
    const file = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(root, file)
    const stats = entry.isFile() && (await stat(file).catch(falseIfMissing))
    if (!stats) continue
    const path = relative(root, file).split(sep).join('/')
    yield { path, size: stats.size, writtenAt: stats.mtime }
  }
}

/** Creates a folder and syncs its parent, so that it survives a power cut. */
async function createFolder(folder: string) {
  const firstCreated = await mkdir(folder, { recursive: true })
  if (firstCreated === undefined) return
  for (let created = folder; created.length >= firstCreated.length; created = dirname(created)) {
    await syncFolder(dirname(created))
  }
}

async function syncFolder(folder: string) {
  await using handle = await open(folder)
  await handle.sync()
}

/** Removes files of killed processes. Recent ones may belong to a running process. */
async function removeAbandoned(temporaryPath: string) {
  const names = (await readdir(temporaryPath).catch(falseIfMissing)) || []
  for (const name of names) {
    const file = join(temporaryPath, name)
    const stats = await stat(file).catch(falseIfMissing)
    const age = stats ? systemClock.now().getTime() - stats.mtimeMs : 0
    if (age > abandonedAfterMs) await rm(file, { force: true })
  }
}

function isMissing(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ENOENT' || error.code === 'ENOTDIR'
}

function falseIfMissing(error: NodeJS.ErrnoException): false {
  if (isMissing(error)) return false
  throw error
}

function throwMissing(error: NodeJS.ErrnoException, path: string): never {
  throw isMissing(error) ? new FileMissingError(path) : error
}
