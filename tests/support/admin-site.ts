import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startCopy } from './copied-site.ts'
import { type RunningServer, startServer } from './servers.ts'

export const admin = { email: 'johanne@example.dk', password: 'en sætning om fjorden' }

/**
 * Prepares a site with the admin before the first test. Tests start copies of it, since creating the account
 * takes a third of a start.
 * @returns a function that removes it
 */
export async function prepareAdminSite(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-admin-'))
  const removeFolder = () => rmSync(folder, { recursive: true })
  try {
    const site = await startAdminSite({ DATA_DIR: folder })
    await site.stop()
  } catch (error) {
    removeFolder()
    throw error
  }
  process.env.TEST_ADMIN_SITE = folder
  return removeFolder
}

/** Starts a site with one admin and no content. It is a copy of the prepared site, if the settings allow it. */
export function startAdminSite(variables: Record<string, string> = {}): Promise<RunningServer> {
  const settings = {
    SAMPLE_CONTENT: 'off',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...variables,
  }
  const { TEST_ADMIN_SITE } = process.env
  const isOther = ['DATA_DIR', 'DATABASE_URL', 'ADMIN_EMAIL'].some((name) => name in variables)
  if (TEST_ADMIN_SITE === undefined || isOther) return startServer(settings)
  return startCopy(TEST_ADMIN_SITE, settings)
}

/** The header that browsers send with a form of our own page. */
export const fromOurPage = { 'Sec-Fetch-Site': 'same-origin' }

/**
 * Signs in and returns the cookies for the next requests.
 * @param known the cookies of a device that signed in before
 */
export async function signIn(
  { url }: RunningServer,
  { email, password }: { email: string; password: string } = admin,
  known = '',
): Promise<string> {
  const body = new URLSearchParams({ email, password })
  const headers = { ...fromOurPage, Cookie: known }
  const answer = await fetch(`${url}/admin/log-ind`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`the sign-in was answered with ${answer.status}`)
  return cookiesOf(answer)
}

/** The cookies that a response sets, as a Cookie header. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** Accesses the database of a running site from outside. */
export function inDatabase<T>({ dataDir }: { dataDir: string }, work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(join(dataDir, 'skrivestue.db'), { timeout: 5000 })
  try {
    return work(db)
  } finally {
    db.close()
  }
}

/** Creates an account with the admin's password that is not an admin. Returns id and email. */
export function addAccountWithoutProfile(site: RunningServer): { id: string; email: string } {
  const id = randomUUID()
  const email = `${id}@example.dk`
  inDatabase(site, (db) => {
    db.exec('begin immediate')
    db.prepare(
      `insert into users (id, name, email, created_at, updated_at)
       select ?, ?, ?, created_at, updated_at from users where email = ?`,
    ).run(id, email, email, admin.email)
    db.prepare(
      `insert into accounts (id, user_id, account_id, provider_id, password, created_at, updated_at)
       select ?, ?, ?, provider_id, password, created_at, updated_at from accounts limit 1`,
    ).run(randomUUID(), id, id)
    db.exec('commit')
  })
  return { id, email }
}

/** The content of the unsaved drafts on the server. */
export function draftContents(server: RunningServer): string {
  const drafts = inDatabase(server, (db) =>
    db.prepare('select content from unsaved_drafts where discarded_at is null').all(),
  )
  return JSON.stringify(drafts)
}
