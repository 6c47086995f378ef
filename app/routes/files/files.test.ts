import { buffer } from 'node:stream/consumers'
import { RouterContextProvider } from 'react-router'
import sharp from 'sharp'
import { expect } from 'vitest'
import { sessionCookie, storeTestAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { addImage } from '#tests/support/images'
import { openScreens, uploadPicture } from '#tests/support/screen'
import { openWriter } from '#tests/support/writer'
import { openPreviewLink } from '~/domain/publishing/preview-links-commands.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import { type Visit, visitContext } from '~/platform/pages/visit.server'
import { loader as hymnFile } from '~/routes/files/hymns/hymn-file'
import { loader as pdf } from './pdf'
import { loader as pressPicture } from './press-picture'
import { loader as rendition } from './rendition'
import { loader as storedPicture } from './stored-picture'

type Loader = (args: never) => Promise<Response>

async function ask(
  loader: Loader,
  backend: Backend,
  params: object,
  { query = '', headers: sent = {} }: { query?: string; headers?: HeadersInit } = {},
) {
  const context = new RouterContextProvider()
  const visit: Visit = {
    isComplete: true,
    isPrivate: false,
    jsonLd: [],
    pictureHosts: [],
    clientIp: '',
  }
  context.set(backendContext, backend)
  context.set(visitContext, visit)
  const request = new Request(`http://localhost/${query}`, { headers: sent })
  const { status, headers } = await loader({ params, context, request } as never)
  return { status, headers, ...visit }
}

/** The bytes that the server sends for a response. */
async function bytesOf({ files }: Backend, { file }: Visit): Promise<Buffer> {
  return buffer(await files.read(file?.path ?? ''))
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
  await files.put(path, Buffer.from('%PDF-1.7'))
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

databaseTest('a rendition may be cached indefinitely', async ({ backend }) => {
  const image = await galleryImage(backend)
  const answer = await ask(rendition, backend, image.rendition)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/jpeg',
    etag: `"${image.rendition.hash}-60.jpg"`,
    'x-content-type-options': 'nosniff',
  })
  const bytes = await bytesOf(backend, answer)
  expect(answer.file).toMatchObject({ size: bytes.length, supportsRanges: false })
  expect((await sharp(bytes).metadata()).width).toBe(60)
  expect([answer.isPrivate, answer.normalizedUrl]).toEqual([
    false,
    `/filer/derived/${image.rendition.hash}/60.jpg`,
  ])
})

databaseTest('the URLs of a deleted image’s picture are not found', async ({ backend }) => {
  const image = await galleryImage(backend)
  await backend.db.updateTable('images').set({ is_active: 0 }).execute()
  const answers = [
    await ask(rendition, backend, image.rendition),
    await ask(pressPicture, backend, { id: image.id }),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(404)
    expect(answer.file).toBeUndefined()
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  }
})

databaseTest(
  'a press picture is downloaded in its original size under its own name',
  async ({ backend }) => {
    const { id, filePath } = await galleryImage(backend)
    const answer = await ask(pressPicture, backend, { id, name: 'anything.jpg' })
    expect(answer.headers.get('Content-Disposition')).toBe(
      `attachment; filename="Ved Naessund.jpg"; filename*=UTF-8''Ved%20N%C3%A6ssund.jpg`,
    )
    expect(answer.file).toMatchObject({ path: filePath, size: await backend.files.size(filePath) })
  },
)

