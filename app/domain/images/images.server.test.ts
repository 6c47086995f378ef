import sharp from 'sharp'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addImage, type NewImage } from '#tests/support/images'
import { pressPicture, publicRendition } from '~/domain/images/stored-pictures/image-files.server'
import { pagesAt } from '~/domain/pages/page-sources.server'
import type { Backend } from '~/platform/backend.server'
import { readRenditions } from '~/platform/pictures/rendition'
import { galleryForPress } from './gallery/press-pictures.server'
import type { PageAssignment } from './images'
import { activeImages, picturesByPath, sitePicture } from './images.server'
import { imagePages } from './images-noun.server'

function painted(color: string): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
}

async function add(backend: Backend, altText: string, image: Partial<NewImage> = {}) {
  const source = await painted('darkred')
  const added = { source, pageAssignment: null, originalName: `${altText}.jpg`, altText, ...image }
  return addImage(backend, added)
}

async function deactivate({ db }: Backend, id: string) {
  await db.updateTable('images').set({ is_active: 0 }).where('id', '=', id).execute()
}

const alts = (images: { items: { picture: { alt: string } }[] }) =>
  images.items.map(({ picture }) => picture.alt)

databaseTest('the gallery shows its active images in order', async ({ backend }) => {
  await add(backend, 'third', { sortOrder: 3 })
  await add(backend, 'first', { sortOrder: 1 })
  const { id } = await add(backend, 'deleted', { sortOrder: 2 })
  await add(backend, 'a portrait', { pageAssignment: 'portrait', sortOrder: 2 })
  await deactivate(backend, id)
  expect(alts(await activeImages(backend))).toEqual(['first', 'third'])
  expect((await sitePicture(backend, 'portrait'))?.alt).toBe('a portrait')
})

databaseTest('the press gets the pictures in the order of the gallery', async ({ backend }) => {
  for (const sortOrder of [5, 4, 3, 2, 1]) await add(backend, `${sortOrder}`, { sortOrder })
  const pictures = await galleryForPress(backend)
  expect(pictures.map(({ picture }) => picture.alt)).toEqual(['1', '2', '3', '4', '5'])
})

databaseTest('the press page shows pictures at most 1200 pixels wide', async ({ backend }) => {
  await add(backend, 'bred')
  const pictures = await backend.db.selectFrom('stored_pictures').select('renditions').execute()
  const [jpeg] = readRenditions(pictures[0]?.renditions ?? '')
  const renditions = [jpeg, ...[1200, 1600].map((width) => ({ ...jpeg, format: 'avif', width }))]
  const stored = { renditions: JSON.stringify(renditions) }
  await backend.db.updateTable('stored_pictures').set(stored).execute()
  const [image] = await galleryForPress(backend)
  const [avif] = image?.picture.sources ?? []
  expect(avif?.srcset.match(/\d+w/g)).toEqual(['1200w'])
})

databaseTest('a picture dates the section that shows it', async (test) => {
  const sections = {
    hero: '/',
    portrait: '/',
    'calendar-hero': '/kalender',
    contact: '/kontakt',
    gallery: '/billeder',
  }
  for (const [day, name] of Object.keys(sections).entries()) {
    const pageAssignment = name === 'gallery' ? null : (name as PageAssignment)
    await add(test.at(`2026-11-1${day}T09:00:00Z`), name, { pageAssignment })
  }
  await add(test.backend, 'news', { pageAssignment: 'news' })
  const changes = await imagePages.changes?.(test.backend)
  expect(changes?.toSorted((one, other) => (`${one.at}` < `${other.at}` ? -1 : 1))).toEqual(
    Object.values(sections).map((section, day) => ({
      section,
      at: `2026-11-1${day}T09:00:00.000Z`,
    })),
  )
})

databaseTest('the gallery has pages of twenty', async ({ backend }) => {
  for (let number = 1; number <= 21; number++) await add(backend, `${number}`)
  const first = await activeImages(backend)
  expect(first.items).toHaveLength(20)
  expect(first.next).toBe(2)
  const second = await activeImages(backend, 2)
  expect(alts(second)).toEqual(['21'])
  expect(second.next).toBeUndefined()
})

