import { open } from 'node:fs/promises'

const mp4Brands = ['M4A ', 'M4B ', 'mp41', 'mp42', 'isom', 'iso2', 'iso4', 'iso5', 'iso6', 'dash']

/** The type of a recording, by its first bytes; undefined for other files. */
export async function recordingType(
  path: string,
): Promise<'audio/mpeg' | 'audio/mp4' | 'audio/ogg' | undefined> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0)
    const begin = buffer.toString('latin1', 0, bytesRead)
    if (begin.startsWith('OggS')) return 'audio/ogg'
    if (begin.startsWith('ID3') || isMpegFrame(buffer)) return 'audio/mpeg'
    const isMp4 = begin.slice(4, 8) === 'ftyp' && mp4Brands.includes(begin.slice(8, 12))
    return isMp4 ? 'audio/mp4' : undefined
  } finally {
    await file.close()
  }
}

/** Checks the eleven sync bits and for layer III of MPEG 1, 2 or 2.5. */
function isMpegFrame(buffer: Buffer): boolean {
  const [first = 0, second = 0, third = 0] = buffer
  const isSync = first === 0xff && (second & 0xe0) === 0xe0
  const isLayer3 = (second & 0x06) === 0x02 && (second & 0x18) !== 0x08
  return isSync && isLayer3 && (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c
}