databaseTest('the author’s editor gets a picture before it is on a page', async ({ backend }) => {
  const screens = await openScreens(backend)
  const path = await uploadPicture(backend, 'images/images/gallery_1.jpg')
  const answer = await screens.load(storedPicture, {}, `?sti=${path}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('private, max-age=3600')
  expect((await screens.load(storedPicture, {}, '?sti=images/images/x.jpg')).status).toBe(404)
})

databaseTest('a PDF is downloaded, with a restrictive policy', async ({ backend }) => {
  await attachPdf(backend, 'poster')
  const answer = await ask(pdf, backend, { id: 'poster' })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(`filename*=UTF-8''Koncertplakat%20%C3%A5.pdf`),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
  expect((await bytesOf(backend, answer)).toString()).toBe('%PDF-1.7')
})

databaseTest('a PDF without a row is not found', async ({ backend }) => {
  expect((await ask(pdf, backend, { id: 'unknown' })).status).toBe(404)
})

databaseTest(
  'a score is downloaded, and a recording is played in parts, each with a restrictive policy',
  async ({ backend }) => {
    const write = await openWriter(backend)
    const hymn_id = await write.hymn('Lys')
    const at = '2026-01-01T00:00:00.000Z'
    const file = {
      hymn_id,
      name: 'Melodi',
      file_size: 8,
      created_at: at,
      updated_at: at,
      revision: 1,
    }
    await backend.db
      .insertInto('hymn_files')
      .values([
        {
          ...file,
          id: 'score',
          kind: 'score',
          file_path: 'hymn-files/score.pdf',
          original_name: 'Lys.pdf',
          mime_type: 'application/pdf',
        },
        {
          ...file,
          id: 'recording',
          kind: 'recording',
          file_path: 'hymn-files/recording.mp3',
          original_name: 'Lys.mp3',
          mime_type: 'audio/mpeg',
        },
        {
          ...file,
          id: 'telephone',
          kind: 'recording',
          file_path: 'hymn-files/telephone.m4a',
          original_name: 'Kor.mp4',
          mime_type: 'audio/mp4',
        },
      ])
      .execute()
    for (const [id, supportsRanges, type, disposition] of [
      ['score', false, 'application/pdf', /^attachment; filename="Lys\.pdf"/],
      ['recording', true, 'audio/mpeg', /^inline; filename="Lys\.mp3"/],
      ['telephone', true, 'audio/mp4', /^inline; filename="Kor\.m4a"/],
    ] as const) {
      const answer = await ask(hymnFile, backend, { id })
      expect(answer, id).toMatchObject({ status: 200, isPrivate: false, file: { supportsRanges } })
      expect(Object.fromEntries(answer.headers), id).toEqual({
        'cache-control': 'no-cache',
        'content-disposition': expect.stringMatching(disposition),
        'content-security-policy': "sandbox; default-src 'none'",
        'content-type': type,
        'x-content-type-options': 'nosniff',
      })
    }
    await backend.db.updateTable('hymns').set({ published_at: null }).execute()
    expect((await ask(hymnFile, backend, { id: 'score' })).status).toBe(404)
    expect((await ask(hymnFile, backend, { id: '../score' })).status).toBe(404)
  },
)

databaseTest(
  'a file of a draft is sent to the author and to readers with its link',
  async ({ backend, at }) => {
    const id = '5f0c7a52-7d52-4b3c-9a9e-0a8d2a5d5f10'
    const path = await attachPdf(backend, id)
    const write = await openWriter(backend)
    await write.news('Program', `Hent det: /filer/pdf/${id}/program.pdf`)
    await write.news('Andet')
    await backend.db.updateTable('news').set({ published_at: null }).execute()
    const openLink = async (title: string) => {
      const rows = backend.db.selectFrom('news').select('id').where('title', '=', title)
      const news = await rows.executeTakeFirstOrThrow()
      return openPreviewLink(backend, write.admin, 'news', news.id)
    }
    const { token, expiresAt } = await openLink('Program')
    const other = await openLink('Andet')
    const cookie = await sessionCookie(backend, await storeTestAdmin(backend))
    const link = `?gennemsyn=${token}`
    for (const [from, asked] of [
      [backend, {}],
      [backend, { query: '?gennemsyn=' }],
      [backend, { query: `?gennemsyn=${other.token}` }],
      [backend, { headers: { Cookie: `${backend.auth.cookieNames.session}=forged` } }],
      [at(expiresAt), { query: link }],
    ] as const) {
      const { status, file } = await ask(pdf, from, { id }, asked)
      expect([status, file], JSON.stringify(asked)).toEqual([404, undefined])
    }
    for (const asked of [{ query: link }, { headers: { Cookie: cookie } }]) {
      const answer = await ask(pdf, backend, { id }, asked)
      expect(answer, JSON.stringify(asked)).toMatchObject({ status: 200, isPrivate: true })
      expect(answer.file).toMatchObject({ path, supportsRanges: true })
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
      expect(answer.headers.get('Content-Security-Policy')).toBe("sandbox; default-src 'none'")
    }
  },
)
