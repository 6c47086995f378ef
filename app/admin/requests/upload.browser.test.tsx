import { expect, test } from 'vitest'
import { interceptUploads } from '#tests/browser/uploads'
import { uploadHymnFile, uploadMark, uploadPdf } from './upload'

const file = new File(['abcd'], 'Årets salme.pdf')

test.for([
  [() => uploadPdf(file), '/admin/upload/pdf?name=%C3%85rets+salme.pdf'],
  [
    () => uploadPdf(file, { collaborationId: 'kor' }),
    '/admin/upload/pdf?name=%C3%85rets+salme.pdf&collaboration=kor',
  ],
  [() => uploadMark(file, {}), '/admin/upload/billede?place=mark&name=%C3%85rets+salme.pdf'],
  [
    () => uploadHymnFile(file, 'lys', {}),
    '/admin/upload/salmefil?name=%C3%85rets+salme.pdf&hymn=lys',
  ],
] as const)(
  'an upload is sent to the path of its kind, with what the server needs',
  async ([upload, url]) => {
    const uploads = interceptUploads()
    const stored = upload()
    await expect.poll(() => uploads.map(({ url }) => url)).toEqual([url])
    expect(uploads[0]?.body).toBe(file)
    uploads[0]?.answer(200, { id: '1' })
    expect(await stored).toEqual({ id: '1' })
  },
)

test('an upload reports the fraction that has been sent', async () => {
  const uploads = interceptUploads()
  const fractions: number[] = []
  const stored = uploadHymnFile(file, 'lys', { onProgress: (sent) => fractions.push(sent) })
  await expect.poll(() => uploads.length).toBe(1)
  uploads[0]?.progress(0, 0)
  uploads[0]?.progress(1, 4)
  uploads[0]?.progress(4, 4)
  uploads[0]?.answer(200, { id: '1' })
  await stored
  expect(fractions).toEqual([0, 0.25, 1])
})

test('a cancelled upload stops, with the reason', async () => {
  const uploads = interceptUploads()
  const request = new AbortController()
  const stored = uploadHymnFile(file, 'lys', { signal: request.signal })
  await expect.poll(() => uploads.length).toBe(1)
  request.abort(new Error('Afbrudt'))
  await expect(stored).rejects.toThrow('Afbrudt')
  expect(uploads[0]?.isCancelled).toBe(true)
})

test('an upload that is cancelled during the check of the session is not sent', async () => {
  const uploads = interceptUploads()
  const request = new AbortController()
  const stored = uploadHymnFile(file, 'lys', { signal: request.signal })
  request.abort(new Error('Afbrudt'))
  await expect(stored).rejects.toThrow('Afbrudt')
  expect(uploads).toEqual([])
})
