import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { signIn } from '../tests/support/admin-site.ts'
import { freePort, type RunningServer } from '../tests/support/servers.ts'
import { type Case, must } from './case.ts'
import { contentHashes, requireSame } from './content-hashes.ts'
import { addDeleteRestore, requireSteps, type Steps } from './deletions.ts'
import {
  type Author,
  authorOf,
  authorWith,
  command,
  copyFolder,
  filesIn,
  newFolder,
  query,
  requireWhole,
  smallPicture,
  startSite,
  storedText,
  textKeys,
} from './site.ts'

/** The saves that the server acknowledged between start and kill. */
interface Acknowledged {
  texts: Map<string, string>
  pictures: string[]
  testimonials: Steps[]
  saves: number
  backups: number
}

const maxLifeMs = 3000
/** Every fifth run lasts until a backup was acknowledged, since most runs are too short for one. */
const maxBackupMs = 20_000

async function work(site: RunningServer, author: Author, acknowledged: Acknowledged, life: number) {
  const picture = await smallPicture(life)
  let isKilled = false
  const repeat = async (step: () => Promise<void>) => {
    try {
      for (;;) {
        await step()
        // Leaves time for a backup.
        await pause(30)
      }
    } catch (error) {
      if (!isKilled) throw error
    }
  }
  const savers = textKeys.map((key) => {
    let { revision } = storedText(site.dataDir, key)
    let number = 0
    return repeat(async () => {
      number += 1
      const value = `${life}.${number}`
      const { status } = await author.save(value, revision, key)
      if (status !== 200) return
      revision += 1
      acknowledged.texts.set(key, value)
      acknowledged.saves += 1
    })
  })
  let added = 0
  const deletions = repeat(async () => {
    added += 1
    await addDeleteRestore(site.dataDir, author, `${life}.${added}`, acknowledged.testimonials)
  })
  const uploads = repeat(async () => {
    const path = await author.upload(picture)
    if (path) acknowledged.pictures.push(path)
  })
  const backups = repeat(async () => {
    if ((await author.takeBackup()).ok) acknowledged.backups += 1
  })
  const working = Promise.all([...savers, deletions, uploads, backups])
  working.catch(() => {})
  await pause(100 + Math.random() * maxLifeMs)
  const deadline = performance.now() + (life % 5 === 4 ? maxBackupMs : 0)
  while (acknowledged.backups === 0 && performance.now() < deadline) await pause(20)
  isKilled = true
  await site.kill()
  await working
}

/**
 * Requires that the stored state is the last acknowledged one, or the one being saved when the server was
 * killed.
 */
function requireAcknowledged(dataDir: string, acknowledged: Acknowledged) {
  for (const [key, value] of acknowledged.texts) {
    const stored = storedText(dataDir, key).value
    const isNewer = Number(stored.split('.')[1]) === Number(value.split('.')[1]) + 1
    must(stored === value || isNewer, `${key} was ${value} and is ${stored}`)
    requireInHistory(dataDir, key, stored)
  }
  requireSteps(dataDir, acknowledged.testimonials)
  const files = filesIn(dataDir)
  for (const path of acknowledged.pictures) must(files.has(path), `lost: ${path}`)
}

/** Requires that the newest version of a text is the stored one. */
function requireInHistory(dataDir: string, key: string, stored: string) {
  const [page = '', element = ''] = key.split('.')
  const [version] = query<{ content: string }>(
    dataDir,
    `select content from row_versions where noun = 'editable_content' and row_id =
       (select id from editable_content where page = ? and element_key = ?)
     order by number desc limit 1`,
    page,
    element,
  )
  must(version?.content.includes(JSON.stringify(stored)), `${key}: ${stored} is not in the history`)
}

export const killedServer: Case = {
  promise:
    'kill -9 while texts are saved, rows deleted and restored, pictures uploaded and backups taken',
  target:
    '0 acknowledged changes lost, history and trash agree with the rows, 0 rows without file, integrity ok, backups whole',
  async run(attempts, { kills }) {
    const dataDir = newFolder()
    const variables = { DATA_DIR: dataDir, PORT: String(await freePort()) }
    let cookie: string | undefined
    const total = { saves: 0, steps: 0, pictures: 0, backups: 0 }
    await attempts.each(Array.from({ length: kills }).keys(), async (life) => {
      const site = await startSite(variables)
      cookie ??= await signIn(site)
      const acknowledged: Acknowledged = {
        texts: new Map(),
        pictures: [],
        testimonials: [],
        saves: 0,
        backups: 0,
      }
      await work(site, authorWith(site, cookie), acknowledged, life)
      total.saves += acknowledged.saves
      total.steps += acknowledged.testimonials.reduce((sum, { steps }) => sum + steps, 0)
      total.pictures += acknowledged.pictures.length
      total.backups += acknowledged.backups
      requireAcknowledged(dataDir, acknowledged)
      requireWhole(dataDir)
    })
    const { saves, steps, pictures, backups } = total
    attempts.figures = `${saves} saves, ${steps} additions, deletions and undos, ${pictures} uploads, ${backups} backups acknowledged`
    if (saves < kills || steps < kills || pictures === 0 || backups === 0) {
      attempts.fail(`it did too little: ${attempts.figures}`)
    }
    const { code, printed } = await command(variables, ['verify'])
    if (code !== 0) attempts.fail(`verify: ${printed}`)
  },
}

export const killedRestore: Case = {
  promise: 'kill -9 while a backup is restored',
  target:
    'the site is unchanged or restored; the next restore finishes it, with the same hash of every table and file',
  async run(attempts, { kills }) {
    const { dataDir, whole: restoreMs, before } = await prepareRestore()
    const count = Math.max(4, kills / 5)
    let finished = 0
    await attempts.each(Array.from({ length: count }).keys(), async (number) => {
      const copy = copyFolder(dataDir)
      const restore = (maxMs?: number) => command({ DATA_DIR: copy }, ['restore', 'latest'], maxMs)
      const killed = await restore(1 + Math.round((number / count) * restoreMs))
      finished += killed.code === 0 ? 1 : 0
      requireWhole(copy)
      const { value } = storedText(copy, textKeys[0])
      must(value === 'before' || value === 'after', `the text is ${value}`)
      const again = await restore()
      must(again.code === 0, again.printed)
      requireWhole(copy)
      must(storedText(copy, textKeys[0]).value === 'before', 'the second restore did nothing')
      requireSame(copy, before)
    })
    attempts.figures = `${finished} were faster than the kill`
    if (finished === attempts.tries) attempts.fail('every restore was faster than the kill')
  },
}

/**
 * A site whose backup says 'before' and whose database says 'after', the duration of a restore, and the
 * hashes of what the backup contains.
 */
async function prepareRestore() {
  const dataDir = newFolder()
  const site = await startSite({ DATA_DIR: dataDir })
  const author = await authorOf(site)
  await author.mustSave('before', 0)
  const noise = await sharp({
    create: {
      width: 1200,
      height: 800,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
  for (let number = 0; number < 20; number++) {
    must(await author.upload(noise), 'an upload was refused')
  }
  await site.stop()
  await command({ DATA_DIR: dataDir }, ['backup'])
  const before = contentHashes(dataDir)
  const second = await startSite({ DATA_DIR: dataDir })
  const { revision } = storedText(dataDir, textKeys[0])
  await authorWith(second, author.cookie).mustSave('after', revision)
  await second.stop()
  const startedAt = performance.now()
  await command({ DATA_DIR: copyFolder(dataDir) }, ['restore', 'latest'])
  return { dataDir, before, whole: performance.now() - startedAt }
}
