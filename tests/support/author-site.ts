import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { admin, signIn, startAdminSite } from './admin-site.ts'
import { startCopy } from './copied-site.ts'
import type { RunningServer } from './servers.ts'

/** The copies of the prepared site. Its session is valid in them. */
const copies = new WeakSet<RunningServer>()

/**
 * Prepares a site with a signed-in admin before the first journey. Journeys start copies of it, since creating
 * the account and signing in take as long as the rest of a start.
 * @returns a function that removes it
 */
export async function prepareAuthorSite(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-author-'))
  const site = await startAdminSite({ DATA_DIR: folder })
  process.env.JOURNEY_AUTHOR_COOKIES = await signIn(site)
  await site.stop()
  process.env.JOURNEY_AUTHOR_FOLDER = folder
  return () => rmSync(folder, { recursive: true })
}

/** Starts a site without content, with the admin. */
export async function startAuthorSite(
  variables: Record<string, string> = {},
): Promise<RunningServer> {
  const { JOURNEY_AUTHOR_FOLDER = '' } = process.env
  const copy = await startCopy(JOURNEY_AUTHOR_FOLDER, { SAMPLE_CONTENT: 'off', ...variables })
  copies.add(copy)
  return copy
}

/** The cookies of the admin's session. */
export async function authorCookies(site: RunningServer): Promise<string> {
  return copies.has(site) ? (process.env.JOURNEY_AUTHOR_COOKIES ?? '') : signIn(site, admin)
}
