import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { admin, signIn, startAdminSite } from './admin-site.ts'
import type { RunningServer } from './servers.ts'

/** The sites that are copies, and so know the session that was begun before the first journey. */
const copies = new WeakSet<RunningServer>()

/**
 * Before the first journey: a site with an admin who has signed in, to be copied. Making the account
 * and signing in cost as much as the rest of a start.
 * @returns what removes it
 */
export async function makeAuthorSite(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-author-'))
  const site = await startAdminSite({ DATA_DIR: folder })
  process.env.JOURNEY_AUTHOR_COOKIES = await signIn(site)
  await site.stop()
  process.env.JOURNEY_AUTHOR_FOLDER = folder
  return () => rmSync(folder, { recursive: true })
}

/** A running site of its own with nothing in it but the admin. */
export async function startAuthorSite(): Promise<RunningServer> {
  const { JOURNEY_AUTHOR_FOLDER = '' } = process.env
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-journey-'))
  // The lock belongs to the process that held it, and room for a full disk is made at each start.
  const isCopied = (file: string) => !['server.lock', 'ballast'].includes(basename(file))
  cpSync(JOURNEY_AUTHOR_FOLDER, folder, { recursive: true, filter: isCopied })
  const remove = () => rmSync(folder, { recursive: true })
  const site = await startAdminSite({ DATA_DIR: folder }).catch((error: unknown) => {
    remove()
    throw error
  })
  const copy = { ...site, stop: () => site.stop().finally(remove) }
  copies.add(copy)
  return copy
}

/** The cookies of the admin's session on a site. */
export async function authorCookies(site: RunningServer): Promise<string> {
  return copies.has(site) ? (process.env.JOURNEY_AUTHOR_COOKIES ?? '') : signIn(site, admin)
}
