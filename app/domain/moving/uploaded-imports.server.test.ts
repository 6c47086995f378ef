import { mkdtempSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { wxr } from '#tests/support/wordpress'
import { sweepOrphans } from '~/domain/sweep/sweep.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { systemClock } from '~/platform/runtime/clock'
import {
  beginImport,
  beginNetworkImport,
  changeImport,
  chooseColumns,
  discardImport,
  mapImport,
  repeatImport,
} from './import-commands.server'
import { claimImport, countItems, findImport, type Import } from './import-jobs.server'
import { importLines, reasonsOf } from './import-table'
import { runImport } from './run-import.server'
import { newUpload, storePiece } from './uploads/uploaded-source.server'

async function uploaded(backend: Backend, dataDir: string, name: string, text: string) {
  const upload = newUpload(name)
  const path = join(dataDir, 'piece')
  const bytes = Buffer.from(text)
  const half = Math.ceil(bytes.length / 2)
  for (const [piece, part] of [bytes.subarray(0, half), bytes.subarray(half)].entries()) {
    writeFileSync(path, part)
    await storePiece(backend, upload, piece, path)
  }
  return { upload, name, pictures: undefined }
}

/** Runs what waits, as the server does. */
async function runNext(backend: Backend, isStopped?: () => boolean): Promise<Import | undefined> {
  const job = await claimImport(backend)
  if (job) await runImport(backend, job, isStopped).catch(() => {})
  return job && findImport(backend, job.id)
}

async function newsTitles({ db }: Backend) {
  const rows = await db.selectFrom('news').select('title').orderBy('title').execute()
  return rows.map(({ title }) => title)
}

const posts = [
  { id: 1, title: 'Nyt fra Ribe', categories: ['Rejser'] },
  { id: 2, title: 'Om mig', type: 'page' },
]

async function readPosts(backend: Backend, admin: Admin, dataDir: string) {
  const file = await uploaded(backend, dataDir, 'gammel.xml', wxr(posts))
  const id = await beginImport(backend, admin, { kind: 'wordpress', ...file })
  return { id, job: await runNext(backend), upload: file.upload }
}

databaseTest(
  'an uploaded source is read, stored and undone by the site, and read again',
  async ({ backend, dataDir }) => {
    const temporary = mkdtempSync(join(dataDir, 'temporary-'))
    vi.stubEnv('TMPDIR', temporary)
    const admin = await signedInAdmin(backend)
    const { id, job } = await readPosts(backend, admin, dataDir)
    expect(job).toMatchObject({ state: 'ready', source: 'gammel.xml', report: { total: 2 } })
    expect(job?.report.categories).toEqual({ Rejser: 1 })
    expect(await newsTitles(backend)).toEqual([])
    await changeImport(backend, admin, id, 'store')
    expect((await runNext(backend))?.state).toBe('done')
    expect(await newsTitles(backend)).toEqual(['Nyt fra Ribe', 'Om mig'])
    const again = await repeatImport(backend, admin, id)
    await runNext(backend)
    const [line] = importLines(await countItems(backend, again), {})
    expect(line?.counts).toEqual({ same: 1 })
    await changeImport(backend, admin, id, 'undo')
    expect((await runNext(backend))?.state).toBe('undone')
    expect(await newsTitles(backend)).toEqual([])
    expect(await readdir(temporary)).toEqual([])
  },
)

databaseTest(
  'a group or category that is mapped becomes another kind, or stays out',
  async ({ backend, dataDir }) => {
    const admin = await signedInAdmin(backend)
    const { id } = await readPosts(backend, admin, dataDir)
    const map = ['page=skip', 'category:Rejser=lecture']
    await mapImport(backend, admin, id, { map, consent: '' })
    const job = await runNext(backend)
    expect([job?.state, job?.options.map]).toEqual([
      'ready',
      { page: 'skip', 'category:Rejser': 'lecture' },
    ])
    const counts = await countItems(backend, id)
    const lines = importLines(counts, job?.options ?? {})
    expect(lines.map(({ group, target, counts }) => [group, target, counts])).toEqual([
      ['post', 'news', { new: 1 }],
      ['page', 'skip', { 'no-place': 1 }],
    ])
    expect(reasonsOf(counts)).toEqual([{ reason: 'Udeladt.', count: 1, example: 'Om mig' }])
    await changeImport(backend, admin, id, 'store')
    await runNext(backend)
    const lectures = await backend.db.selectFrom('lectures').select('title').execute()
    expect([await newsTitles(backend), lectures]).toEqual([[], [{ title: 'Nyt fra Ribe' }]])
  },
)

databaseTest(
  'a reading that was killed begins again, and is given up after three times',
  async ({ backend, dataDir, at }) => {
    const admin = await signedInAdmin(backend)
    const file = await uploaded(backend, dataDir, 'gammel.xml', wxr(posts))
    await beginImport(backend, admin, { kind: 'wordpress', ...file })
    expect((await claimImport(backend))?.readings).toBe(1)
    // Its process may still live.
    expect(await claimImport(backend)).toBeUndefined()
    expect((await claimImport(at('2026-11-21T09:01:00Z')))?.readings).toBe(2)
    expect((await claimImport(at('2026-11-21T09:02:00Z')))?.readings).toBe(3)
    const last = await runNext(at('2026-11-21T09:03:00Z'))
    expect([last?.state, last?.report.error]).toEqual([
      'failed',
      'Filen kunne ikke læses: serveren gik i stå hver gang.',
    ])
  },
)

databaseTest('a reading that the server stops goes on at once', async ({ backend, dataDir }) => {
  const admin = await signedInAdmin(backend)
  const many = Array.from({ length: 150 }, (_, id) => ({ id, title: `Nyhed ${id}` }))
  const file = await uploaded(backend, dataDir, 'gammel.xml', wxr(many))
  await beginImport(backend, admin, { kind: 'wordpress', ...file })
  const stopped = await runNext(backend, () => true)
  expect([stopped?.state, stopped?.readings]).toEqual(['reading', 0])
  expect((await runNext(backend))?.report.total).toBe(150)
})

databaseTest('a paused import goes on from there', async ({ backend, dataDir }) => {
  const admin = await signedInAdmin(backend)
  const { id } = await readPosts(backend, admin, dataDir)
  await changeImport(backend, admin, id, 'store')
  await changeImport(backend, admin, id, 'pause')
  expect(await runNext(backend)).toBeUndefined()
  await expect(changeImport(backend, admin, id, 'pause')).rejects.toMatchObject({
    code: 'changed-since',
  })
  await changeImport(backend, admin, id, 'resume')
  expect((await runNext(backend))?.state).toBe('done')
})

databaseTest('a broken source fails in words, and can be removed', async ({ backend, dataDir }) => {
  const admin = await signedInAdmin(backend)
  for (const [kind, name, message] of [
    ['wordpress', 'a.xml', /^Filen er ikke en eksport fra WordPress|^Filen er i stykker/],
    ['ghost', 'a.json', /^Filen kan ikke læses som JSON\.$/],
    ['wordpress', 'a.zip', /^Arkivet er i stykker/],
    ['ics', 'a.ics', /^Filen er ikke en kalender\.$/],
    ['csv', 'a.csv', /^Ingen af kolonnerne blev genkendt/],
    ['supabase', 'a.sql', /^Filen er ikke en databasekopi/],
    ['ghost', 'a.xml', /^Kilden har ingen fil af den slags/],
  ] as const) {
    const file = await uploaded(backend, dataDir, name, 'hej {')
    const id = await beginImport(backend, admin, { kind, ...file })
    const job = await runNext(backend)
    expect([job?.state, job?.report.error]).toEqual(['failed', expect.stringMatching(message)])
    await discardImport(backend, admin, id)
    expect(await findImport(backend, id)).toBeUndefined()
  }
})

databaseTest('the columns of a table are chosen, and remembered', async ({ backend, dataDir }) => {
  const admin = await signedInAdmin(backend)
  const text = 'Navn;Udgivet;Hvad\nLys;2020;roman\n'
  const file = await uploaded(backend, dataDir, 'bøger.csv', text)
  const id = await beginImport(backend, admin, { kind: 'csv', ...file })
  const first = await runNext(backend)
  expect(first?.report.table).toEqual({
    headings: ['Navn', 'Udgivet', 'Hvad'],
    rows: [['Lys', '2020', 'roman']],
    separator: 'semikolon',
    encoding: 'UTF-8',
  })
  await chooseColumns(backend, admin, id, {
    as: 'works',
    columns: ['title=Navn', 'year=Udgivet', 'category=Hvad', 'isbn='],
  })
  const chosen = await runNext(backend)
  expect([chosen?.state, (await countItems(backend, id))[0]?.state]).toEqual(['ready', 'new'])
  const later = await uploaded(backend, dataDir, 'flere.csv', text.replace('Lys', 'Mørke'))
  const next = await beginImport(backend, admin, { kind: 'csv', ...later })
  const remembered = await runNext(backend)
  expect([next, remembered?.options]).toEqual([
    remembered?.id,
    expect.objectContaining({
      as: 'works',
      columns: { title: 'Navn', year: 'Udgivet', category: 'Hvad' },
    }),
  ])
})

databaseTest(
  'what opens a source on the network is sealed, and forgotten after the reading',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const id = await beginNetworkImport(backend, admin, {
      address: 'http://127.0.0.1:1/',
      key: 'nøgle',
      email: 'a@example.dk',
      password: 'hemmelig',
    })
    const stored = await findImport(backend, id)
    expect(stored?.access).toBeTruthy()
    expect(JSON.stringify(stored)).not.toContain('hemmelig')
    expect(await runNext(backend)).toMatchObject({
      state: 'failed',
      access: null,
      report: { error: 'Adressen er på et lukket net og hentes ikke.' },
    })
  },
)

databaseTest(
  'an upload stays while an import may read it, and is swept after a month',
  async ({ backend, dataDir, at }) => {
    const admin = await signedInAdmin(backend)
    const { upload } = await readPosts(backend, admin, dataDir)
    const unused = await uploaded(backend, dataDir, 'a.xml', 'hej')
    const stored = async () => {
      const uploads = new Set<string>()
      for await (const { path } of backend.files.entries('imports'))
        uploads.add(path.split('/')[1] ?? '')
      return [...uploads].sort()
    }
    const daysLater = (days: number) =>
      at(new Date(systemClock.now().getTime() + days * 24 * 60 * 60 * 1000).toISOString())
    await sweepOrphans(backend)
    expect(await stored()).toEqual([upload, unused.upload].sort())
    await sweepOrphans(daysLater(2))
    expect(await stored()).toEqual([upload])
    await sweepOrphans(daysLater(31))
    expect(await stored()).toEqual([])
  },
  // Files have the real time as their modification time.
  { now: systemClock.now().toISOString() },
)
