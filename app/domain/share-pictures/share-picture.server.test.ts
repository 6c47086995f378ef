import sharp from 'sharp'
import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { addImage } from '#tests/support/images'
import { saveEntry } from '~/domain/content/content-commands.server'
import type { PageAssignment } from '~/domain/images/images'
import { sweepOrphans } from '~/domain/sweep/sweep.server'
import type { Backend } from '~/platform/backend.server'
import { systemClock } from '~/platform/runtime/clock'
import { type SharePictureResult, sharePicture, sharePictureAt } from './share-picture.server'

const times = {
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  revision: 1,
}

async function image(backend: Backend, pageAssignment: PageAssignment | null, color = 'navy') {
  const create = { width: 60, height: 40, channels: 3, background: color } as const
  const source = await sharp({ create }).jpeg().toBuffer()
  const { filePath } = await addImage(backend, {
    source,
    pageAssignment,
    originalName: 'a.jpg',
    altText: 'En fjord',
  })
  return filePath
}

async function lecture(backend: Backend, image_url: string | null = null) {
  await backend.db
    .insertInto('lectures')
    .values({
      id: 'l',
      title: 'Håb',
      slug: 'haab',
      subtitle: null,
      description: '',
      themes: '[]',
      duration: null,
      date: null,
      time: null,
      location: null,
      link: null,
      image_url,
      ...times,
    })
    .execute()
}

function at(backend: Backend, src: string | undefined): Promise<SharePictureResult | undefined> {
  const [, hash = '', name = ''] = /^\/filer\/deling\/([^/]+)\/(.+)$/.exec(src ?? '') ?? []
  return sharePictureAt(backend, hash, name)
}

const srcOf = async (backend: Backend, path: string) => (await sharePicture(backend, path))?.src

databaseTest('every main page has a picture, other paths have none', async ({ backend }) => {
  const mains =
    '/ /nyheder /foredrag /kalender /bibliografi /samarbejder /salmer /billeder /presse /kontakt'
  for (const path of mains.split(' ')) {
    expect((await sharePicture(backend, path))?.src, path).toMatch(/^\/filer\/deling\/[\w-]{16}\//)
  }
  const others = '/admin /soeg /foredrag/intet /constructor //x /bibliografi/__proto__ /om'
  for (const path of ['/foredrag/\u0000', '/foredrag/%00', ...others.split(' ')]) {
    expect(await sharePicture(backend, path), path).toBeUndefined()
  }
})

databaseTest(
  'a share picture’s alt text names the page, the author and the picture',
  async ({ backend }) => {
    await lecture(backend, await image(backend, 'lecture'))
    expect(await sharePicture(backend, '/foredrag/haab')).toEqual({
      src: expect.stringMatching(/^\/filer\/deling\/[\w-]{16}\/foredrag\/haab\.jpg$/),
      alt: 'Håb · Forfatter og salmedigter: En fjord',
    })
  },
)

databaseTest('the URL changes with everything visible', async ({ backend }) => {
  await lecture(backend, await image(backend, 'lecture'))
  const urls = new Set([await srcOf(backend, '/foredrag/haab')])
  const { db } = backend
  await db.updateTable('lectures').set({ title: 'Mere håb' }).execute()
  urls.add(await srcOf(backend, '/foredrag/haab'))
  await db.updateTable('images').set({ focus_x: 0.1 }).execute()
  urls.add(await srcOf(backend, '/foredrag/haab'))
  await db.updateTable('images').set({ is_active: 0 }).execute()
  urls.add(await srcOf(backend, '/foredrag/haab'))
  urls.add(await srcOf({ ...backend, siteUrl: 'https://andet.dk' }, '/foredrag/haab'))
  expect(urls.size).toBe(5)
})

databaseTest('the mark of the site is drawn', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const drawn = async (mark: string) => {
    await saveEntry(backend, admin, 'udseende.mark', mark)
    const found = await at(backend, await srcOf(backend, '/nyheder'))
    return found && 'bytes' in found ? found.bytes.toString('base64') : undefined
  }
  const pictures = [await drawn('anker'), await drawn('fjer')]
  expect(pictures).not.toContain(undefined)
  expect(pictures[0]).not.toBe(pictures[1])
})

databaseTest('a deleted picture is not drawn', async ({ backend }) => {
  await image(backend, 'hero')
  const withPicture = await srcOf(backend, '/')
  await backend.db.updateTable('images').set({ is_active: 0 }).execute()
  expect(await at(backend, withPicture)).toEqual({ moved: await srcOf(backend, '/') })
})

