import { beforeEach, expect, test, vi } from 'vitest'
import { uploadPdf, uploadPicture } from './upload'

let answers: { status: number; body?: unknown }[]
let sent: string[]

/** A fake `XMLHttpRequest`, which gets the next answer; status 0 is no answer. */
class Request {
  upload = {}
  status = 0
  response: unknown = null
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  setRequestHeader() {}
  open(method: string, url: string) {
    sent.push(`${method} ${url}`)
  }
  send() {
    const { status = 0, body = null } = answers.shift() ?? {}
    this.status = status
    this.response = body
    queueMicrotask(status === 0 ? this.onerror : this.onload)
  }
  abort() {
    this.onabort()
  }
}

beforeEach(() => {
  sent = []
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('fetch', async () => new Response())
})

const picture = new Blob(['picture'])

test('an upload is sent once more if the session ended during it', async () => {
  answers = [{ status: 401 }, { status: 200, body: { path: 'hero/a.jpg' } }]
  const crop = { x: 1, y: 2, width: 30, height: 20 }
  expect(await uploadPicture(picture, { purpose: 'hero', crop })).toEqual({ path: 'hero/a.jpg' })
  const url = 'POST /admin/upload/billede?place=hero&crop=1%2C2%2C30%2C20'
  expect(sent).toEqual([url, url])
})

test('a failed upload has the reason', async () => {
  for (const [code, count, ...given] of [
    ['signed-out', 2, { status: 401 }, { status: 401 }],
    ['signed-out', 1, { status: 403 }],
    ['too-large', 1, { status: 413 }],
    ['damaged', 1, { status: 422, body: { code: 'damaged' } }],
    ['not-stored', 1, { status: 502 }],
    ['no-answer', 1, { status: 0 }],
  ] as const) {
    sent = []
    answers = [...given]
    const upload = uploadPicture(picture, { purpose: 'hero' })
    await expect(upload, code).rejects.toMatchObject({ code })
    expect(sent, code).toHaveLength(count)
  }
})

test('an empty or too large file is not sent', async () => {
  const large = { size: 50 * 1024 * 1024 + 1, name: 'a.pdf' } as File
  await expect(uploadPdf(large)).rejects.toMatchObject({ code: 'too-large' })
  await expect(uploadPdf(new File([], 'a.pdf'))).rejects.toMatchObject({ code: 'empty' })
  expect(sent).toEqual([])
})
