import { statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { ConfigError } from '../../app/platform/runtime/env.server'

/**
 * Makes root continue as the owner of the data folder, whose account the site runs under, so that the site can use
 * what a command writes.
 * @throws ConfigError for any other account than the owner's
 */
export function continueAsOwner(dataDir: string): void {
  const owner = statSync(dataDir, { throwIfNoEntry: false })
  const account = userInfo()
  if (!owner || owner.uid === account.uid) return
  if (account.uid !== 0 || !process.setuid || !process.setgid || !process.setgroups) {
    throw new ConfigError(
      `DATA_DIR ${dataDir} belongs to the account ${owner.uid}: run the command as that account or as root`,
    )
  }
  process.setgroups([owner.gid])
  process.setgid(owner.gid)
  process.setuid(owner.uid)
}
