import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { request as ask } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeForm } from '#tests/support/admin-forms'
import { fromOurPage, inDatabase, signIn, startAdminSite } from '#tests/support/admin-site'
import { eventually } from '#tests/support/eventually'
import type { RunningServer } from '#tests/support/servers'

const megabyte = 1024 * 1024

const temporary = mkdtempSync(join(tmpdir(), 'skrivestue-test-'))
let site: RunningServer
let cookie: string

beforeAll(async () => {
  site = await startAdminSite({ TMPDIR: temporary })
  cookie = await signIn(site)
})
afterAll(async () => {
  await site.stop()
  rmSync(temporary, { recursive: true })
})

function upload(path: string, body: Uint8Array | string, headers: Record<string, string> = {}) {
  return fetch(`${site.url}/admin/upload/${path}`, {
    method: 'POST',
    headers: { ...fromOurPage, Cookie: cookie, ...headers },
    body: body as BodyInit,
  })
}

async function refusal(answering: Promise<Response>): Promise<[number, string]> {
  const answer = await answering
  return [answer.status, ((await answer.json()) as { code: string }).code]
}

function painted(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: 'navy' } })
}

const receivedUploads = () =>
  readdirSync(temporary).filter((name) => name.startsWith('skrivestue-upload-'))

test('an uploaded picture is stored at its path, and not shown yet', async () => {
  const answer = await upload('billede?place=lecture', await painted(600, 400).jpeg().toBuffer())
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toContain('no-store')
  const { path, picture } = (await answer.json()) as { path: string; picture: { src: string } }
  expect(path).toMatch(/^images\/lectures\/lecture_\d+\.jpg$/)
  expect(picture).toMatchObject({ width: 600, height: 400, alt: '', focus: { x: 50, y: 50 } })
  expect(existsSync(join(site.dataDir, 'files', path))).toBe(true)
  expect((await fetch(`${site.url}${picture.src}`)).status).toBe(404)
})

test('a saved picture gets its other files while the site runs', async () => {
  const answer = await upload('billede?place=gallery', await painted(60, 40).jpeg().toBuffer())
  const { path } = (await answer.json()) as { path: string }
  const saved = await fetch(`${site.url}/admin/billeder/ny.data`, {
    method: 'POST',
    headers: { ...fromOurPage, Cookie: cookie },
    body: new URLSearchParams(wholeForm('/admin/billeder/ny', { image: path })),
  })
  expect(saved.status, await saved.text()).toBe(200)
  await eventually(() => {
    const stored = inDatabase(site, (db) =>
      db.prepare('select renditions from stored_pictures where path = ?').get(path),
    )
    expect(stored?.renditions).toContain('.avif')
  })
})

test('every kind of picture has its path, with the extension of its type', async () => {
  const bytes = await painted(30, 20).png().toBuffer()
  const paths: Record<string, RegExp> = {
    hero: /^images\/hero\/hero_\d+\.png$/,
    portrait: /^images\/portrait\/portrait_\d+\.png$/,
    'calendar-hero': /^images\/calendar\/calendar-hero-\d+\.png$/,
    collaboration: /^images\/collaborations\/collaboration_\d+\.png$/,
    bibliography: /^images\/bibliography\/\d+-\w+\.png$/,
    contact: /^images\/contact\/contact-\d+\.png$/,
    gallery: /^images\/images\/gallery_\d+\.png$/,
    'gallery-thumb': /^images\/images\/gallery_thumb_\d+\.png$/,
  }
  for (const [place, form] of Object.entries(paths)) {
    const answer = await upload(`billede?place=${place}`, bytes)
    expect(((await answer.json()) as { path: string }).path).toMatch(form)
  }
})

test('the chosen part of a picture is stored, limited to its size', async () => {
  const bytes = await painted(600, 400).jpeg().toBuffer()
  const size = async (crop: string) => {
    const answer = await upload(`billede?place=collaboration&crop=${crop}`, bytes)
    const { picture } = (await answer.json()) as { picture: { width: number; height: number } }
    return [picture.width, picture.height]
  }
  expect(await size('100,50,400,300')).toEqual([400, 300])
  expect(await size('500,350,400,300')).toEqual([100, 50])
})

test('a file that is not a picture is refused by its bytes, whatever its name', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const type = { 'Content-Type': 'image/jpeg' }
  for (const bytes of [svg, '<html></html>', '%PDF-1.7', 'GIF89a']) {
    expect(await refusal(upload('billede?place=hero', bytes, type))).toEqual([415, 'not-a-picture'])
  }
  const broken = (await painted(600, 400).jpeg().toBuffer()).subarray(0, 300)
  expect(await refusal(upload('billede?place=hero', broken))).toEqual([422, 'damaged'])
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
  expect(await refusal(upload('billede?place=hero', heic))).toEqual([415, 'heic-unreadable'])
  expect(await refusal(upload('billede?place=hero', ''))).toEqual([400, 'empty'])
})

test('an invalid upload request is refused', async () => {
  const bytes = await painted(30, 20).jpeg().toBuffer()
  for (const query of [
    '',
    '?place=nowhere',
    '?place=../hero',
    '?place=hero&crop=1,2,3',
    '?place=hero&crop=-1,0,10,10',
    '?place=hero&crop=0,0,1e9,10',
    '?place=hero&crop=0,0,NaN,10',
  ]) {
    expect(await refusal(upload(`billede${query}`, bytes)), query).toEqual([400, 'malformed'])
  }
})

