/** A picture format, recognized by the first bytes and never by name or declared type. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'

export const formatBytes = 64

const avifBrands = ['avif', 'avis']
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

export function pictureFormat(head: Uint8Array): PictureFormat | undefined {
  const text = (from: number, to: number) => Buffer.from(head.subarray(from, to)).toString('latin1')
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) !== 'ftyp') return undefined
  const boxLength = Buffer.from(head.subarray(0, 4)).readUInt32BE()
  const brands = text(8, Math.min(boxLength, formatBytes)).match(/.{4}/gs) ?? []
  if (brands.some((brand) => avifBrands.includes(brand))) return 'avif'
  if (brands.some((brand) => heicBrands.includes(brand))) return 'heic'
  return undefined
}
