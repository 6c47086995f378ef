import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isPdf, isWholePdf, recordingType } from './file-type.server'

test('a PDF has its header near the start and its end near the end, whatever its name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const answer = async (name: string, content: string) => {
    await writeFile(join(folder, name), content)
    return [await isPdf(join(folder, name)), await isWholePdf(join(folder, name))]
  }
  const rest = '\n'.repeat(5000)
  expect(await answer('plakat', `%PDF-1.7${rest}%%EOF\n`)).toEqual([true, true])
  expect(await answer('linje.pdf', '\n\n%PDF-1.7 %%EOF')).toEqual([true, true])
  expect(
    await answer('printer.pdf', `\x1b%-12345X@PJL JOB\r\n%PDF-1.4${rest}%%EOF\r\n\x1b%-12345X`),
  ).toEqual([true, true])
  expect(await answer('halv.pdf', `%PDF-1.7 %%EOF${rest}`)).toEqual([true, false])
  expect(await answer('sent.pdf', `${rest}%PDF-1.7 %%EOF`)).toEqual([false, true])
  expect(await answer('kort.pdf', '%PD')).toEqual([false, false])
  expect(await answer('tom.pdf', '')).toEqual([false, false])
})

test('a recording is recognized by its first bytes, not by its name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const typeOf = async (bytes: Uint8Array | string) => {
    const path = join(folder, 'salme.txt')
    await writeFile(path, bytes)
    return recordingType(path)
  }
  expect(await typeOf('ID3\x04\x00')).toBe('audio/mpeg')
  expect(await typeOf(Uint8Array.of(0xff, 0xfb, 0x90, 0x64))).toBe('audio/mpeg')
  for (const brand of [
    'M4A ',
    'M4B ',
    'mp41',
    'mp42',
    'isom',
    'iso2',
    'iso4',
    'iso5',
    'iso6',
    'dash',
  ])
    expect(await typeOf(`\0\0\0\x20ftyp${brand}\0\0`), brand).toBe('audio/mp4')
  expect(await typeOf('OggS\0\x02')).toBe('audio/ogg')
  expect(await typeOf('<html>ID3')).toBeUndefined()
  expect(await typeOf('\0\0\0\x20ftypqt  ')).toBeUndefined()
  // A JPEG starts with the same byte, and UTF-16 with the same bits.
  expect(await typeOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBeUndefined()
  expect(await typeOf(Uint8Array.of(0xff, 0xfe, 0x41, 0x00))).toBeUndefined()
  // A version of MPEG that does not exist.
  expect(await typeOf(Uint8Array.of(0xff, 0xeb, 0x90, 0x64))).toBeUndefined()
  // Neither the bit rate nor the sampling rate of an MP3.
  expect(await typeOf(Uint8Array.of(0xff, 0xfb, 0xf0, 0x64))).toBeUndefined()
  expect(await typeOf(Uint8Array.of(0xff, 0xfb, 0x9c, 0x64))).toBeUndefined()
  expect(await typeOf('')).toBeUndefined()
})
