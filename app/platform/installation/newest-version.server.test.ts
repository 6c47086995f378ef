import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { memoryBroker } from '~/platform/live/live.server'
import { newestVersion, recordNewestVersion, refuseOlderDatabase } from './newest-version.server'

function dataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('the newest version is recorded at the start and with each change', () => {
  const folder = dataDir()
  expect(newestVersion(folder)).toBe(0)
  const live = memoryBroker(7)
  recordNewestVersion(folder, live)
  expect(newestVersion(folder)).toBe(7)
  live.publish({ version: 8 })
  expect(newestVersion(folder)).toBe(8)
})

test('a database of an older version is refused, unless exactly this one is accepted', () => {
  const folder = dataDir()
  recordNewestVersion(folder, memoryBroker(8))
  expect(() => refuseOlderDatabase(folder, 7)).toThrow('ACCEPT_CONTENT_VERSION=7')
  expect(() => refuseOlderDatabase(folder, 7, 6)).toThrow('The database is at version 7')
  refuseOlderDatabase(folder, 7, 7)
  refuseOlderDatabase(folder, 8)
  refuseOlderDatabase(folder, 9)
})

test('a damaged record does not stop the site, and is written again', () => {
  const folder = dataDir()
  const file = join(folder, 'content-version')
  writeFileSync(file, 'x')
  refuseOlderDatabase(folder, 0)
  recordNewestVersion(folder, memoryBroker(3))
  expect(readFileSync(file, 'utf8')).toBe('3')
})
