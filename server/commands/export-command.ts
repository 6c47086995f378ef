import { createWriteStream, existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportMarkdown } from '../../app/domain/moving/export/markdown-export.server'
import { wxrExport } from '../../app/domain/moving/export/wxr-export.server'
import { ConfigError, type Env } from '../../app/platform/runtime/env.server'
import { openExistingSite, printLine } from './open-site'

const usage = 'Use: npm run export -- markdown FOLDER, or wordpress FILE.xml'

/** `npm run export`, also while the site runs: it only reads. */
export async function runExportCommand(env: Env, [kind, target, ...more]: string[]) {
  if (!target || more.length > 0 || (kind !== 'markdown' && kind !== 'wordpress')) {
    throw new ConfigError(usage)
  }
  const path = resolve(env.commandFolder, target)
  if (kind === 'markdown') await requireEmptyFolder(path)
  await using backend = await openExistingSite(env)
  if (kind === 'wordpress') {
    await writeWhole(path, wxrExport(backend))
    printLine(path)
  } else printLine(`${await exportMarkdown(backend, path)} files in ${path}`)
  return 0
}

async function writeWhole(path: string, parts: AsyncIterable<string>): Promise<void> {
  const partial = `${path}.part`
  try {
    await pipeline(Readable.from(parts), createWriteStream(partial, { mode: 0o600 }))
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** An export replaces nothing. */
async function requireEmptyFolder(path: string) {
  const names = existsSync(path) ? await readdir(path) : []
  if (names.length > 0) throw new ConfigError(`${path} is not empty`)
}
