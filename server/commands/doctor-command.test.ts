import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import {
  createServer as createTlsServer,
  getCACertificates,
  setDefaultCACertificates,
} from 'node:tls'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { certificate, certificateKey } from '#tests/support/certificate'
import { commandRunner } from '#tests/support/console'
import { openDatabaseTest, postgresDatabase } from '#tests/support/database'
import { openMailServer } from '#tests/support/mail-server'
import { freePort } from '#tests/support/servers'
import { temporaryFolder } from '#tests/support/temporary-folder'
import { openWriter } from '#tests/support/writer'
import { systemClock } from '~/platform/runtime/clock'
import { runBackupCommand } from './backup-command'
import { runDoctorCommand } from './doctor-command'

const disk = vi.hoisted(() => ({ freeMegabytes: undefined as number | undefined }))
vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>()
  const statfs = async (path: string) => {
    const found = await real.statfs(path)
    return disk.freeMegabytes === undefined
      ? found
      : { ...found, bavail: disk.freeMegabytes, bsize: 1024 * 1024 }
  }
  return { ...real, statfs }
})

const healthy = { SITE_URL: 'http://example.dk' }

async function openSite() {
  const { backend, dataDir } = await openDatabaseTest('sqlite')
  const write = await openWriter(backend)
  for (const title of ['Håb', 'Tro']) await write.news(title, 'Her')
  chmodSync(dataDir, 0o700)
  return { backend, dataDir, run: commandRunner(dataDir, healthy) }
}

const faultsIn = (lines: string) => lines.split('\n').filter((line) => line.startsWith('✘'))

test('a site on which nothing is wrong has a ✔ at each line', async () => {
  const { dataDir, run } = await openSite()
  await run(runBackupCommand, [])
  disk.freeMegabytes = 500
  onTestFinished(() => {
    disk.freeMegabytes = undefined
  })
  const lines = (await run(runDoctorCommand, [])).trim().split('\n')
  expect(lines).toEqual([
    expect.stringMatching(/^✔ versions: Skrivestue \d[^,]*, Node \d+\.\d+\.\d+$/),
    `✔ settings: SITE_URL http://example.dk, DATA_DIR ${dataDir}`,
    `✔ owner and mode: user ${process.getuid?.()}, mode 700`,
    '✔ room: DATA_DIR has 500 MB left',
    '✔ certificate: none is needed, since SITE_URL begins with http:',
    '✔ mail server: none: SMTP_URL is not set, so the site sends no mail',
    '✔ database: SQLite is sound and can be written',
    '✔ migrations: the database is up to date',
    expect.stringMatching(/^✔ clock: \d{4}-.*Z$/),
    `✔ files: ${dataDir}/files can be written`,
    `✔ backups: ${dataDir}/backups can be written, the last one is 0 hours old`,
    'No problems found',
  ])
  for (const name of ['files', 'backups']) {
    expect(readdirSync(join(dataDir, name), { recursive: true }).join()).not.toContain('.txt')
  }
})

test('a site without a backup, in an open folder, with the clock behind, has a line for each', async () => {
  const { backend, dataDir, run } = await openSite()
  const [, line, ...others] = await backend.db.selectFrom('audit_log').select('id').execute()
  expect([line, ...others]).not.toEqual([undefined])
  await backend.db
    .updateTable('audit_log')
    .set({ at: '2199-01-01T00:00:00.000Z' })
    .where('id', '=', line?.id ?? '')
    .execute()
  // The commands close the folder to others at their start.
  const lines = await run(
    async (env, words) => {
      chmodSync(dataDir, 0o755)
      return runDoctorCommand(env, words)
    },
    [],
    1,
  )
  expect(faultsIn(lines)).toEqual([
    `✘ owner and mode: others can open ${dataDir} (mode 755): chmod 700 it`,
    expect.stringMatching(/^✘ clock: it is \d+ s behind the database: set it by NTP$/),
    '✘ backups: there is none yet: npm run backup',
  ])
  expect(lines).toContain('3 to mend: see the lines with ✘\n')
})

