import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commandRunner } from '#tests/support/console'
import { openDatabaseTest } from '#tests/support/database'
import { freePort } from '#tests/support/servers'
import { openWriter } from '#tests/support/writer'
import { runBackupCommand } from './backup-command'
import { runDoctorCommand } from './doctor-command'

const healthy = { SITE_URL: 'http://example.dk' }

async function openSite() {
  const { backend, dataDir } = await openDatabaseTest('sqlite')
  await (await openWriter(backend)).news('Håb', 'Her')
  chmodSync(dataDir, 0o700)
  return { backend, dataDir, run: commandRunner(dataDir, healthy) }
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const faultsIn = (lines: string) => lines.split('\n').filter((line) => line.startsWith('✘'))

test('a site on which nothing is wrong has a ✔ at each line', async () => {
  const { run } = await openSite()
  await run(runBackupCommand, [])
  const lines = (await run(runDoctorCommand, [])).trim().split('\n')
  expect(lines.slice(0, -1).map((line) => line.split(':')[0])).toEqual([
    '✔ versions',
    '✔ settings',
    '✔ owner and mode',
    '✔ room',
    '✔ certificate',
    '✔ mail server',
    '✔ database',
    '✔ migrations',
    '✔ clock',
    '✔ files',
    '✔ backups',
  ])
  expect(lines.at(-1)).toBe('No problems found')
})

test('a site without a backup, in an open folder, with the clock behind, has a line for each', async () => {
  const { backend, dataDir, run } = await openSite()
  await backend.db.updateTable('audit_log').set({ at: '2199-01-01T00:00:00.000Z' }).execute()
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
