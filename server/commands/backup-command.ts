import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Manifest } from '../../app/platform/backups/archive/manifest'
import { zipArchive } from '../../app/platform/backups/archive/zip-archive.server'
import type { Backups } from '../../app/platform/backups/backups.server'
import { ConfigError, type Env } from '../../app/platform/runtime/env.server'
import { openSite, printLine, requireExistingSite } from './open-site'

const usage = 'Use: npm run backup [-- FILE.zip | list]'

export async function runBackupCommand(env: Env, [argument, ...more]: string[]): Promise<number> {
  if (more.length > 0 || (argument && argument !== 'list' && !argument.endsWith('.zip'))) {
    throw new ConfigError(usage)
  }
  requireExistingSite(env)
  await using site = await openSite(env)
  if (argument !== 'list')
    await takeBackup(site.backups, argument && resolve(env.commandFolder, argument))
  else for (const manifest of await site.backups.list()) printLine(summary(manifest))
  return 0
}

async function takeBackup(backups: Backups, file: string | undefined) {
  const manifest = await backups.takeWhenFree('manual').catch((error: Error) => {
    throw new ConfigError(`No backup was taken: ${error.message}`, { cause: error })
  })
  printLine(summary(manifest))
  if (manifest.missingFiles.length > 0) {
    printLine(
      `Missing on the site: ${manifest.missingFiles.join(', ')}. npm run verify may find them`,
    )
  }
  if (!file) return
  await writeZip(backups, manifest.id, file)
  printLine(file)
}

async function writeZip(backups: Backups, id: string, file: string) {
  const { store } = await backups.openTarget()
  const { stream } = await zipArchive(await store.archive(id))
  const partialFile = `${file}.part`
  try {
    await pipeline(stream, createWriteStream(partialFile, { mode: 0o600, flush: true }))
    await rename(partialFile, file)
  } catch (error) {
    await rm(partialFile, { force: true })
    throw new ConfigError(`${file} cannot be written: ${(error as Error).message}`)
  }
}

function summary({ id, reason, tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const megabytes = (files.bytes / 1024 / 1024).toFixed(1)
  return `${id}  ${reason}, ${rows} rows, ${files.count} files (${megabytes} MB)`
}
