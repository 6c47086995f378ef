import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'

const samples = 'sample/johanne/files/**/'

/** The path of a sample file by the end of its name, such as 'programme.pdf'. */
export function sampleFile(name: string): string {
  const [file] = globSync(`${samples}*eksempel-${name}`).sort()
  if (!file) throw new Error(`the sample has no file ${name}`)
  return file
}

/** The path of a small copy of a sample picture, such as 'press-01.jpg', for uploads. */
export function samplePicture(name: string): string {
  return join(process.env.JOURNEY_PICTURES ?? '', basename(sampleFile(name)))
}

/**
 * Makes small copies of the sample pictures before the first journey, since resizing an original picture
 * takes longer than the rest of a journey with an upload.
 * @returns a function that removes them
 */
export async function makeSamplePictures(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-pictures-'))
  for (const picture of globSync(`${samples}*eksempel-*.jpg`)) {
    await sharp(picture)
      .resize({ width: 480 })
      .toFile(join(folder, basename(picture)))
  }
  process.env.JOURNEY_PICTURES = folder
  return () => rmSync(folder, { recursive: true })
}