databaseTest('a gallery image has its separate thumbnail', async ({ backend }) => {
  const thumbnail = await add(backend, 'small', {
    source: await painted('navy'),
    pageAssignment: 'lecture',
  })
  const { id } = await add(backend, 'large')
  await backend.db
    .updateTable('images')
    .set({ thumbnail_path: thumbnail.filePath, is_thumbnail_separate: 1 })
    .where('id', '=', id)
    .execute()
  const [image] = (await activeImages(backend)).items
  expect(image?.thumbnail?.src).toMatch(/^\/filer\/derived\//)
  expect(image?.thumbnail?.src).not.toBe(image?.picture.src)
  expect(image?.downloadUrl).toBe(`/filer/pressebillede/${id}/large.jpg`)
})

databaseTest('a site picture is the first active image of its assignment', async ({ backend }) => {
  expect(await sitePicture(backend, 'hero')).toBeUndefined()
  const { id } = await add(backend, 'old', { pageAssignment: 'hero', sortOrder: 1 })
  await add(backend, 'new', { pageAssignment: 'hero', sortOrder: 2, focus: { x: 0.25, y: 0.8 } })
  expect((await sitePicture(backend, 'hero'))?.alt).toBe('old')
  await deactivate(backend, id)
  expect(await sitePicture(backend, 'hero')).toMatchObject({
    alt: 'new',
    focus: { x: 25, y: 80 },
    width: 60,
    height: 40,
  })
})

databaseTest('other nouns find their active pictures by path', async ({ backend }) => {
  const lecture = await add(backend, 'a lecture', { pageAssignment: 'lecture' })
  const deleted = await add(backend, 'deleted', { pageAssignment: 'lecture' })
  await deactivate(backend, deleted.id)
  const paths = [lecture.filePath, deleted.filePath, 'images/unknown.jpg']
  const pictures = await picturesByPath(backend, paths)
  expect([...pictures.keys()]).toEqual([lecture.filePath])
  expect(pictures.get(lecture.filePath)?.alt).toBe('a lecture')
  expect(await picturesByPath(backend, [])).toEqual(new Map())
})

databaseTest('of images of one picture, that of the purpose is shown', async ({ backend }) => {
  const { filePath } = await add(backend, 'a lecture', { pageAssignment: 'lecture' })
  await add(backend, 'a text', { pageAssignment: 'text' })
  await backend.db.updateTable('images').set({ file_path: filePath }).execute()
  const altFor = async (purpose: PageAssignment) =>
    (await picturesByPath(backend, [filePath], purpose)).get(filePath)?.alt
  expect([await altFor('lecture'), await altFor('text')]).toEqual(['a lecture', 'a text'])
})

databaseTest('a derived picture is public while an active image shows it', async ({ backend }) => {
  const { id, filePath } = await add(backend, 'a picture')
  const path = (await siteFile(backend, filePath)).split('/')
  const [hash = '', file = ''] = path.slice(1)
  expect(await publicRendition(backend, hash, file)).toEqual({
    path: `derived/${hash}/60.jpg`,
    contentType: 'image/jpeg',
    size: await backend.files.size(`derived/${hash}/60.jpg`),
  })
  expect(await publicRendition(backend, hash, '61.jpg')).toBeUndefined()
  expect(await publicRendition(backend, hash, '../../images/a.jpg')).toBeUndefined()
  expect(await publicRendition(backend, 'unknown', file)).toBeUndefined()

  await deactivate(backend, id)
  expect(await publicRendition(backend, hash, file)).toBeUndefined()
  await add(backend, 'the same picture again')
  expect(await publicRendition(backend, hash, file)).toBeDefined()
})

async function siteFile({ db }: Backend, path: string): Promise<string> {
  const row = await db
    .selectFrom('stored_pictures')
    .select('renditions')
    .where('path', '=', path)
    .executeTakeFirstOrThrow()
  return JSON.parse(row.renditions)[0].path
}

databaseTest('the press can download only active gallery images', async ({ backend }) => {
  const { id, filePath } = await add(backend, 'Fjorden')
  expect(await pressPicture(backend, id)).toEqual({
    path: filePath,
    contentType: 'image/jpeg',
    size: await backend.files.size(filePath),
    originalName: 'Fjorden.jpg',
    extension: 'jpg',
  })
  const portrait = await add(backend, 'a portrait', { pageAssignment: 'portrait' })
  expect(await pressPicture(backend, portrait.id)).toBeUndefined()
  expect(await pressPicture(backend, 'unknown')).toBeUndefined()
  await deactivate(backend, id)
  expect(await pressPicture(backend, id)).toBeUndefined()
})

databaseTest('the picture of a lecture can be downloaded as long as it is public', async (test) => {
  const { backend } = test
  const { id, filePath } = await add(backend, 'a lecture', { pageAssignment: 'lecture' })
  expect(await pressPicture(backend, id)).toMatchObject({ path: filePath })
  await deactivate(backend, id)
  expect(await pressPicture(backend, id)).toBeUndefined()
})

databaseTest('the file of a hidden or deleted picture is not found', async ({ backend }) => {
  const [shown, hidden, deleted] = [
    await add(backend, 'shown'),
    await add(backend, 'hidden'),
    await add(backend, 'deleted'),
  ]
  await backend.db
    .updateTable('images')
    .set({ is_visible: 0 })
    .where('id', '=', hidden.id)
    .execute()
  await deactivate(backend, deleted.id)
  const found = async (id: string) => {
    const at = pagesAt(backend.nouns, `/filer/pressebillede/${id}/a.jpg`)
    return at?.pages.find?.(backend, at.rest)
  }
  expect(await found(shown.id)).toBe(`/filer/pressebillede/${shown.id}/a.jpg`)
  expect(await found(hidden.id)).toBeUndefined()
  expect(await found(deleted.id)).toBeUndefined()
})