test('services that do not answer are named, each with what to check', async () => {
  const { dataDir, run } = await openSite()
  await run(runBackupCommand, [])
  const place = join(temporaryFolder(), 'kopier')
  writeFileSync(place, 'no folder')
  const port = await freePort()
  const away = commandRunner(dataDir, {
    SITE_URL: `https://localhost:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'a@example.dk',
    BACKUP_TO: place,
  })
  expect(faultsIn(await away(runDoctorCommand, [], 1))).toEqual([
    expect.stringMatching(
      /^✘ certificate: localhost: .*\. Check the name, the proxy and its certificate$/,
    ),
    expect.stringMatching(/^✘ mail server: 127\.0\.0\.1.*: .*\. Check SMTP_URL$/),
    expect.stringMatching(/^✘ backups: .*kopier cannot be written/),
  ])
})

test('files that cannot be written are reported', async () => {
  const { dataDir, run } = await openSite()
  await run(runBackupCommand, [])
  rmSync(join(dataDir, 'files'), { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(join(dataDir, 'files'), 'no folder')
  expect(faultsIn(await run(runDoctorCommand, [], 1)).join()).toContain('files')
})

test('a server that accepts a connection and says nothing is given up', async () => {
  const { dataDir } = await openSite()
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  server.on('connection', (socket) => socket.destroy())
  const run = commandRunner(dataDir, { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'a@b.dk' })
  expect(faultsIn(await run(runDoctorCommand, [], 1)).join()).toContain('✘ mail server: ')
})

/** The time of the commands. */
function setTime(instant: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: instant })
}

const hourMs = 60 * 60 * 1000

test('a mail server and a certificate that are right have a ✔, and one that ends soon a ✘', async () => {
  const { dataDir, run: runAt } = await openSite()
  await runAt(runBackupCommand, [])
  const authorities = getCACertificates('default')
  setDefaultCACertificates([certificate])
  onTestFinished(() => setDefaultCACertificates(authorities))
  const server = createTlsServer({ cert: certificate, key: certificateKey }).listen(0, 'localhost')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const mail = await openMailServer()
  const run = commandRunner(dataDir, {
    SITE_URL: `https://localhost:${port}`,
    SMTP_URL: mail.url,
    MAIL_FROM: 'a@example.dk',
  })
  const lines = await run(runDoctorCommand, [])
  expect(lines).toMatch(/^✔ certificate: valid for \d{5} days$/m)
  expect(lines).toMatch(/^✔ mail server: 127\.0\.0\.1:\d+ answers$/m)
  setTime(Date.parse('2126-10-21T12:00:00Z'))
  expect(faultsIn(await run(runDoctorCommand, [], 1))).toContain(
    '✘ certificate: it ends in 13 days: renew it',
  )
  setTime(Date.parse('2126-10-20T12:00:00Z'))
  expect(await run(runDoctorCommand, [], 1)).toContain('✔ certificate: valid for 14 days\n')
})

test('too little room, another owner and a backup that is too old have a line for each', async () => {
  const { dataDir, run } = await openSite()
  await run(runBackupCommand, [])
  const uid = process.getuid?.() ?? 0
  disk.freeMegabytes = 400
  onTestFinished(() => {
    disk.freeMegabytes = undefined
  })
  const room = 'has 400 MB left: make room for at least 500 MB'
  expect(faultsIn(await run(runDoctorCommand, [], 1))).toEqual([
    `✘ room: DATA_DIR ${room}`,
    `✘ backups: BACKUP_TO ${room}`,
  ])
  disk.freeMegabytes = undefined
  const getuid = vi.spyOn(process, 'getuid').mockReturnValue(uid + 1)
  expect(faultsIn(await run(runDoctorCommand, [], 1))).toEqual([
    `✘ owner and mode: ${dataDir} belongs to user ${uid}, and this is user ${uid + 1}: chown it, or change the user`,
  ])
  getuid.mockRestore()
  const taken = systemClock.now().getTime()
  setTime(taken + 25 * hourMs)
  expect(await run(runDoctorCommand, [])).toContain('the last one is 25 hours old\n')
  setTime(taken + 26 * hourMs)
  expect(faultsIn(await run(runDoctorCommand, [], 1))).toEqual([
    '✘ backups: the last one is 26 hours old: npm run backup, and read its error',
  ])
})

test('a database that is damaged, or of an older version, has a line', async () => {
  const { backend, dataDir, run } = await openSite()
  await run(runBackupCommand, [])
  const last = sql`(select max(name) from schema_migrations)`
  const { rows } = await sql<{ name: string }>`select ${last} as name`.execute(backend.db)
  await sql`delete from schema_migrations where name = ${last}`.execute(backend.db)
  expect(faultsIn(await run(runDoctorCommand, [], 1))).toEqual([
    `✘ migrations: 1 are pending (${rows[0]?.name}): start the site once`,
  ])
  await backend.db.destroy()
  writeFileSync(join(dataDir, 'skrivestue.db'), 'no database')
  expect(faultsIn(await run(runDoctorCommand, [], 1)).join()).toMatch(/^✘ database: [^\n]+$/)
})

test('a site on PostgreSQL has its line, and the clock is compared with that of the server', async () => {
  const dataDir = temporaryFolder()
  chmodSync(dataDir, 0o700)
  const url = await postgresDatabase()
  const run = commandRunner(dataDir, { ...healthy, DATABASE_URL: url })
  expect(await run(runDoctorCommand, [], 1)).toContain(
    '✔ database: PostgreSQL answers and can be written\n',
  )
  const readOnly = `${url}${url.includes('?') ? '&' : '?'}options=-c%20default_transaction_read_only%3Don`
  const reading = commandRunner(dataDir, { ...healthy, DATABASE_URL: readOnly })
  expect(faultsIn(await reading(runDoctorCommand, [], 1)).join()).toMatch(
    /✘ database: [^\n]*read-only/,
  )
  setTime(systemClock.now().getTime() + hourMs)
  expect(faultsIn(await run(runDoctorCommand, [], 1)).join()).toMatch(
    /✘ clock: it is 3\d{3} s ahead of the database: set it by NTP/,
  )
})
