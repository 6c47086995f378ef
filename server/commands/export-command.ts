import { createWriteStream, existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportMarkdown } from '../../app/domain/moving/export/markdown-export.server'
import { wxrExport } from '../../app/domain/moving/export/wxr-export.server'
import { nouns } from '../../app/domain/nouns/nouns.server'
import { openBackend } from '../../app/platform/open-backend.server'
import { ConfigError, type Env } from '../../app/platform/runtime/env.server'
import { printLine, requireExistingSite } from './open-site'

const usage = 'Use: npm run export -- markdown FOLDER, or wordpress FILE.xml'

/** `npm run export`, also while the site runs: it only reads. */
export async function runExportCommand(env: Env, [kind, target, ...more]: string[]) {
  if (!target || more.length > 0 || (kind !== 'markdown' && kind !== 'wordpress')) {
    throw new ConfigError(usage)
  }
  requireExistingSite(env)
  const path = resolve(env.commandFolder, target)
  if (kind === 'markdown') await requireEmptyFolder(path)
  const backend = await openBackend(env, nouns)
  try {
    if (kind === 'markdown') printLine(`${await exportMarkdown(backend, path)} files in ${path}`)
    else {
      const partial = `${path}.part`
      try {
        await pipeline(
          Readable.from(wxrExport(backend)),
          createWriteStream(partial, { mode: 0o600 }),
        )
        await rename(partial, path)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
      printLine(path)
    }
    return 0
  } finally {
    await backend.live.close()
    await backend.db.destroy()
  }
}

/** An export replaces nothing. */
async function requireEmptyFolder(path: string) {
  const names = existsSync(path) ? await readdir(path) : []
  if (names.length > 0) throw new ConfigError(`${path} is not empty`)
}
