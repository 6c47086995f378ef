import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError } from './env.server'
import { sqliteDialect } from './sqlite.server'

function dataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a damaged database is refused', () => {
  const folder = dataDir()
  writeFileSync(
    join(folder, 'skrivestue.db'),
    'SQLite format 3\0 and then nothing that makes sense',
  )
  expect(() => sqliteDialect(folder)).toThrow(ConfigError)
})

test('an empty database file is refused', () => {
  const folder = dataDir()
  writeFileSync(join(folder, 'skrivestue.db'), '')
  expect(() => sqliteDialect(folder)).toThrow(/damaged or not a database/)
})

test('a missing database beside uploaded files is refused', () => {
  const folder = dataDir()
  mkdirSync(join(folder, 'files'))
  writeFileSync(join(folder, 'files', 'billede.jpg'), 'x')
  expect(() => sqliteDialect(folder)).toThrow(/holds files but no skrivestue\.db/)
})

test('a folder that cannot be made is refused', () => {
  const folder = dataDir()
  writeFileSync(join(folder, 'fil'), '')
  expect(() => sqliteDialect(join(folder, 'fil', 'data'))).toThrow(/cannot be created/)
})
