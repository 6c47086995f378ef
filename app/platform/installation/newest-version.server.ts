import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tryOrUndefined } from '~/http/try-or-undefined'
import type { Broker } from '~/platform/live/live.server'
import { ConfigError } from '~/platform/runtime/env.server'

const versionFile = (dataDir: string) => join(dataDir, 'content-version')

export function newestVersion(dataDir: string): number {
  return Number(tryOrUndefined(() => readFileSync(versionFile(dataDir), 'utf8'))) || 0
}

/** Refuses an old copy, or one without its -wal. @throws ConfigError */
export function refuseOlderDatabase(dataDir: string, version: number, acceptedVersion?: number) {
  const newest = newestVersion(dataDir)
  if (version >= newest || version === acceptedVersion) return
  throw new ConfigError(
    `The database is at version ${version}, but this site has been at ${newest}: it is an old copy, or lost its -wal. Put the right one in its place or restore a backup; to go on without the ${newest - version} changes, start once with ACCEPT_CONTENT_VERSION=${version}`,
  )
}

/** Records the newest version in DATA_DIR on each change. It may be behind the database, never ahead. */
export function recordNewestVersion(dataDir: string, live: Broker): void {
  const write = () => {
    try {
      writeFileSync(versionFile(dataDir), String(live.version), { mode: 0o600 })
    } catch {
      // The health check reports a full disk or a moved folder.
    }
  }
  write()
  live.subscribe(write)
}
