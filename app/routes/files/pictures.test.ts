import sharp from 'sharp'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { bytesOf, requestFile } from '#tests/support/file-requests'
import { addImage } from '#tests/support/images'
import { openScreens, uploadPicture } from '#tests/support/screen'
import type { Backend } from '~/platform/backend.server'
import { loader as pressPicture } from './press-picture'
import { loader as rendition } from './rendition'
import { loader as storedPicture } from './stored-picture'

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

databaseTest('a rendition may be cached indefinitely', async ({ backend }) => {
  const image = await galleryImage(backend)
  const answer = await requestFile(rendition, backend, image.rendition)
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
    await requestFile(rendition, backend, image.rendition),
    await requestFile(pressPicture, backend, { id: image.id }),
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
    const answer = await requestFile(pressPicture, backend, { id, name: 'anything.jpg' })
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
