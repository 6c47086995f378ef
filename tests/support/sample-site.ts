import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inDatabase, startAdminSite } from './admin-site.ts'
import { startCopy } from './copied-site.ts'
import { keepRunning, program, type RunningServer } from './servers.ts'

const root = join(import.meta.dirname, '../..')
const cache = join(root, 'node_modules/.cache/sample-sites')
const maxPreparationMs = 480_000

/**
 * Prepares the sample site that tests copy, unless it exists, since making its pictures takes longer than
 * the tests.
 */
export async function prepareSampleSite(): Promise<void> {
  const folder = sampleFolder()
  if (existsSync(folder)) return
  rmSync(cache, { recursive: true, force: true })
  const unfinished = `${folder}-${process.pid}`
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  const site = await startAdminSite({ SAMPLE_CONTENT: 'on', DATA_DIR: unfinished })
  await waitForPictures(site)
  await site.stop()
  renameSync(unfinished, folder)
}

/** Starts a copy of the sample site, with all pictures and the admin. */
export async function startSampleSite(
  variables: Record<string, string> = {},
): Promise<RunningServer> {
  const deadline = Date.now() + maxPreparationMs
  while (!existsSync(sampleFolder())) {
    if (Date.now() > deadline) throw new Error('the site with the sample content is not ready')
    await pause(100)
  }
  return startCopy(sampleFolder(), variables)
}

export const sharedSiteUrl = 'https://example.dk'

let shared: Promise<RunningServer> | undefined

/** The sample site that test files which only read have in common. It ends with their worker. */
export function sharedSampleSite(): Promise<RunningServer> {
  shared ??= startSampleSite({ SITE_URL: sharedSiteUrl }).then(keepRunning)
  return shared
}

/**
 * The folder's name depends on build and date, which affect the content. TEST_SAMPLE_SITE=latest reuses
 * the newest one, which saves a minute per build during development.
 */
function sampleFolder(): string {
  if (process.env.TEST_SAMPLE_SITE === 'latest' && existsSync(cache)) {
    const [newest] = readdirSync(cache).filter((name) => !name.includes('-'))
    if (newest) return join(cache, newest)
  }
  const hash = createHash('sha256').update(readFileSync(program))
  hash.update(readFileSync(join(root, 'sample/johanne/content.json')))
  hash.update(new Date().toDateString())
  return join(cache, hash.digest('hex').slice(0, 16))
}

/** Waits for the renditions of all pictures. The crops of the opening picture are the last ones. */
async function waitForPictures(site: RunningServer): Promise<void> {
  const unfinished = `select (select count(*) from stored_pictures where renditions not like '%"avif"%')
    + (select count(*) = 0 from stored_pictures where tall_part is not null) as number`
  while (inDatabase(site, (db) => db.prepare(unfinished).get())?.number !== 0) await pause(200)
}
