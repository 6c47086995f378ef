import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fixedClock } from '~/platform/runtime/clock'
import { removeAbandonedFiles } from './temporary-file.server'

test('uploads left by a killed process are removed, recent ones are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const name of ['skrivestue-upload-old', 'skrivestue-upload-new', 'other']) {
    await writeFile(join(folder, name), 'x')
    await utimes(join(folder, name), new Date(0), new Date(0))
  }
  const clock = fixedClock('2026-11-21T09:00:00Z')
  await utimes(join(folder, 'skrivestue-upload-new'), clock.now(), clock.now())
  await removeAbandonedFiles(clock, folder)
  expect((await readdir(folder)).sort()).toEqual(['other', 'skrivestue-upload-new'])
})

test('what interrupted work left in folders is removed after a day, of an import after a week', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const now = Date.parse('2026-03-02T12:00:00Z')
  const hours = {
    'skrivestue-site-a': 25,
    'skrivestue-site-b': 23,
    'skrivestue-backup-a': 25,
    'skrivestue-backup-b': 23,
    'skrivestue-bucket-a': 25,
    'skrivestue-bucket-b': 23,
    'skrivestue-import-a': 169,
    'skrivestue-import-b': 167,
  }
  for (const [name, age] of Object.entries(hours)) {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, '0'), 'a page')
    const time = new Date(now - age * 60 * 60 * 1000)
    await utimes(join(folder, name), time, time)
  }
  await removeAbandonedFiles({ now: () => new Date(now) }, folder)
  const young = ['backup', 'bucket', 'import', 'site'].map((name) => `skrivestue-${name}-b`)
  expect((await readdir(folder)).sort()).toEqual(young)
})
