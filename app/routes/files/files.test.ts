import { RouterContextProvider } from 'react-router'
import sharp from 'sharp'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addImage } from '#tests/support/images'
import { type Backend, backendContext } from '~/platform/backend.server'
import { loader as pdf } from './pdf'
import { loader as pressPicture } from './press-picture'
import { loader as rendition } from './rendition'

type Loader = (args: never) => Promise<Response>

function ask(loader: Loader, backend: Backend, params: object, init?: RequestInit) {
  const context = new RouterContextProvider()
  context.set(backendContext, backend)
  const request = new Request('http://localhost/', init)
  return loader({ params, context, request } as never)
}

async function galleryImage(backend: Backend) {
  const source = await sharp({
    create: { width: 60, height: 40, channels: 3, background: 'darkred' },
  })
    .jpeg()
    .toBuffer()
  const { id, filePath } = await addImage(backend, {
    source,
    pageAssignment: null,
    originalName: 'Ved Næssund.jpeg',
    altText: 'Ved Næssund',
  })
  const { content_hash: hash } = await backend.db
    .selectFrom('stored_pictures')
    .select('content_hash')
    .executeTakeFirstOrThrow()
  return { id, filePath, rendition: { hash, file: '60.jpg' } }
}

async function attachPdf({ db, files }: Backend, id: string) {
  const path = `collaboration-pdfs/${id}.pdf`
  await files.put(path, Buffer.from('%PDF-1.7'), { contentType: 'application/pdf' })
  await db
    .insertInto('collaboration_files')
    .values({
      id,
      collaboration_id: '00000000-0000-0000-0000-000000000000',
      filename: `${id}.pdf`,
      file_path: path,
      original_name: 'Koncertplakat å.pdf',
      file_size: 8,
      mime_type: 'application/pdf',
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
      revision: 1,
    })
    .execute()
  return path
}

databaseTest('a derived picture may be kept for ever', async ({ backend }) => {
  const image = await galleryImage(backend)
  const answer = await ask(rendition, backend, image.rendition)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String((await answer.clone().arrayBuffer()).byteLength),
    'content-type': 'image/jpeg',
    etag: `"${image.rendition.hash}-60.jpg"`,
    'x-content-type-options': 'nosniff',
  })
  expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(60)
})

databaseTest('a derived picture that the browser has is not sent again', async ({ backend }) => {
  const { rendition: params } = await galleryImage(backend)
  const etag = `"${params.hash}-60.jpg"`
  const ifNoneMatch = (tag: string) =>
    ask(rendition, backend, params, { headers: { 'If-None-Match': tag } })
  expect((await ifNoneMatch(etag)).status).toBe(304)
  expect((await ifNoneMatch(`"other", W/${etag}`)).status).toBe(304)
  expect((await ifNoneMatch('"other"')).status).toBe(200)
})

databaseTest('a HEAD request gets the headers only', async ({ backend }) => {
  const { rendition: params } = await galleryImage(backend)
  const answer = await ask(rendition, backend, params, { method: 'HEAD' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Length')).toMatch(/^\d+$/)
  expect(answer.body).toBeNull()
})

databaseTest('the picture of a deleted image is found at none of its URLs', async ({ backend }) => {
  const image = await galleryImage(backend)
  await backend.db.updateTable('images').set({ is_active: 0 }).execute()
  const answers = [
    await ask(rendition, backend, image.rendition),
    await ask(pressPicture, backend, { id: image.id }),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(404)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  }
})

databaseTest(
  'a press picture is saved in its original size under its own name',
  async ({ backend }) => {
    const { id, filePath } = await galleryImage(backend)
    const answer = await ask(pressPicture, backend, { id, name: 'anything.jpg' })
    expect(answer.headers.get('Content-Disposition')).toBe(
      `attachment; filename="Ved Naessund.jpg"; filename*=UTF-8''Ved%20N%C3%A6ssund.jpg`,
    )
    expect((await answer.arrayBuffer()).byteLength).toBe(await backend.files.size(filePath))
  },
)

databaseTest('a PDF is saved and locked in', async ({ backend }) => {
  await attachPdf(backend, 'poster')
  const answer = await ask(pdf, backend, { id: 'poster' })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(`filename*=UTF-8''Koncertplakat%20%C3%A5.pdf`),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
  expect(await answer.text()).toBe('%PDF-1.7')
})

databaseTest('a PDF without a record is not found', async ({ backend }) => {
  expect((await ask(pdf, backend, { id: 'unknown' })).status).toBe(404)
})

databaseTest('a file that cannot be read is our fault and is not kept', async ({ backend }) => {
  const path = await attachPdf(backend, 'poster')
  await backend.files.remove(path)
  const answer = await ask(pdf, backend, { id: 'poster' })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})
