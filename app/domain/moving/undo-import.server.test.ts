import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { importSource } from '#tests/support/moving'
import { newsItem } from '#tests/support/news-item'
import { detailedPicture } from '#tests/support/pictures'
import { wxr } from '#tests/support/wordpress'
import { saveRow } from '~/domain/rows/rows-commands.server'
import type { Backend } from '~/platform/backend.server'
import { asTable, nounsIn } from '~/platform/changes/nouns'
import { findImport, updateImport } from './import-jobs.server'
import { runImport } from './run-import.server'
import { undoImport } from './undo-import-commands.server'

async function sourceWithPicture() {
  const path = mkdtempSync(join(tmpdir(), 'skrivestue-undo-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  writeFileSync(join(path, 'fjord.png'), await detailedPicture())
  const body =
    '<p>Hej</p><img src="https://gammel.dk/fjord.png"><p><a href="https://gammel.dk/noder.pdf">Noder</a></p>'
  const posts = [1, 2, 3].map((id) => ({ id, title: `Nyhed ${id}`, body }))
  writeFileSync(join(path, 'noder.pdf'), '%PDF-1.7\n%%EOF\n')
  writeFileSync(join(path, 'a.xml'), wxr(posts))
  return path
}

async function rowsOfNouns({ db, nouns }: Backend) {
  const tables = nounsIn(nouns).map(async (noun) => [
    noun,
    await db.selectFrom(asTable(noun)).selectAll().orderBy('id').execute(),
  ])
  return Object.fromEntries(await Promise.all(tables))
}

async function filesOf({ files }: Backend): Promise<string[]> {
  const paths: string[] = []
  for await (const { path } of files.entries('images')) paths.push(path)
  return paths
}

databaseTest('an undo leaves the rows and files as before the import', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const before = { rows: await rowsOfNouns(backend), files: await filesOf(backend) }
  const file = await sourceWithPicture()
  const { id } = await importSource(backend, admin, { kind: 'wordpress', file })
  expect(await rowsOfNouns(backend)).not.toEqual(before.rows)
  await undoImport(backend, admin, id)
  expect({ rows: await rowsOfNouns(backend), files: await filesOf(backend) }).toEqual(before)
  for (const table of ['row_versions', 'import_files', 'import_rows'] as const)
    expect(await backend.db.selectFrom(table).selectAll().execute()).toEqual([])
  expect((await findImport(backend, id))?.state).toBe('undone')
})

databaseTest(
  'an undo leaves what was edited, with its picture, and names it',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const file = await sourceWithPicture()
    const { id } = await importSource(backend, admin, { kind: 'wordpress', file })
    await backend.db
      .updateTable('news')
      .set({ revision: 9 })
      .where('title', '=', 'Nyhed 2')
      .execute()
    await undoImport(backend, admin, id)
    const news = await backend.db.selectFrom('news').select('title').execute()
    expect(news).toEqual([{ title: 'Nyhed 2' }])
    expect(await backend.db.selectFrom('images').select('id').execute()).toHaveLength(1)
    expect((await findImport(backend, id))?.report.kept).toContain('Nyhed 2')
  },
)

databaseTest(
  'an undo leaves what an edited row needs, and what that needs in turn',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const path = mkdtempSync(join(tmpdir(), 'skrivestue-undo-'))
    onTestFinished(() => rmSync(path, { recursive: true }))
    const posts = [1, 2, 3].map((id) => ({
      id,
      title: `Nyhed ${id}`,
      link: `https://gammel.dk/gammel-${id}`,
    }))
    writeFileSync(join(path, 'a.xml'), wxr(posts))
    const { id } = await importSource(backend, admin, { kind: 'wordpress', file: path })
    const of = (title: string) =>
      backend.db.selectFrom('news').select('id').where('title', '=', title)
    const { id: needed } = await of('Nyhed 1').executeTakeFirstOrThrow()
    await backend.db
      .updateTable('news')
      .set({ revision: 9, content: `<p>${needed}</p>` })
      .where('title', '=', 'Nyhed 2')
      .execute()
    await undoImport(backend, admin, id)
    const news = await backend.db.selectFrom('news').select('title').orderBy('title').execute()
    expect(news.map(({ title }) => title)).toEqual(['Nyhed 1', 'Nyhed 2'])
    const redirects = await backend.db.selectFrom('redirects').select('path').execute()
    expect(redirects.map((row) => row.path).sort()).toEqual([
      '/?p=1',
      '/?p=2',
      '/gammel-1',
      '/gammel-2',
    ])
  },
)

databaseTest(
  'an undo leaves a picture that another text has taken, and everything else is as before, byte for byte',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const path = await sourceWithPicture()
    const changed = mkdtempSync(join(tmpdir(), 'skrivestue-undo-'))
    onTestFinished(() => rmSync(changed, { recursive: true }))
    const posts = [{ id: 1, title: 'Nyhed 1', body: '<p>Ny tekst</p>' }]
    writeFileSync(join(changed, 'a.xml'), wxr(posts))
    const first = await importSource(backend, admin, { kind: 'wordpress', file: path })
    const before = await rowsOfNouns(backend)
    const second = await importSource(backend, admin, { kind: 'wordpress', file: changed })
    expect(second.counts).toEqual({ stored: 1 })
    await undoImport(backend, admin, second.id)
    expect(await rowsOfNouns(backend)).toEqual(before)
    const [picture] = await backend.db.selectFrom('images').select('file_path').execute()
    const own = newsItem({
      title: 'Min egen',
      content: `<figure data-picture="${picture?.file_path}" data-alt=""></figure><p>Hej</p>`,
    })
    await saveRow(backend, admin, 'news', undefined, own)
    await undoImport(backend, admin, first.id)
    const news = await backend.db.selectFrom('news').select('title').execute()
    expect(news).toEqual([{ title: 'Min egen' }])
    expect(await filesOf(backend)).toContain(picture?.file_path)
    expect(await backend.db.selectFrom('images').select('id').execute()).toHaveLength(1)
  },
)

databaseTest(
  'an import that was stopped goes on where it was, without a row twice',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const file = await sourceWithPicture()
    const { id } = await importSource(backend, admin, { kind: 'wordpress', file, isDryRun: true })
    await updateImport(backend, id, { state: 'running' })
    const job = await findImport(backend, id)
    if (!job) throw new Error('the import is gone')
    let asked = 0
    await runImport(backend, job, () => asked++ > 0)
    const first = await backend.db.selectFrom('news').select('title').execute()
    const stopped = await findImport(backend, id)
    await updateImport(backend, id, { state: 'running' })
    await runImport(backend, job)
    const all = await backend.db.selectFrom('news').select('title').orderBy('title').execute()
    expect([first.length, stopped?.state]).toEqual([1, 'queued'])
    expect(all.map(({ title }) => title)).toEqual(['Nyhed 1', 'Nyhed 2', 'Nyhed 3'])
  },
)