databaseTest('a picture is drawn once for concurrent requests, and cached', async ({ backend }) => {
  let written = 0
  const files = {
    ...backend.files,
    put: (...file: Parameters<typeof backend.files.put>) => {
      written++
      return backend.files.put(...file)
    },
  }
  const counted = { ...backend, files }
  const src = await srcOf(counted, '/nyheder')
  const found = await Promise.all(Array.from({ length: 10 }, () => at(counted, src)))
  for (const each of [...found, await at(counted, src)]) {
    expect(each).toMatchObject({ bytes: expect.any(Buffer), etag: expect.stringMatching(/^"/) })
  }
  expect(written).toBe(1)
})

databaseTest('all of many pictures requested at once are drawn', async ({ backend }) => {
  const values = Array.from({ length: 25 }, (_, index) => ({
    id: `n-${index}`,
    title: `Nyhed ${index}`,
    slug: `nyhed-${index}`,
    content: 'Tekst',
    published_date: '2026-01-01',
    ...times,
  }))
  await backend.db.insertInto('news').values(values).execute()
  const srcs = await Promise.all(values.map(({ slug }) => srcOf(backend, `/nyheder/${slug}`)))
  const found = await Promise.all(srcs.map((src) => at(backend, src)))
  for (const each of found) expect(each).toMatchObject({ bytes: expect.any(Buffer) })
})

databaseTest('an outdated URL redirects to the current one', async ({ backend }) => {
  const src = await srcOf(backend, '/salmer')
  expect(await sharePictureAt(backend, 'x'.repeat(16), 'salmer.jpg')).toEqual({ moved: src })
  expect(await sharePictureAt(backend, 'x', 'salmer.jpg')).toBeUndefined()
  for (const name of ['salmer', 'salmer.png', '../salmer.jpg', 'foredrag/intet.jpg', 'admin.jpg']) {
    expect(await sharePictureAt(backend, 'x'.repeat(16), name), name).toBeUndefined()
  }
})

databaseTest(
  'a path of the sitemap with an id has the picture of the page',
  async ({ backend }) => {
    await backend.db
      .insertInto('collaborations')
      .values({
        id: 'c-1',
        title: 'Skibet',
        slug: 'skibet',
        short_text: null,
        description: '',
        link: null,
        image_url: await image(backend, 'collaboration'),
        ...times,
      })
      .execute()
    const picture = await sharePicture(backend, '/samarbejder/c-1')
    expect(picture?.src).toMatch(/\/samarbejder\/skibet\.jpg$/)
    expect(picture).toEqual(await sharePicture(backend, '/samarbejder/skibet'))
  },
)

databaseTest('an external cover is not fetched', async ({ backend }) => {
  await backend.db
    .insertInto('bibliography')
    .values({
      id: 'b',
      title: 'Saltkirken',
      year: 2016,
      category: 'skønlitteratur',
      description: '',
      image_url: 'https://boger.example/a.jpg',
      purchase_link: null,
      slug: 'saltkirken',
      ...times,
    })
    .execute()
  const src = await srcOf(backend, '/bibliografi/saltkirken')
  expect(await at(backend, src)).toMatchObject({ bytes: expect.any(Buffer) })
})

databaseTest(
  'if the picture cannot be drawn, the page’s own picture is used and an error is logged',
  async ({ backend, logged }) => {
    await image(backend, 'hero')
    const src = await srcOf(backend, '/')
    for await (const { path } of backend.files.entries('derived')) {
      await backend.files.remove(path)
      await backend.files.put(path, Buffer.from('no picture'))
    }
    expect(await at(backend, src)).toEqual({
      moved: expect.stringMatching(/^\/filer\/derived\/.*\.jpg$/),
    })
    expect(logged.map(({ msg }) => msg)).toContain('a share picture could not be made')
  },
)

databaseTest('a picture that cannot be cached is still sent', async ({ backend, logged }) => {
  const put = () => Promise.reject(new Error('the disk is full'))
  const full = { ...backend, files: { ...backend.files, put } }
  expect(await at(full, await srcOf(full, '/'))).toMatchObject({ bytes: expect.any(Buffer) })
  expect(logged.map(({ msg }) => msg)).toContain('a share picture could not be cached')
})

databaseTest(
  'pictures are swept after a week',
  async ({ backend, at: later }) => {
    await at(backend, await srcOf(backend, '/'))
    const day = 24 * 60 * 60 * 1000
    const days = (count: number) =>
      later(new Date(systemClock.now().getTime() + count * day).toISOString())
    expect(await sweepOrphans(days(6))).toEqual({ pictures: 0, files: 0 })
    expect(await sweepOrphans(days(8))).toEqual({ pictures: 0, files: 1 })
  },
  { now: systemClock.now().toISOString() },
)
