import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isPdf } from './is-pdf.server'

test('a PDF is recognized by its first bytes, whatever its name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const answer = async (name: string, content: string) => {
    await writeFile(join(folder, name), content)
    return isPdf(join(folder, name))
  }
  expect(await answer('plakat', '%PDF-1.7\n')).toBe(true)
  expect(await answer('plakat.pdf', '<html>%PDF-1.7')).toBe(false)
  expect(await answer('kort.pdf', '%PD')).toBe(false)
  expect(await answer('tom.pdf', '')).toBe(false)
})
