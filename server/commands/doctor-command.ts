import { randomUUID } from 'node:crypto'
import { stat, statfs } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { connect } from 'node:tls'
import { pendingMigrations } from '../../app/platform/db/migrations.server'
import { instantsOf, requireWritable } from '../../app/platform/db/probe.server'
import type { FileStore } from '../../app/platform/files/file-store.server'
import { openMailer } from '../../app/platform/mail/transport.server'
import { systemClock } from '../../app/platform/runtime/clock'
import { ConfigError, type Env } from '../../app/platform/runtime/env.server'
import { messageOf } from '../../app/platform/runtime/fault'
import { commit, version } from '../../app/platform/runtime/version'
import { type OpenSite, openSite, printLine, requireExistingSite } from './open-site'

const megabyte = 1024 * 1024
const minFreeMegabytes = 500
const hourMs = 60 * 60 * 1000
const maxBackupHours = 26
const maxClockMs = 5000
const minCertificateDays = 14
const timeoutMs = 10_000

/** Checks one part of the site. Returns what works. @throws Error whose message says how to mend it */
type Check = () => Promise<string>

/** `npm run doctor`: one line for each part that the site needs. @returns 1 when something is wrong */
export async function runDoctorCommand(env: Env, words: string[]): Promise<number> {
  if (words.length > 0) throw new ConfigError('Use: npm run doctor')
  requireExistingSite(env)
  const before: [string, Check][] = [
    [
      'versions',
      async () =>
        `Skrivestue ${[version, commit].filter(Boolean).join(' ')}, Node ${process.versions.node}`,
    ],
    ['settings', async () => `SITE_URL ${env.siteUrl}, DATA_DIR ${env.dataDir}`],
    ['owner and mode', () => checkOwner(env.dataDir)],
    ['room', () => checkRoom('DATA_DIR', env.dataDir)],
    ['certificate', () => checkCertificate(new URL(env.siteUrl))],
    ['mail server', () => checkMail(env)],
  ]
  let wrong = 0
  for (const check of before) wrong += await report(...check)
  let site: OpenSite | undefined
  wrong += await report('database', async () => {
    site = await openSite(env)
    return checkDatabase(site, env)
  })
  for (const check of site ? siteChecks(site, env) : []) wrong += await report(...check)
  await site?.database.db.destroy()
  printLine(wrong === 0 ? 'No problems found' : `${wrong} to mend: see the lines with ✘`)
  return wrong === 0 ? 0 : 1
}

async function report(name: string, check: Check): Promise<number> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no answer in ten seconds')), timeoutMs).unref()
  })
  try {
    printLine(`✔ ${name}: ${await Promise.race([check(), late])}`)
    return 0
  } catch (error) {
    printLine(`✘ ${name}: ${messageOf(error).replaceAll(/\s*\n\s*/g, ' ')}`)
    return 1
  }
}

function siteChecks(site: OpenSite, env: Env): [string, Check][] {
  const place = env.s3 ? `the bucket ${env.s3.bucket}` : `${env.dataDir}/files`
  return [
    ['migrations', () => checkMigrations(site)],
    ['clock', () => checkClock(site)],
    ['files', () => checkWriting(site.files, place)],
    ['backups', () => checkBackups(site)],
  ]
}

async function checkOwner(folder: string): Promise<string> {
  const { uid, mode } = await stat(folder)
  const own = process.getuid?.() ?? uid
  if (uid !== own) {
    throw new Error(
      `${folder} belongs to user ${uid}, and this is user ${own}: chown it, or change the user`,
    )
  }
  const bits = (mode & 0o777).toString(8)
  if (mode & 0o077) throw new Error(`others can open ${folder} (mode ${bits}): chmod 700 it`)
  return `user ${own}, mode ${bits}`
}

