import sharp from 'sharp'
import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { addImage } from '#tests/support/images'
import { newsItem } from '#tests/support/news-item'
import { openWriter } from '#tests/support/writer'
import { setShowsPast } from '~/domain/calendar/calendar-commands.server'
import { previewFile, publicRendition } from '~/domain/images/stored-pictures/image-files.server'
import { storeUploadedPicture } from '~/domain/images/stored-pictures/store-picture.server'
import { deleteNoun, saveRow } from '~/domain/rows/rows-commands.server'
import type { Backend } from '~/platform/backend.server'
import { addGalleryImages } from './gallery/gallery-commands.server'
import { usesOfPictures } from './gallery/picture-uses.server'
import { defaultFocus } from './images'

async function upload(backend: Backend) {
  const source = await sharp({
    create: { width: 60, height: 40, channels: 3, background: 'navy' },
  })
    .jpeg()
    .toBuffer()
  const { path } = await storeUploadedPicture(backend, await signedInAdmin(backend), {
    source,
    purpose: 'text',
  })
  const { content_hash: hash, renditions } = await backend.db
    .selectFrom('stored_pictures')
    .selectAll()
    .where('path', '=', path)
    .executeTakeFirstOrThrow()
  const [file = ''] = JSON.parse(renditions).map((each: { path: string }) =>
    each.path.slice(each.path.lastIndexOf('/') + 1),
  )
  return { path, seen: async () => (await publicRendition(backend, hash, file)) !== undefined }
}

const withPicture = (path: string) =>
  `<p>Se:</p><figure data-picture="${path}"><figcaption>Ved fjorden</figcaption></figure>`

databaseTest('a picture is public while a public text shows it', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const source = await sharp({ create: { width: 6, height: 4, channels: 3, background: 'red' } })
  await addImage(backend, {
    source: await source.jpeg().toBuffer(),
    pageAssignment: null,
    originalName: 'anden.jpg',
    altText: 'Et andet',
  })
  const { path, seen } = await upload(backend)
  expect(await seen()).toBe(false)
  expect(await previewFile(backend, path)).toMatchObject({ contentType: 'image/jpeg' })

  const draft = newsItem({
    title: 'Nyt',
    content: withPicture(path),
    publication: { state: 'draft' },
  })
  const { id } = await saveRow(backend, admin, 'news', undefined, draft)
  expect(await seen()).toBe(false)
  const publish = backend.db.updateTable('news').set({ published_at: '0001' })
  await publish.where('id', '=', id).execute()
  expect(await seen()).toBe(true)
  expect(await usesOfPictures(backend, [path])).toEqual(
    new Map([[path, [{ name: 'nyheden »Nyt«', form: `/admin/nyheder/${id}` }]]]),
  )

  await saveRow(
    backend,
    admin,
    'news',
    undefined,
    newsItem({ title: 'Til', content: withPicture(path) }),
  )
  const images = backend.db.selectFrom('images').select('page_assignment')
  expect(await images.where('page_assignment', 'is not', null).execute()).toEqual([
    { page_assignment: 'text' },
  ])

  const without = newsItem({ title: 'Nyt', content: '<p>Se:</p>', revision: 1 })
  await saveRow(backend, admin, 'news', id, without)
  expect(await seen()).toBe(true)
  const other = backend.db.selectFrom('news').select('id').where('id', '<>', id)
  await deleteNoun(backend, admin, 'news', (await other.executeTakeFirstOrThrow()).id)
  expect(await seen()).toBe(false)
})

databaseTest('a picture in a text is public though it is a deleted press picture', async (test) => {
  const { backend } = test
  const admin = await signedInAdmin(backend)
  const { path, seen } = await upload(backend)
  const picture = { path, alt: '', focus: defaultFocus, originalName: 'fjord.jpg' }
  const texts = { thumbnailPath: null, description: null, credit: null }
  await addGalleryImages(backend, admin, { picture, ...texts })
  await backend.db.updateTable('images').set({ is_active: 0 }).execute()
  await saveRow(backend, admin, 'news', undefined, newsItem({ content: withPicture(path) }))
  expect(await seen()).toBe(true)
})

databaseTest('events and collaborations can have pictures in their texts too', async (test) => {
  const { backend } = test
  const { event, collaboration } = await openWriter(backend)
  const ofEvent = await upload(backend)
  await event('Sang', { description: withPicture(ofEvent.path) })
  expect(await ofEvent.seen()).toBe(true)
  const ofCollaboration = await upload(backend)
  await collaboration('Kor', withPicture(ofCollaboration.path))
  expect(await ofCollaboration.seen()).toBe(true)
})

databaseTest('a picture of a past event is for visitors while its page is', async ({ backend }) => {
  const { admin, event } = await openWriter(backend)
  const { path, seen } = await upload(backend)
  await event('I går', { date: '2026-11-20', description: withPicture(path) })
  expect(await seen()).toBe(false)
  await setShowsPast(backend, admin, true)
  expect(await seen()).toBe(true)
  await setShowsPast(backend, admin, false)
  await event('Siden sidst', {
    date: '2026-11-20',
    keep_after_date: 'on',
    description: withPicture(path),
  })
  expect(await seen()).toBe(true)
})

databaseTest('a text is saved although its picture is no longer stored', async ({ backend }) => {
  const content = withPicture('images/texts/text_0.jpg')
  const admin = await signedInAdmin(backend)
  await saveRow(backend, admin, 'news', undefined, newsItem({ content }))
  expect(await backend.db.selectFrom('images').select('id').execute()).toEqual([])
  const [stored] = await backend.db.selectFrom('news').select('content').execute()
  expect(stored).toEqual({ content })
})
