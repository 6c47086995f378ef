import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inDatabase, signIn } from '#tests/support/admin-site'
import { command } from '#tests/support/operator-command'
import { detailedPicture } from '#tests/support/pictures'
import { freePort, program, type RunningServer } from '#tests/support/servers'
import { excludedTables } from '~/platform/backups/excluded'
import {
  authorWith,
  kills,
  newFolder,
  requireWhole,
  startSite,
  storedText,
} from './drilled-site.ts'

/** Texts that are saved repeatedly, each by its own writer. */
const textKeys = ['about.title', 'nyheder.title', 'kalender.title', 'salmer.title']
const maxLifeMs = 3000
/** Every fifth run lasts until an upload and a backup were acknowledged, since most runs are too short for one. */
const maxBackupMs = 60_000

/** A testimonial and the number of its acknowledged steps: added, deleted, restored. */
interface Testimonial {
  id: string
  steps: number
}

test('kill -9 while texts are saved, rows deleted and restored, pictures uploaded and backups taken loses nothing', async ({
  annotate,
}) => {
  const variables = { DATA_DIR: newFolder(), PORT: String(await freePort()) }
  let cookie: string | undefined
  let [saves, steps, uploads, backups] = [0, 0, 0, 0]
  for (let life = 0; life < kills; life++) {
    const site = await startSite(variables)
    cookie ??= await signIn(site)
    const done = await workUntilKilled(site, cookie, life)
    const files = filesIn(site.dataDir)
    for (const [key, value] of done.texts) requireStored(site, key, value)
    requireSteps(site, done.testimonials)
    for (const path of done.pictures) expect(files, 'a lost picture').toContain(path)
    requireWhole(site, files)
    saves += done.saves
    steps += done.testimonials.reduce((sum, row) => sum + row.steps, 0)
    uploads += done.pictures.length
    backups += done.backups
  }
  expect(await command(variables, 'verify')).toMatchObject({ code: 0 })
  await annotate(
    `${kills} kills, ${saves} saves, ${steps} additions, deletions and undos, ${uploads} uploads, ${backups} backups`,
  )
  for (const count of [saves, steps]) expect(count).toBeGreaterThan(kills)
  for (const count of [uploads, backups]) expect(count).toBeGreaterThan(0)
})

/** Returns what the server acknowledged between start and kill. */
async function workUntilKilled(site: RunningServer, cookie: string, life: number) {
  const author = authorWith(site, cookie)
  const picture = await detailedPicture(160 + life)
  const done = {
    texts: new Map<string, string>(),
    pictures: [] as string[],
    testimonials: [] as Testimonial[],
    saves: 0,
    backups: 0,
  }
  let isKilled = false
  const repeat = async (step: (number: number) => Promise<void>) => {
    try {
      for (let number = 1; ; number++) {
        await step(number)
        // Leaves time for a backup.
        await pause(30)
      }
    } catch (error) {
      if (!isKilled) throw error
    }
  }
  const working = Promise.all([
    ...textKeys.map((key) => {
      let { revision } = storedText(site, key)
      return repeat(async (number) => {
        const value = `${life}.${number}`
        if ((await author.save(key, value, revision)).status !== 200) return
        revision += 1
        done.texts.set(key, value)
        done.saves += 1
      })
    }),
    repeat((number) => addDeleteRestore(site, author, `${life}.${number}`, done.testimonials)),
    repeat(async () => {
      const { status, text } = await author.upload(picture)
      if (status === 200) done.pictures.push(JSON.parse(text).path)
    }),
    repeat(async () => {
      if ((await author.takeBackup()).status === 200) done.backups += 1
    }),
  ])
  // A failure is thrown below, by the same promise.
  working.catch(() => {})
  await pause(100 + Math.random() * maxLifeMs)
  const deadline = performance.now() + (life % 5 === 4 ? maxBackupMs : 0)
  const isTooShort = () => done.backups === 0 || done.pictures.length === 0
  while (isTooShort() && performance.now() < deadline) await pause(20)
  isKilled = true
  await site.kill()
  await working
  return done
}

