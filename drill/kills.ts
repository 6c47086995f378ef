import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { fromOurPage, signIn } from '../tests/support/admin-site.ts'
import { freePort, type RunningServer } from '../tests/support/servers.ts'
import { type Case, must, tryEach } from './case.ts'
import { contentHashes, requireSame } from './content-hashes.ts'
import { addDeleteRestore, requireSteps, type Steps } from './deletions.ts'
import {
  command,
  copyOf,
  killedCommand,
  newFolder,
  query,
  requireWhole,
  saveText,
  smallPicture,
  startSite,
  storedText,
  textKeys,
  uploadPicture,
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

async function work(site: RunningServer, cookie: string, acknowledged: Acknowledged, life: number) {
  const picture = await smallPicture(life)
  let isKilled = false
  const until = async (once: () => Promise<void>) => {
    try {
      for (;;) {
        await once()
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
    return until(async () => {
      number += 1
      const value = `${life}.${number}`
      const { status } = await saveText(site, cookie, { key, value, revision })
      if (status !== 200) return
      revision += 1
      acknowledged.texts.set(key, value)
      acknowledged.saves += 1
    })
  })
  let added = 0
  const deletions = until(async () => {
    added += 1
    await addDeleteRestore(site, cookie, `${life}.${added}`, acknowledged.testimonials)
  })
  const uploads = until(async () => {
    const path = await uploadPicture(site, cookie, picture)
    if (path) acknowledged.pictures.push(path)
  })
  const backups = until(async () => {
    const headers = { ...fromOurPage, cookie }
    const { ok } = await fetch(`${site.url}/admin/sikkerhedskopi`, { method: 'POST', headers })
    if (ok) acknowledged.backups += 1
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
  const files = new Set(
    readdirSync(join(dataDir, 'files'), { recursive: true, encoding: 'utf8' }).map(String),
  )
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
  async run({ kills }) {
    const dataDir = newFolder()
    const variables = { DATA_DIR: dataDir, PORT: String(await freePort()) }
    let cookie: string | undefined
    const total = { saves: 0, steps: 0, pictures: 0, backups: 0 }
    const lives = Array.from({ length: kills }, (_, life) => life)
    const outcome = await tryEach(lives, async (life) => {
      const site = await startSite(variables)
      cookie ??= await signIn(site)
      const acknowledged: Acknowledged = {
        texts: new Map(),
        pictures: [],
        testimonials: [],
        saves: 0,
        backups: 0,
      }
      await work(site, cookie, acknowledged, life)
      total.saves += acknowledged.saves
      total.steps += acknowledged.testimonials.reduce((sum, { steps }) => sum + steps, 0)
      total.pictures += acknowledged.pictures.length
      total.backups += acknowledged.backups
      requireAcknowledged(dataDir, acknowledged)
      requireWhole(dataDir)
    })
    const { saves, steps, pictures, backups } = total
    const figures = `${saves} saves, ${steps} additions, deletions and undos, ${pictures} uploads, ${backups} backups acknowledged`
    if (saves < kills || steps < kills || pictures === 0 || backups === 0) {
      outcome.held = 0
      outcome.faults?.push(`it did too little: ${figures}`)
    }
    const { code, printed } = await command(variables, 'verify')
    if (code !== 0) {
      outcome.held -= 1
      outcome.faults?.push(`verify: ${printed}`)
    }
    return { ...outcome, figures }
  },
}

export const killedRestore: Case = {
  promise: 'kill -9 while a backup is restored',
  target:
    'the site is unchanged or restored; the next restore finishes it, with the same hash of every table and file',
  async run({ kills }) {
    const { dataDir, whole, before } = await twoStates()
    const tries = Array.from({ length: Math.max(4, kills / 5) }, (_, number) => number)
    let finished = 0
    const outcome = await tryEach(tries, async (number) => {
      const copy = copyOf(dataDir)
      const after = (number / tries.length) * whole
      const ended = await killedCommand({ DATA_DIR: copy }, after, ['restore', 'latest'])
      finished += ended.finished ? 1 : 0
      requireWhole(copy)
      const { value } = storedText(copy, textKeys[0])
      must(value === 'before' || value === 'after', `the text is ${value}`)
      const again = await command({ DATA_DIR: copy }, 'restore', 'latest')
      must(again.code === 0, again.printed)
      requireWhole(copy)
      must(storedText(copy, textKeys[0]).value === 'before', 'the second restore did nothing')
      requireSame(copy, before)
    })
    if (finished === tries.length) {
      outcome.held = 0
      outcome.faults?.push('every restore was faster than the kill')
    }
    return { ...outcome, figures: `${finished} were faster than the kill` }
  },
}

/**
 * A site whose backup says 'before' and whose database says 'after', the duration of a restore, and the
 * hashes of what the backup contains.
 */
async function twoStates() {
  const dataDir = newFolder()
  const site = await startSite({ DATA_DIR: dataDir })
  const cookie = await signIn(site)
  const [key] = textKeys
  const save = async (value: string, revision: number) => {
    const { status } = await saveText(site, cookie, { key, value, revision })
    must(status === 200, `a save answered ${status}`)
  }
  await save('before', 0)
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
    must(await uploadPicture(site, cookie, noise), 'an upload was refused')
  }
  await site.stop()
  await command({ DATA_DIR: dataDir }, 'backup')
  const before = contentHashes(dataDir)
  const again = await startSite({ DATA_DIR: dataDir })
  const revision = storedText(dataDir, key).revision
  const saved = await saveText(again, cookie, { key, value: 'after', revision })
  must(saved.status === 200, `the second save answered ${saved.status}`)
  await again.stop()
  const begun = performance.now()
  await command({ DATA_DIR: copyOf(dataDir) }, 'restore', 'latest')
  return { dataDir, before, whole: performance.now() - begun }
}