test('a PDF is stored with its sanitized file name', async () => {
  const name = encodeURIComponent('../C:\\fakepath\\Koncert\u202e\r\nplakat å.pdf')
  const answer = await upload(`pdf?name=${name}`, '%PDF-1.7\nplakat\n%%EOF')
  expect(answer.status).toBe(200)
  const pdf = (await answer.json()) as { id: string; name: string }
  expect(pdf).toMatchObject({ name: 'Koncertplakat å.pdf', size: '1 kB' })
  const download = await fetch(`${site.url}/filer/pdf/${pdf.id}/x.pdf`)
  expect(await download.text()).toBe('%PDF-1.7\nplakat\n%%EOF')
  const audited = inDatabase(site, (db) =>
    db.prepare('select action, noun from audit_log where row_id = ?').all(pdf.id),
  )
  expect(audited).toMatchObject([{ action: 'insert', noun: 'collaboration_files' }])
})

test('a file that is not a PDF, or belongs to no row, is refused', async () => {
  expect(await refusal(upload('pdf?name=a.pdf', '<html></html>'))).toEqual([415, 'not-a-pdf'])
  expect(await refusal(upload('pdf', '%PDF-1.7'))).toEqual([400, 'malformed'])
  const unknown = upload('pdf?name=a.pdf&collaboration=unknown', '%PDF-1.7 %%EOF')
  expect(await refusal(unknown)).toEqual([404, 'missing'])
  const elsewhere = upload("pdf?name=a.pdf&collaboration=a'%20or%201", '%PDF-1.7')
  expect(await refusal(elsewhere)).toEqual([400, 'malformed'])
})

test('a PDF is deleted again', async () => {
  const { id } = (await (await upload('pdf?name=a.pdf', '%PDF-1.7')).json()) as { id: string }
  const deleted = await fetch(`${site.url}/admin/samarbejder/ny`, {
    method: 'POST',
    headers: { ...fromOurPage, Cookie: cookie },
    body: new URLSearchParams({ intent: 'delete-pdf', pdf: id }),
  })
  expect(deleted.status).toBe(200)
  expect((await fetch(`${site.url}/filer/pdf/${id}/a.pdf`)).status).toBe(404)
})

/** Sends a raw request that no browser would send. Returns the status as soon as it arrives. */
function bare(headers: Record<string, string | number>, chunk = 'x'): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = ask(`${site.url}/admin/upload/pdf?name=a.pdf`, {
      method: 'POST',
      headers: { ...fromOurPage, Cookie: cookie, ...headers },
    })
    request.on('response', (answer) => {
      resolve(answer.statusCode ?? 0)
      request.destroy()
    })
    request.on('error', reject)
    request.write(chunk)
  })
}

test('too large an upload is refused before it is sent, and a length is required', async () => {
  expect(await bare({ 'Content-Length': 50 * megabyte + 1 })).toBe(413)
  expect(await bare({ 'Content-Length': 10_000 * megabyte })).toBe(413)
  expect(await bare({ 'Transfer-Encoding': 'chunked' })).toBe(411)
})

test('only the author can upload, and other bodies are not read', async () => {
  const bytes = new Uint8Array(5 * megabyte)
  expect((await upload('billede?place=hero', bytes, { Cookie: '' })).status).toBe(401)
  expect((await upload('pdf?name=a.pdf', bytes, { Cookie: '' })).status).toBe(401)
  const cross = { 'Sec-Fetch-Site': 'cross-site' }
  expect((await upload('pdf?name=a.pdf', '%PDF-1.7', cross)).status).toBe(403)
})

test('other methods are refused', async () => {
  const headers = { ...fromOurPage, Cookie: cookie }
  for (const method of ['GET', 'PUT', 'PATCH']) {
    const init = method === 'GET' ? { method, headers } : { method, headers, body: 'x' }
    for (const url of ['billede?place=hero', 'pdf?name=a.pdf']) {
      expect((await fetch(`${site.url}/admin/upload/${url}`, init)).status).toBe(405)
    }
  }
})

test('an aborted upload leaves nothing behind', async () => {
  const before = inDatabase(site, (db) =>
    db.prepare('select count(*) as rows from stored_pictures').get(),
  )
  const controller = new AbortController()
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new Uint8Array(1000)),
  })
  const headers = { ...fromOurPage, Cookie: cookie, 'Content-Length': '1000000' }
  const init = { method: 'POST', headers, body, duplex: 'half', signal: controller.signal }
  const uploading = fetch(`${site.url}/admin/upload/billede?place=hero`, init as RequestInit)
  await expect.poll(receivedUploads).not.toEqual([])
  controller.abort()
  await expect(uploading).rejects.toThrow()
  await expect.poll(receivedUploads).toEqual([])
  const after = inDatabase(site, (db) =>
    db.prepare('select count(*) as rows from stored_pictures').get(),
  )
  expect(after).toEqual(before)
})

test('an unused file is swept when the server starts', async () => {
  const orphan = join(site.dataDir, 'files/images/orphan.jpg')
  mkdirSync(dirname(orphan), { recursive: true })
  writeFileSync(orphan, 'x')
  utimesSync(orphan, 1, 1)
  await site.restart()
  await eventually(() => expect(existsSync(orphan)).toBe(false))
})