/** Adds a testimonial, deletes it and restores every second one from the trash. */
async function addDeleteRestore(
  site: RunningServer,
  author: ReturnType<typeof authorWith>,
  name: string,
  done: Testimonial[],
): Promise<void> {
  const send = async (path: string, fields: Record<string, string>) => {
    const { status } = await author.send(`${path}.data`, fields)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
  const idOf = (statement: string, value: string) =>
    inDatabase(site, (db) => String(db.prepare(statement).get(value)?.id))
  await send('/admin/anbefalinger', { revision: '0', name, title: '', quote: 'Vi sang.' })
  const row = { id: idOf('select id from testimonials where name = ?', name), steps: 1 }
  done.push(row)
  await send('/admin/anbefalinger', { intent: 'delete', id: row.id })
  row.steps = 2
  if (done.length % 2 === 0) return
  const change = idOf('select change_id as id from trash where row_id = ?', row.id)
  await send('/admin/papirkurv', { intent: 'restore', change })
  row.steps = 3
}

/** Requires that a text and its newest version are the last acknowledged one, or the one after it. */
function requireStored(site: RunningServer, key: string, acknowledged: string): void {
  const { value } = storedText(site, key)
  const [life, number] = acknowledged.split('.')
  expect([acknowledged, `${life}.${Number(number) + 1}`], key).toContain(value)
  const version = inDatabase(site, (db) =>
    db
      .prepare(
        `select content from row_versions where noun = 'editable_content' and row_id =
          (select id from editable_content where page || '.' || element_key = ?)
        order by number desc limit 1`,
      )
      .get(key),
  )
  expect(version?.content).toContain(JSON.stringify(value))
}

/**
 * Requires that history, trash and list contain every acknowledged step and match each other. The last row
 * may be one step ahead.
 */
function requireSteps(site: RunningServer, done: readonly Testimonial[]): void {
  inDatabase(site, (db) => {
    const count = (place: string, id: string) =>
      Number(db.prepare(`select count(*) as number from ${place} = ?`).get(id)?.number)
    for (const [index, { id, steps }] of done.entries()) {
      const stored = count('row_versions where row_id', id)
      expect(index === done.length - 1 ? [steps, steps + 1] : [steps]).toContain(stored)
      expect(count('testimonials where id', id)).toBe(stored === 2 ? 0 : 1)
      expect(count('trash where row_id', id)).toBe(stored === 2 ? 1 : 0)
    }
  })
}

test('kill -9 during a restore leaves the site as it was or restored, and the next restore finishes it', async ({
  annotate,
}) => {
  const [key = ''] = textKeys
  const dataDir = newFolder()
  const site = await startSite({ DATA_DIR: dataDir })
  const author = authorWith(site, await signIn(site))
  await author.save(key, 'before', 0)
  const picture = await detailedPicture(600, 400)
  for (let number = 0; number < 20; number++) {
    expect(await author.upload(picture)).toMatchObject({ status: 200 })
  }
  await site.stop()
  await command({ DATA_DIR: dataDir }, 'backup')
  const before = contentOf(dataDir)
  const second = await startSite({ DATA_DIR: dataDir })
  await authorWith(second, await signIn(second)).save(key, 'after', 1)
  await second.stop()
  /** @param timeout milliseconds until it is killed */
  const restore = (DATA_DIR: string, timeout?: number) => {
    const env = { NODE_ENV: 'production', DATA_DIR }
    const options = { env, timeout, killSignal: 'SIGKILL' } as const
    return spawnSync(process.execPath, [program, 'restore', 'latest'], options).status
  }
  const copySite = () => {
    const copy = newFolder()
    cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true })
    return copy
  }
  const startedAt = performance.now()
  restore(copySite())
  const restoreMs = performance.now() - startedAt
  const tries = Math.max(4, kills / 5)
  let finished = 0
  for (let number = 0; number < tries; number++) {
    const copy = copySite()
    if (restore(copy, 1 + Math.round((number / tries) * restoreMs)) === 0) finished += 1
    requireWhole({ dataDir: copy }, filesIn(copy))
    expect(['before', 'after']).toContain(storedText({ dataDir: copy }, key).value)
    expect(restore(copy)).toBe(0)
    requireWhole({ dataDir: copy }, filesIn(copy))
    expect(contentOf(copy)).toEqual(before)
    expect(await command({ DATA_DIR: copy }, 'verify')).toMatchObject({ code: 0 })
  }
  expect(finished).toBeLessThan(tries)
  await annotate(`${tries} restores, of which ${finished} had finished before they were killed`)
})

/** The paths of the stored files. */
function filesIn(dataDir: string): Set<string> {
  return new Set(readdirSync(join(dataDir, 'files'), { recursive: true, encoding: 'utf8' }))
}

/** The rows of every table that a backup contains, in the same order. The version rises with each restore. */
function contentOf(dataDir: string): Record<string, string[]> {
  return inDatabase({ dataDir }, (db) => {
    const names = db
      .prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`)
      .all()
      .map(({ name }) => String(name))
      .filter((name) => !(name in excludedTables) && name !== 'content_version')
    const rowsOf = (name: string) =>
      db
        .prepare(`select * from ${name}`)
        .all()
        .map((row) => JSON.stringify(row))
    return Object.fromEntries(names.map((name) => [name, rowsOf(name).sort()]))
  })
}
