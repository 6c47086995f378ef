import { expect, test, vi } from 'vitest'
import { saveFile } from './save-file'

test('a file is saved under the name in its path, and a refused one is not', async () => {
  vi.useFakeTimers()
  const link = { href: '', download: '', click: vi.fn() }
  vi.stubGlobal('document', { createElement: () => link })
  vi.stubGlobal('fetch', async (path: string) => {
    return new Response('picture', { status: path.startsWith('/filer/') ? 200 : 404 })
  })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  await saveFile('/filer/pressebillede/1/Ved%20N%C3%A6ssund.jpg')
  expect(link).toMatchObject({ href: 'blob:1', download: 'Ved Næssund.jpg' })
  expect(link.click).toHaveBeenCalledOnce()
  expect(revoke).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revoke).toHaveBeenCalledWith('blob:1')
  await expect(saveFile('/borte/a.jpg')).rejects.toThrow('404')
  expect(link.click).toHaveBeenCalledOnce()
})
