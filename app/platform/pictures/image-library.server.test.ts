import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { imageLibrary } from './image-library.server'

test('the library reads no other formats, and SVG only from memory', async () => {
  const sharp = await imageLibrary()
  expect(sharp.concurrency()).toBe(1)
  const create = { width: 8, height: 8, channels: 3, background: 'navy' } as const
  for (const format of ['gif', 'tiff'] as const) {
    const bytes = await sharp({ create }).toFormat(format).toBuffer()
    await expect(sharp(bytes).metadata(), format).rejects.toThrow('unsupported image format')
  }
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
  expect((await sharp(svg).metadata()).format).toBe('svg')
  const folder = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'upload'), svg)
  await expect(sharp(join(folder, 'upload')).metadata()).rejects.toThrow('unsupported image format')
})
