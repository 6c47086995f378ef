import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { commandRunner } from '#tests/support/console'
import { openDatabaseTest } from '#tests/support/database'
import { addFakePicture } from '#tests/support/images'
import { temporaryFolder } from '#tests/support/temporary-folder'
import { openWriter } from '#tests/support/writer'
import { lockDataDir } from '../../app/platform/installation/data-dir-lock.server'
import { runBackupCommand } from './backup-command'
import { runRestoreCommand } from './restore-command'
import { runSampleCommand } from './sample-command'
import { runVerifyCommand } from './verify-command'

/** A site with a news item, its console, and the folder in which npm is called. */
async function openSite() {
  const { backend, dataDir } = await openDatabaseTest('sqlite')
  await (await openWriter(backend)).news('Håb', '<p><a href="/findes-ikke">Her</a></p>')
  const folder = temporaryFolder()
  return { backend, dataDir, folder, run: commandRunner(dataDir, { INIT_CWD: folder }) }
}

test('a backup is written to a file that only its owner can read, and is listed', async () => {
  const { folder, run, dataDir } = await openSite()
  chmodSync(dataDir, 0o755)
  const file = join(folder, 'kopi.zip')
  const [line = '', name] = (await run(runBackupCommand, ['kopi.zip'])).split('\n')
  expect(line).toMatch(/^[\w-]+ {2}manual, \d+ rows, 0 files \(0\.0 MB\)$/)
  expect(name).toBe(file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  expect(readdirSync(folder)).toEqual(['kopi.zip'])
  await run(runBackupCommand, [])
  const list = (await run(runBackupCommand, ['list'])).trim().split('\n')
  expect(list).toEqual([expect.stringContaining('manual, '), line])
})

test('a backup that cannot be written to its file leaves no part of it', async () => {
  const { folder, run } = await openSite()
  mkdirSync(join(folder, 'kopi.zip'))
  const taking = run(runBackupCommand, ['kopi.zip'])
  await expect(taking).rejects.toThrow(/kopi\.zip cannot be written: /)
  expect(readdirSync(folder)).toEqual(['kopi.zip'])
})

test('a backup names the files that are missing on the site', async () => {
  const { backend, run } = await openSite()
  await addFakePicture(backend, 'images/a.jpg')
  await backend.files.remove('images/a.jpg')
  expect(await run(runBackupCommand, [])).toContain(
    '\nMissing on the site: images/a.jpg. npm run verify may find them\n',
  )
})

test('verify fails because of a dead link, and passes without it', async () => {
  const { backend, run } = await openSite()
  expect(await run(runVerifyCommand, [], 1)).toContain('\nProblems remain: see above\n')
  await backend.db.updateTable('news').set({ content: 'Her' }).execute()
  expect(await run(runVerifyCommand, [], 0)).toContain('\nNo problems found\n')
})

test('verify counts the orphans that it removes', async () => {
  const { backend, dataDir, run } = await openSite()
  for (const path of ['hymn-files/a.pdf', 'hymn-files/b.pdf']) {
    await backend.files.put(path, Buffer.from('a'))
    utimesSync(join(dataDir, 'files', path), 0, 0)
  }
  expect(await run(runVerifyCommand, [], 1)).toContain(
    'orphans: 0 pictures and 2 files were removed\n',
  )
  expect(await backend.files.exists('hymn-files/a.pdf')).toBe(false)
})

test('verify lists dead links and damaged backups, and fails', async () => {
  const { dataDir, run } = await openSite()
  const [id = ''] = (await run(runBackupCommand, [])).split(' ')
  writeFileSync(join(dataDir, 'backups/snapshots', `${id}.json`), '{}')
  const lines = await run(runVerifyCommand, [], 1)
  expect(lines).toContain('database: sound\n')
  expect(lines).toMatch(/links: 1 without a page\n {2}\/findes-ikke in .*Håb/)
  expect(lines).toContain(`backups: 0 intact, 1 damaged: ${id}\nProblems remain: see above\n`)
})

test('verify fails while the place of the backups does not answer', async () => {
  const { backend, dataDir, folder } = await openSite()
  await backend.db.updateTable('news').set({ content: 'Her' }).execute()
  const place = join(folder, 'kopier')
  writeFileSync(place, 'no folder')
  const run = commandRunner(dataDir, { BACKUP_TO: place })
  expect(await run(runVerifyCommand, [], 1)).toContain(
    'backups: the folder or bucket does not answer\nProblems remain: see above\n',
  )
  rmSync(place)
  expect(await run(runVerifyCommand, [], 0)).toContain('backups: 0 intact, 0 damaged\n')
})

test('a damaged database that can be opened is moved aside before a restore', async () => {
  const { backend, dataDir, run } = await openSite()
  await run(runBackupCommand, [])
  await backend.db.updateTable('news').set({ title: 'Efter kopien' }).execute()
  const damaged = temporaryFolder()
  cpSync(dataDir, damaged, { recursive: true })
  const file = join(damaged, 'skrivestue.db')
  damageIndexOf(file, 'news')
  const printed = await commandRunner(damaged)(runRestoreCommand, ['latest'])
  expect(printed).toMatch(/^The database is damaged: .*\. It is now \S+\n/)
  expect(printed).not.toContain('The state before it is backed up')
  const [, aside = ''] = /\. It is now (\S+)\n/.exec(printed) ?? []
  const titles = (database: string) => {
    const db = new DatabaseSync(database)
    try {
      return db.prepare('select title from news not indexed').all()
    } finally {
      db.close()
    }
  }
  expect([titles(aside), titles(file)]).toEqual([[{ title: 'Efter kopien' }], [{ title: 'Håb' }]])
})

/** Changes a key in the index of the ids, so that it lacks a row of the table. Only a full check finds it. */
function damageIndexOf(file: string, table: string) {
  const db = new DatabaseSync(file)
  db.exec('pragma wal_checkpoint(truncate)')
  const value = (query: string) => Object.values(db.prepare(query).get() ?? {})[0]
  const id = String(value(`select id from ${table}`))
  const root = `select rootpage from sqlite_schema where name = 'sqlite_autoindex_${table}_1'`
  const pageStart = (Number(value(root)) - 1) * Number(value('pragma page_size'))
  db.close()
  const bytes = readFileSync(file)
  bytes.write('x', bytes.indexOf(id, pageStart))
  writeFileSync(file, bytes)
}

test('a damaged database is moved aside with its log before a restore', async () => {
  const { backend, dataDir, run } = await openSite()
  await run(runBackupCommand, [])
  await backend.db.destroy()
  for (const name of ['skrivestue.db', 'skrivestue.db-wal']) {
    writeFileSync(join(dataDir, name), 'no database')
  }
  const printed = await run(runRestoreCommand, ['latest'])
  const [, aside = ''] = /\. It is now (\S+)\n/.exec(printed) ?? []
  expect([existsSync(aside), existsSync(`${aside}-wal`)]).toEqual([true, true])
  expect(printed).toMatch(
    /The site is as it was when [\w-]+ was taken, at .* Everybody signs in again/,
  )
})

test('latest is the newest backup that no restore has taken, and an older one has its name', async () => {
  const { backend, dataDir, run } = await openSite()
  const [first = ''] = (await run(runBackupCommand, [])).split(' ')
  await backend.db.updateTable('news').set({ title: 'Næste' }).execute()
  const [second = ''] = (await run(runBackupCommand, [])).split(' ')
  await backend.db.updateTable('news').set({ title: 'Sidst' }).execute()
  await backend.db.destroy()
  const restoreCopy = async (from: string, argument: string) => {
    const folder = temporaryFolder()
    cpSync(from, folder, { recursive: true })
    const printed = await commandRunner(folder)(runRestoreCommand, [argument])
    const db = new DatabaseSync(join(folder, 'skrivestue.db'))
    const titles = db.prepare('select title from news').all()
    db.close()
    return { folder, printed, titles }
  }
  const older = await restoreCopy(dataDir, first)
  expect(older.printed).toMatch(/^The state before it is backed up as [\w-]+\n/)
  expect([older.printed, older.titles]).toEqual([
    expect.stringContaining(`The site is as it was when ${first} was taken`),
    [{ title: 'Håb' }],
  ])
  const latest = await restoreCopy(older.folder, 'latest')
  expect([latest.printed, latest.titles]).toEqual([
    expect.stringContaining(`when ${second} was taken`),
    [{ title: 'Næste' }],
  ])
})

test.each([
  [runBackupCommand, ['kopi.txt']],
  [runBackupCommand, ['list', 'x']],
  [runRestoreCommand, []],
  [runRestoreCommand, ['latest', 'x']],
])('%o is refused with the words %j', async (command, words) => {
  const { run } = await openSite()
  await expect(run(command, words)).rejects.toThrow(/^Use: npm run (?:backup|restore)/)
})

test('a restore is refused while the site is served, or another process has the folder', async () => {
  const { backend, dataDir, run } = await openSite()
  await expect(run(runRestoreCommand, ['latest'])).rejects.toThrow(
    'The site is being served: stop every server of it first',
  )
  await backend.db.destroy()
  onTestFinished(lockDataDir(dataDir))
  await expect(run(runRestoreCommand, ['latest'])).rejects.toThrow('in use by another process')
})

test('nothing is backed up before an archive that is refused', async () => {
  const { dataDir, folder, run } = await openSite()
  await run(runBackupCommand, ['kopi.zip'])
  const file = join(folder, 'kopi.zip')
  writeFileSync(file, readFileSync(file).subarray(0, -100))
  // No process has the database of the copy open.
  const stopped = temporaryFolder()
  cpSync(dataDir, stopped, { recursive: true })
  const restoring = commandRunner(stopped)(runRestoreCommand, [file])
  await expect(restoring).rejects.toThrow('Nothing was restored: ')
  expect(readdirSync(join(stopped, 'backups/snapshots'))).toHaveLength(1)
})

test('a backup that does not exist is refused with the usage', async () => {
  const { backend, run } = await openSite()
  await backend.db.destroy()
  await expect(run(runRestoreCommand, ['findes-ikke'])).rejects.toThrow(
    'There is neither a file nor a backup findes-ikke. Use: npm run restore',
  )
})

test('the content is exported as a sample, whose name is printed', async () => {
  const { folder, run } = await openSite()
  const printed = await run((env, words) => runSampleCommand(env, words, folder), ['proeve'])
  expect(printed).toContain('news: 1\n')
  expect(printed).toContain(
    `The sample is in ${folder}/proeve. SAMPLE_CONTENT=proeve chooses it for a new site\n`,
  )
  expect(existsSync(join(folder, 'proeve/content.json'))).toBe(true)
})
