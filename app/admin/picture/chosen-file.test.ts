import { expect, test, vi } from 'vitest'
import { acceptedPictures, openPicture } from './chosen-file'

test.each([
  ['et.gif', 'image/gif', /GIF kan ikke bruges her/],
  ['et.GIF', '', /GIF kan ikke bruges her/],
  ['en.svgz', '', /SVG kan ikke bruges her/],
  ['en.svg', 'image/svg+xml', /SVG kan ikke bruges her/],
  ['brev.txt', 'text/plain', /ikke et billede/],
  ['ingen-endelse', 'application/pdf', /ikke et billede/],
])('%s of type "%s" is refused before it is sent', async (name, type, reason) => {
  await expect(openPicture(new File(['x'], name, { type }))).rejects.toThrow(reason)
})

test('an empty, too large or damaged picture is refused before it is sent', async () => {
  const type = 'image/jpeg'
  await expect(openPicture(new File([], 'a.jpg', { type }))).rejects.toThrow('Filen er tom.')
  const large = { name: 'a.jpg', type, size: 25 * 1024 * 1024 + 1 } as File
  await expect(openPicture(large)).rejects.toThrow('højst 25 MB')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  vi.stubGlobal(
    'Image',
    class {
      decode = () => Promise.reject(new DOMException('', 'EncodingError'))
    },
  )
  await expect(openPicture(new File(['x'], 'a.jpg', { type }))).rejects.toThrow('ikke et billede')
  expect(revoke).toHaveBeenCalledWith('blob:1')
})

test('a picture that the browser can show is opened, whatever its name', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  vi.stubGlobal(
    'Image',
    class {
      decode = async () => {}
    },
  )
  const file = new File(['x'], 'uden-endelse')
  expect(await openPicture(file)).toEqual({ file, src: 'blob:1' })
})

test('HEIC can be chosen, except where the system converts it', () => {
  vi.stubGlobal('navigator', { maxTouchPoints: 0, vendor: 'Apple Computer, Inc.' })
  expect(acceptedPictures()).toBe('image/jpeg,image/png,image/webp,image/avif,.heic,.heif')
  vi.stubGlobal('navigator', { maxTouchPoints: 5, vendor: 'Google Inc.' })
  expect(acceptedPictures()).toContain('.heic')
  vi.stubGlobal('navigator', { maxTouchPoints: 5, vendor: 'Apple Computer, Inc.' })
  expect(acceptedPictures()).toBe('image/jpeg,image/png,image/webp,image/avif')
})
