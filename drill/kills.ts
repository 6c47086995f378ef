import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { fromOurPage, signIn } from '../tests/support/admin-site.ts'
import { freePort, type RunningServer } from '../tests/support/servers.ts'
import { type Case, must, tryEach } from './case.ts'
import {
  command,
  copyOf,
  killedCommand,
  newFolder,
  requireWhole,
  saveText,
  startSite,
  storedText,
  textKeys,
  uploadPicture,
} from './site.ts'

/** The saves that the server acknowledged between start and kill. */
interface Acknowledged {
  texts: Map<string, string>
  pictures: string[]
  saves: number
  backups: number
}

const maxLifeMs = 3000

async function work(site: RunningServer, cookie: string, kept: Acknowledged, life: number) {
  const picture = await sharp({
    create: { width: 300, height: 200, channels: 3, background: { r: life % 256, g: 90, b: 60 } },
  })
    .jpeg()
    .toBuffer()
  const until = async (once: () => Promise<void>) => {
    try {
      for (;;) await once()
    } catch {
      // The server was killed.
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
      kept.texts.set(key, value)
      kept.saves += 1
    })
  })
  const uploads = until(async () => {
    const path = await uploadPicture(site, cookie, picture)
    if (path) kept.pictures.push(path)
  })
  const backups = until(async () => {
    const headers = { ...fromOurPage, cookie }
    const { ok } = await fetch(`${site.url}/admin/sikkerhedskopi`, { method: 'POST', headers })
    if (ok) kept.backups += 1
  })
  await pause(100 + Math.random() * maxLifeMs)
  await site.kill()
  await Promise.all([...savers, uploads, backups])
}

/**
 * Requires that the stored state is the last acknowledged one, or the one being saved when the server was
 * killed.
 */
function requireKept(dataDir: string, kept: Acknowledged) {
  for (const [key, value] of kept.texts) {
    const stored = storedText(dataDir, key).value
    const isNewer = Number(stored.split('.')[1]) === Number(value.split('.')[1]) + 1
    must(stored === value || isNewer, `${key} was ${value} and is ${stored}`)
  }
  const files = new Set(
    readdirSync(join(dataDir, 'files'), { recursive: true, encoding: 'utf8' }).map(String),
  )
  for (const path of kept.pictures) must(files.has(path), `lost: ${path}`)
}

export const killedServer: Case = {
  promise: 'kill -9 while texts are saved, pictures uploaded and backups taken',
  target: '0 acknowledged changes lost, 0 rows without file, integrity ok, backups whole',
  async run({ kills }) {
    const dataDir = newFolder()
    const variables = { DATA_DIR: dataDir, PORT: String(await freePort()) }
    let cookie: string | undefined
    const total = { saves: 0, pictures: 0, backups: 0 }
    const lives = Array.from({ length: kills }, (_, life) => life)
    const outcome = await tryEach(lives, async (life) => {
      const site = await startSite(variables)
      cookie ??= await signIn(site)
      const kept: Acknowledged = { texts: new Map(), pictures: [], saves: 0, backups: 0 }
      await work(site, cookie, kept, life)
      total.saves += kept.saves
      total.pictures += kept.pictures.length
      total.backups += kept.backups
      requireKept(dataDir, kept)
      requireWhole(dataDir)
    })
    if (total.saves < kills || total.pictures === 0) {
      outcome.held = 0
      outcome.faults?.push(`only ${total.saves} saves and ${total.pictures} uploads were answered`)
    }
    const { code, printed } = await command(variables, 'verify')
    if (code !== 0) {
      outcome.held -= 1
      outcome.faults?.push(`verify: ${printed}`)
    }
    const { saves, pictures, backups } = total
    const figures = `${saves} saves, ${pictures} uploads, ${backups} backups acknowledged`
    return { ...outcome, figures }
  },
}

export const killedRestore: Case = {
  promise: 'kill -9 while a backup is restored',
  target: 'the site as it was or as it shall be; the next restore finishes it',
  async run({ kills }) {
    const { dataDir, whole } = await twoStates()
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
    })
    return { ...outcome, figures: `${finished} were faster than the kill` }
  },
}

/** A site whose backup says 'before' and whose database says 'after', and the duration of a restore. */
async function twoStates() {
  const dataDir = newFolder()
  const site = await startSite({ DATA_DIR: dataDir })
  const cookie = await signIn(site)
  const [key] = textKeys
  await saveText(site, cookie, { key, value: 'before', revision: 0 })
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
  for (let number = 0; number < 20; number++) await uploadPicture(site, cookie, noise)
  await command({ DATA_DIR: dataDir }, 'backup')
  await saveText(site, cookie, { key, value: 'after', revision: 1 })
  await site.stop()
  const begun = performance.now()
  await command({ DATA_DIR: copyOf(dataDir) }, 'restore', 'latest')
  return { dataDir, whole: performance.now() - begun }
}
