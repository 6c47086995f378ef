import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { nouns } from '~/domain/nouns/nouns.server'
import { referencesOf } from '~/domain/sample/references'
import { pathsIn, readSample, type SampleArchive } from '~/domain/sample/sample-archive.server'

export const samples = join(import.meta.dirname, '../../sample')
export const johanne = join(samples, 'johanne')

/** Copies a sample with tiny pictures and PDFs, since the real ones take seconds to read. */
export async function makeSmallSample(
  original = johanne,
): Promise<{ folder: string; sample: SampleArchive }> {
  const folder = await mkdtemp(join(tmpdir(), 'skrivestue-sample-'))
  await cp(join(original, 'content.json'), join(folder, 'content.json'))
  const sample = readSample(folder)
  for (const [number, path] of pathsIn(sample.tables, referencesOf(nouns)).entries()) {
    const file = join(sample.files, path)
    await mkdir(dirname(file), { recursive: true })
    if (!path.endsWith('.jpg')) {
      await writeFile(file, '%PDF-1.7')
      continue
    }
    const background = { r: number * 6, g: 90, b: 160 }
    await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .jpeg()
      .toFile(file)
  }
  return { folder, sample }
}
