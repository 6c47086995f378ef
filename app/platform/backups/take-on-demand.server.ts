import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { DomainError } from '~/platform/runtime/domain-error'
import type { Backups } from './backups.server'

/** Browsers and proxies time out if they get no answer for longer. */
const maxWaitMs = 20_000

/** The id of a new backup, or of the newest if one is running, takes too long or fails. */
export async function takeOrFindLatest(backups: Backups, waitMs = maxWaitMs) {
  const backup = backups.take('manual').catch(() => undefined)
  const manifest = await Promise.race([backup, pause(waitMs, undefined, { ref: false })])
  return (manifest ?? (await backups.list())[0])?.id
}

/**
 * @returns whether it is finished; a first backup of many pictures takes minutes and continues in
 *   the background
 * @throws DomainError `backing-up` when a backup is already running
 */
export async function takeOnDemand(backend: Backend, admin: { id: string }, waitMs = maxWaitMs) {
  const backup = backend.backups.take('manual').then(async (manifest) => {
    if (!manifest) throw new DomainError('backing-up')
    await recordAudit(backend, admin, { action: 'take', noun: 'backups' })
    return true
  })
  return Promise.race([backup, pause(waitMs, false, { ref: false })])
}
