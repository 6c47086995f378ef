import { cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { commandRunner } from '#tests/support/console'
import { openDatabaseTest } from '#tests/support/database'
import { temporaryFolder } from '#tests/support/temporary-folder'
import { wxr } from '#tests/support/wordpress'
import { openWriter } from '#tests/support/writer'
import { runExportCommand } from './export-command'
import { runImportCommand } from './import-command'

/**
 * A site that no process serves, and the folder in which npm is called. Each command runs on a copy of what the one
 * before left, since a process keeps the folder that it has taken.
 */
async function stoppedSite() {
  const { backend, dataDir } = await openDatabaseTest('sqlite')
  await (await openWriter(backend)).news('Fra før')
  await backend.db.destroy()
  const folder = temporaryFolder()
  let site = dataDir
  const run = async (words: string[], code = 0, command = runImportCommand) => {
    const copy = temporaryFolder()
    cpSync(site, copy, { recursive: true })
    site = copy
    return commandRunner(site, { INIT_CWD: folder })(command, words, code)
  }
  const titles = (table: string) => {
    const db = new DatabaseSync(join(site, 'skrivestue.db'))
    const rows = db.prepare(`select title from ${table} order by title`).all()
    db.close()
    return rows.map(({ title }) => title)
  }
  const change = (statement: string) => {
    const db = new DatabaseSync(join(site, 'skrivestue.db'))
    db.exec(statement)
    db.close()
  }
  return { folder, run, titles, change }
}

const posts = [
  { id: 12, title: 'Nyt fra Ribe', body: '<p>Hej</p><img src="/vaek.png">' },
  { id: 13, type: 'page', title: 'Om' },
]

test('an import is tried, stored as the operator maps it, listed and undone', async () => {
  const { folder, run, titles } = await stoppedSite()
  writeFileSync(join(folder, 'gammel.xml'), wxr(posts))
  const file = ['wordpress', 'gammel.xml']
  const dry = await run([...file, '--dry-run'])
  expect(dry).toMatch(/^ {5}1 {2}news {2}post {2}new {2}»Nyt fra Ribe«$/m)
  expect(dry).toMatch(/^\d files, of which the source has 0\.0 MB$/m)
  expect(titles('news')).toEqual(['Fra før'])

  const stored = await run([...file, '--map', 'page=lecture', '--map', 'post=news'])
  expect(stored).toMatch(/vaek\.png: .*\ndone: 2 of 2\n$/)
  expect([titles('news'), titles('lectures')]).toEqual([['Fra før', 'Nyt fra Ribe'], ['Om']])

  const list = await run(['list'])
  const [, id = ''] = /^(\S+) .* wordpress {2}gammel\.xml {2}done$/m.exec(list) ?? []
  expect(await run(['undo', id])).toBe('undone\n')
  expect([titles('news'), titles('lectures')]).toEqual([['Fra før'], []])
  await expect(run(['undo', id])).rejects.toThrow(`There is no import ${id} to undo. Use: `)
})

test('what is skipped, and the files of another folder, are left out and found', async () => {
  const { folder, run, titles } = await stoppedSite()
  writeFileSync(join(folder, 'gammel.xml'), wxr(posts))
  mkdirSync(join(folder, 'filer'))
  writeFileSync(join(folder, 'filer/vaek.png'), 'no picture')
  const words = ['wordpress', 'gammel.xml', '--files', 'filer', '--skip', 'page']
  const printed = await run(words)
  expect(printed).toMatch(/^ {5}1 {2}page {2}page {2}no-place/m)
  expect(printed).toMatch(/vaek\.png: /)
  expect(titles('news')).toEqual(['Fra før', 'Nyt fra Ribe'])
})

test('an undo names what was edited since, and a site without an admin imports nothing', async () => {
  const { folder, run, change } = await stoppedSite()
  writeFileSync(join(folder, 'gammel.xml'), wxr(posts))
  await run(['wordpress', 'gammel.xml'])
  const [, id = ''] = /^(\S+) .* done$/m.exec(await run(['list'])) ?? []
  change("update news set revision = revision + 1 where title = 'Nyt fra Ribe'")
  expect(await run(['undo', id])).toMatch(/^Nyt fra Ribe was edited, and stays\n(?:.*\n)*undone\n$/)
  change('delete from admin_profiles')
  await expect(run(['wordpress', 'gammel.xml'])).rejects.toThrow(
    'There is no admin yet: npm run admin -- reset',
  )
})

test('a source that cannot be read is refused in one line', async () => {
  const { folder, run, titles } = await stoppedSite()
  writeFileSync(join(folder, 'gammel.xml'), 'hej')
  await expect(run(['wordpress', 'gammel.xml'])).rejects.toThrow(/^[^\n]+$/)
  expect(titles('news')).toEqual(['Fra før'])
})

test('the password in the address of a database is not stored', async () => {
  const { run } = await stoppedSite()
  const address = (account: string) => `postgres://${account}127.0.0.1:9/gammel`
  await expect(run(['supabase', address('anna:hemmelig@')])).rejects.toThrow(/^[^\n]+$/)
  const list = await run(['list'])
  expect(list).toContain(` supabase  ${address('')}  `)
  expect(list).not.toContain('hemmelig')
})

test.each([
  [[], 'Use: npm run import'],
  [['wordpress'], 'Use: npm run import'],
  [['joomla', 'a.xml'], 'KIND is one of csv, ghost, ics, squarespace, supabase, wordpress'],
  [['wordpress', 'a.xml', 'b.xml'], 'Use: npm run import'],
  [['wordpress', 'a.xml', '--nope'], '--nope'],
  [['wordpress', 'a.xml', '--consent', 'ja'], 'Use --consent stated if all subscribers'],
])('the words %j are refused with %s', async (words, message) => {
  const { run } = await stoppedSite()
  await expect(run(words)).rejects.toThrow(message)
})

test('the content is exported to a file or a folder, and nothing is replaced', async () => {
  const { folder, run } = await stoppedSite()
  const out = (words: string[]) => run(words, 0, runExportCommand)
  expect(await out(['wordpress', 'ud.xml'])).toBe(`${join(folder, 'ud.xml')}\n`)
  expect(statSync(join(folder, 'ud.xml')).mode & 0o777).toBe(0o600)
  expect(await out(['markdown', 'ud'])).toMatch(/^\d+ files in .*\/ud\n$/)
  expect(readdirSync(folder).sort()).toEqual(['ud', 'ud.xml'])
  await expect(out(['markdown', 'ud'])).rejects.toThrow(/ud is not empty$/)
  for (const words of [[], ['pdf', 'x'], ['markdown'], ['wordpress', 'a', 'b']])
    await expect(out(words)).rejects.toThrow('Use: npm run export')
  mkdirSync(join(folder, 'mappe.xml'))
  await expect(out(['wordpress', 'mappe.xml'])).rejects.toThrow()
  expect(existsSync(join(folder, 'mappe.xml.part'))).toBe(false)
})
