import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { signedInAdmin } from './admins'
import { databaseTest } from './database'
import { importSource } from './moving'

type Content = string | Uint8Array

/** A source that is broken in one way, with the expected report. */
export interface BrokenSource {
  kind: string
  /** One file, or several in a folder. */
  files: Record<string, Content>
  as?: string
  /** The reason why the whole source cannot be read. */
  error?: string
  /** The number of its items that are stored. */
  stored?: number
  /** Matches a line of its report. */
  says?: RegExp
  /** Values of the first news item, event or work. */
  has?: Record<string, unknown>
}

const tables = { ics: 'calendar_events', csv: 'calendar_events' } as const

/** Each case ends in words of the report, never in a stack, and the rest of the source comes. */
export function brokenSourceTests(cases: Record<string, BrokenSource>): void {
  for (const [name, source] of Object.entries(cases)) {
    databaseTest(`${name} ends in words`, async ({ backend, logged }) => {
      const admin = await signedInAdmin(backend)
      const { kind, files, as, error, stored, says, has } = source
      const { job, counts, listed } = await importSource(backend, admin, {
        kind,
        file: written(files),
        ...(as && { access: { as } }),
      })
      expect(logged.filter(({ level }) => level >= 40)).toEqual([])
      expect([job.state, job.report.error]).toEqual(error ? ['failed', error] : ['done', undefined])
      expect(counts.stored).toBe(stored)
      const lines = [...listed, ...(job.report.missingFiles ?? [])]
      if (says)
        expect(lines.map((line) => `${line.name}: ${line.reason}`)).toContainEqual(
          expect.stringMatching(says),
        )
      if (!has) return
      const table = as === 'works' ? 'bibliography' : (tables[kind as 'ics'] ?? 'news')
      const query = backend.db.selectFrom(table).selectAll().orderBy('title')
      expect(await query.executeTakeFirst()).toMatchObject(has)
    })
  }
}

function written(files: BrokenSource['files']): string {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-broken-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const names = Object.keys(files)
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), files[name] ?? '')
  }
  return names.length === 1 ? join(folder, names[0] ?? '') : folder
}
