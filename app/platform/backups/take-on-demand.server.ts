import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { DomainError } from '~/platform/runtime/domain-error'
import type { Backups } from './backups.server'

/** A browser that hears nothing for longer gives up, and so does the server. */
const patienceMs = 20_000

/**
 * The name of a backup of now; of the newest where another one is being taken, or this one takes too
 * long or goes wrong. Undefined where there is none.
 * @throws Error when the place of the backups does not answer
 */
export async function latestOrNew(backups: Backups, waitMs = patienceMs) {
  const taking = backups.take('manual').catch(() => undefined)
  const taken = await Promise.race([taking, pause(waitMs, undefined, { ref: false })])
  return (taken ?? (await backups.list())[0])?.id
}

/**
 * Takes a backup for the author.
 * @returns whether it is taken; the first one of many pictures takes minutes, and goes on by itself
 * @throws DomainError `backing-up` when another one is being taken
 * @throws Error when it cannot be taken; it has been logged
 */
export async function takeOnDemand(
  backend: Backend,
  admin: { id: string },
  waitMs = patienceMs,
): Promise<boolean> {
  const taking = backend.backups.take('manual').then(async (manifest) => {
    if (!manifest) throw new DomainError('backing-up')
    await recordAudit(backend, admin, { action: 'take', noun: 'backups' })
    return true
  })
  return Promise.race([taking, pause(waitMs, false, { ref: false })])
}