async function checkRoom(name: string, folder: string): Promise<string> {
  const { bavail, bsize } = await statfs(folder)
  const free = Math.floor((bavail * bsize) / megabyte)
  if (free < minFreeMegabytes) {
    throw new Error(`${name} has ${free} MB left: make room for at least ${minFreeMegabytes} MB`)
  }
  return `${name} has ${free} MB left`
}

async function checkCertificate({ protocol, hostname, port }: URL): Promise<string> {
  if (protocol !== 'https:') return 'none is needed, since SITE_URL begins with http:'
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname }, () =>
    resolve(socket.getPeerCertificate().valid_to),
  )
  socket.once('error', reject)
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('no answer')))
  const until = await promise
    .catch((error: unknown) => {
      throw new Error(
        `${hostname}: ${messageOf(error)}. Check the name, the proxy and its certificate`,
      )
    })
    .finally(() => socket.destroy())
  const days = Math.floor((Date.parse(until) - systemClock.now().getTime()) / (24 * hourMs))
  if (days < minCertificateDays) throw new Error(`it ends in ${days} days: renew it`)
  return `valid for ${days} days`
}

async function checkMail(env: Env): Promise<string> {
  const mailer = openMailer(env, timeoutMs)
  if (!mailer || !env.smtp) return 'none: SMTP_URL is not set, so the site sends no mail'
  const { host } = new URL(env.smtp.url)
  try {
    await mailer.check()
    return `${host} answers`
  } catch (error) {
    throw new Error(`${host}: ${messageOf(error)}. Check SMTP_URL`)
  } finally {
    mailer.close()
  }
}

async function checkDatabase({ database }: OpenSite, { databaseUrl }: Env): Promise<string> {
  const damage = await database.damage()
  if (damage) throw new Error(`${damage}: npm run restore -- latest`)
  await requireWritable(database.db)
  return databaseUrl
    ? 'PostgreSQL answers and can be written'
    : 'SQLite is sound and can be written'
}

async function checkMigrations({ database }: OpenSite): Promise<string> {
  const pending = await pendingMigrations(database.db)
  if (pending.length === 0) return 'the database is up to date'
  throw new Error(`${pending.length} are pending (${pending.join(', ')}): start the site once`)
}

async function checkClock({ database: { db } }: OpenSite): Promise<string> {
  const now = systemClock.now().getTime()
  const { now: databaseNow = now, lastWrite } = await instantsOf(db)
  const behindMs = Math.max(lastWrite, databaseNow) - now
  const differenceMs = behindMs > maxClockMs ? behindMs : databaseNow - now
  if (Math.abs(differenceMs) > maxClockMs) {
    const seconds = Math.round(Math.abs(differenceMs) / 1000)
    const side = differenceMs > 0 ? 'behind' : 'ahead of'
    throw new Error(`it is ${seconds} s ${side} the database: set it by NTP`)
  }
  return systemClock.now().toISOString()
}

async function checkBackups({ backups }: OpenSite): Promise<string> {
  const { store, folder } = await backups.openTarget()
  const place = folder ?? 'the bucket of BACKUP_TO'
  const written = await checkWriting(store.files, place)
  if (folder) await checkRoom('BACKUP_TO', folder)
  const [last] = await backups.list()
  if (!last) throw new Error('there is none yet: npm run backup')
  const hours = Math.floor((systemClock.now().getTime() - Date.parse(last.takenAt)) / hourMs)
  if (hours >= maxBackupHours) {
    throw new Error(`the last one is ${hours} hours old: npm run backup, and read its error`)
  }
  return `${written}, the last one is ${hours} hours old`
}

async function checkWriting(files: FileStore, place: string): Promise<string> {
  const path = `doctor/${randomUUID()}.txt`
  const text = Buffer.from(path)
  try {
    await files.put(path, text)
    const written = await buffer(await files.read(path))
    if (!written.equals(text)) throw new Error('what was written cannot be read')
  } catch (error) {
    throw new Error(`${place}: ${messageOf(error)}. Check its owner, its disk and its keys`)
  } finally {
    await files.remove(path).catch(() => {})
  }
  return `${place} can be written`
}
