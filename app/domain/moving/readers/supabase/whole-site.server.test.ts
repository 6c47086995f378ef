import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { openDatabaseTest } from '#tests/support/database'
import {
  dumpOf,
  earlierDatabase,
  manyEarlierRows,
  servedRows,
} from '#tests/support/earlier-database'
import { importSource } from '#tests/support/moving'
import { earlierSite } from '#tests/support/supabase'
import { asTable, nounsIn } from '~/platform/changes/nouns'
import type { PlainRow } from '~/platform/db/snapshot-of-rows'

/** The rows of all nouns after an import; the ids of those that have none in the source are made up. */
async function imported(source: Omit<Parameters<typeof importSource>[2], 'kind'>) {
  const { backend } = await openDatabaseTest('sqlite')
  const admin = await signedInAdmin(backend)
  const { counts, listed, job } = await importSource(backend, admin, {
    kind: 'supabase',
    allowPrivateHosts: true,
    ...source,
  })
  const tables: Record<string, unknown[]> = {}
  for (const noun of nounsIn(backend.nouns)) {
    const rows: PlainRow[] = await backend.db.selectFrom(asTable(noun)).selectAll().execute()
    const hasOwnIds = ['editable_content', 'seo_settings', 'redirects'].includes(noun)
    tables[noun] = rows
      .map(({ id, ...row }) => JSON.stringify(hasOwnIds ? row : { id, ...row }))
      .sort()
  }
  return { counts, listed, state: job.state, tables }
}

function sqlFile(dump: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-dump-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'site.sql'), dump)
  return join(folder, 'site.sql')
}

type Source = Parameters<typeof imported>[0]

/** The ways to read a database other than by URL and key. */
const ways: Record<string, (database: string) => Source> = {
  'connection string': (name) => ({ name }),
  COPY: (database) => ({ file: sqlFile(dumpOf(database)) }),
  '--column-inserts': (database) => ({ file: sqlFile(dumpOf(database, '--column-inserts')) }),
  '--inserts': (database) => ({ file: sqlFile(dumpOf(database, '--inserts')) }),
}

async function expectEqual(part: number, others: string[]) {
  const rows = manyEarlierRows(part)
  const database = await earlierDatabase(rows)
  const served = await servedRows(database, rows)
  const name = await earlierSite(served, {}, { maxRows: 90 * part, expiresAfter: 20 })
  const access = { key: 'public', email: 'a@example.dk', password: 'x' }
  const byUrl = await imported({ name, access })
  const problems = byUrl.listed.map(({ name: one, reason }) => `${one}: ${reason}`)
  expect([byUrl.state, problems]).toEqual(['done', ['admin_profiles: Konti flytter ikke med.']])
  expect(byUrl.tables.news).toHaveLength(300 * part)
  expect(byUrl.tables.calendar_events).toHaveLength(300 * part)
  for (const other of others) {
    const source = ways[other]?.(database) ?? {}
    expect((await imported(source)).tables, other).toEqual(byUrl.tables)
  }
}

test('hostile rows are equal table by table, by URL, connection string, COPY and INSERT', () =>
  expectEqual(0.02, Object.keys(ways)))

test.for(Object.keys(ways))(
  'a thousand hostile rows are equal by URL and by %s',
  { tags: ['all'] },
  (way) => expectEqual(1, [way]),
)
