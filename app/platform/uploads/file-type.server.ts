import { firstBytes, lastBytes } from '~/platform/files/first-bytes.server'

const pdfSignature = '%PDF-'
const mp4Brands = ['M4A ', 'M4B ', 'mp41', 'mp42', 'isom', 'iso2', 'iso4', 'iso5', 'iso6', 'dash']

/** Readers look for both within so many bytes: printers write commands before a PDF, and others write after it. */
const pdfMargin = 1024

export async function isPdf(path: string): Promise<boolean> {
  return (await firstBytes(path, pdfMargin)).includes(pdfSignature)
}

/** Whether the end of a PDF arrived. */
export async function isWholePdf(path: string): Promise<boolean> {
  return (await lastBytes(path, pdfMargin)).includes('%%EOF')
}

export async function recordingType(
  path: string,
): Promise<'audio/mpeg' | 'audio/mp4' | 'audio/ogg' | undefined> {
  const bytes = await firstBytes(path, 12)
  const text = bytes.toString('latin1')
  if (text.startsWith('OggS')) return 'audio/ogg'
  if (text.startsWith('ID3') || isMpegFrame(bytes)) return 'audio/mpeg'
  const isMp4 = text.slice(4, 8) === 'ftyp' && mp4Brands.includes(text.slice(8, 12))
  return isMp4 ? 'audio/mp4' : undefined
}

/** Checks the eleven sync bits and for layer III of MPEG 1, 2 or 2.5. */
function isMpegFrame(buffer: Buffer): boolean {
  const [first = 0, second = 0, third = 0] = buffer
  const isSync = first === 0xff && (second & 0xe0) === 0xe0
  const isLayer3 = (second & 0x06) === 0x02 && (second & 0x18) !== 0x08
  return isSync && isLayer3 && (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c
}
