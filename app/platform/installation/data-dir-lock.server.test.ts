import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockDataDir } from './data-dir-lock.server'

test('a folder cannot be locked twice', () => {
  const [one, another] = [dataDir(), dataDir()]
  lockDataDir(one)
  expect(() => lockDataDir(one)).toThrow(`DATA_DIR ${one} is in use by another process`)
  lockDataDir(another)
})

function dataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
