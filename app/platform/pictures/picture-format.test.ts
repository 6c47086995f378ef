import { expect, test } from 'vitest'
import { pictureFormat } from './picture-format'

const fileType = (...brands: string[]) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 8 + 4 * brands.length]),
    Buffer.from(`ftyp${brands.join('')}`),
    Buffer.from('    avif'),
  ])

test('the format is recognized by the first bytes', () => {
  expect(pictureFormat(Buffer.from('ffd8ffe0', 'hex'))).toBe('jpeg')
  expect(pictureFormat(Buffer.from('89504e470d0a1a0a', 'hex'))).toBe('png')
  expect(pictureFormat(Buffer.from('RIFF\x10\0\0\0WEBPVP8 '))).toBe('webp')
  expect(pictureFormat(fileType('avif', '\0\0\0\0', 'mif1', 'miaf'))).toBe('avif')
  expect(pictureFormat(fileType('mif1', '\0\0\0\0', 'avif'))).toBe('avif')
})

test('a phone’s HEIC is distinguished from an AVIF', () => {
  expect(pictureFormat(fileType('heic', '\0\0\0\0', 'mif1', 'heic'))).toBe('heic')
  for (const brand of ['heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']) {
    expect(pictureFormat(fileType(brand, '\0\0\0\0')), brand).toBe('heic')
  }
})

test('a moving AVIF is an AVIF', () => {
  expect(pictureFormat(fileType('avis', '\0\0\0\0', 'msf1'))).toBe('avif')
})

test('other files have no format', () => {
  const others = [
    '',
    'GIF89a',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<?xml version="1.0"?><svg/>',
    '%PDF-1.7',
    'II*\0',
    'BM',
    'RIFF\x10\0\0\0AVI LIST',
    '\xff\xd8',
  ]
  for (const text of others)
    expect(pictureFormat(Buffer.from(text, 'latin1')), text).toBeUndefined()
  expect(pictureFormat(fileType('mp42', '\0\0\0\0', 'isom'))).toBeUndefined()
})
