import sharp from 'sharp'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addImage } from '#tests/support/images'
import { sitePicture } from '~/domain/images/images.server'
import { publicRendition } from '~/domain/images/stored-pictures/image-files.server'
import { RenditionWorker } from '~/domain/images/stored-pictures/rendition-worker.server'
import type { Backend } from '~/platform/backend.server'
import type { TallScreen } from '~/platform/pictures/rendition'

/** Dark on the left and light on the right, to tell which part was cropped. */
async function picture(width: number, height: number): Promise<Buffer> {
  const half = { width: Math.round(width / 2), height, channels: 3, background: 'white' } as const
  const light = await sharp({ create: half }).png().toBuffer()
  return sharp({ create: { width, height, channels: 3, background: 'black' } })
    .composite([{ input: light, left: width - half.width, top: 0 }])
    .jpeg()
    .toBuffer()
}

async function addHero(backend: Backend, source: Buffer, x = 1) {
  const image = {
    source,
    pageAssignment: 'hero',
    originalName: 'a.jpg',
    altText: 'Fjorden',
  } as const
  return addImage(backend, { ...image, focus: { x, y: 0.5 } })
}

async function work(backend: Backend) {
  const worker = new RenditionWorker(backend)
  worker.wake()
  await worker.idle()
}

/** The files for a phone, or for a tablet in portrait orientation. */
const tallFiles = async (backend: Backend, of: TallScreen = 'phone') =>
  (await sitePicture(backend, 'hero'))?.tallSources
    ?.filter(({ screen }) => screen === of)
    .map(({ srcset }) => srcset)

databaseTest('the hero picture has a crop for phones', async ({ backend }) => {
  await addHero(backend, await picture(800, 450))
  expect(await tallFiles(backend)).toBeUndefined()
  const changes: unknown[] = []
  backend.live.subscribe(({ nouns }) => changes.push(nouns))
  await work(backend)
  // One when the picture is complete, and one when its crops are.
  expect(changes).toEqual([['images'], ['images']])
  // A browser takes the first one whose screen fits.
  const screens = (await sitePicture(backend, 'hero'))?.tallSources?.map(({ screen }) => screen)
  expect([...new Set(screens)]).toEqual(['phone', 'tablet'])
  const [avif, jpeg = ''] = (await tallFiles(backend)) ?? []
  expect(avif).toMatch(/\/tall-100-270-q34\.avif 270w$/)
  expect((await tallFiles(backend, 'tablet'))?.[0]).toMatch(/\/tablet-100-360-q40\.avif 360w$/)
  const [, hash = '', file = ''] = /derived\/([^/]+)\/(\S+) 270w$/.exec(jpeg) ?? []
  const found = await publicRendition(backend, hash, file)
  const chunks: Buffer[] = []
  for await (const chunk of await backend.files.read(found?.path ?? '')) chunks.push(chunk)
  const { width, height } = await sharp(Buffer.concat(chunks)).metadata()
  expect([width, height]).toEqual([270, 450])
  const { channels } = await sharp(Buffer.concat(chunks)).stats()
  // The focus point is at the light edge.
  expect(channels[0]?.mean).toBeGreaterThan(200)
})

databaseTest('another focus point replaces the crop', async ({ backend }) => {
  const { id } = await addHero(backend, await picture(800, 450))
  await work(backend)
  const before = (await tallFiles(backend))?.join().match(/derived\/[^ ]+/g) ?? []
  await backend.db.updateTable('images').set({ focus_x: 0.2 }).where('id', '=', id).execute()
  expect(await tallFiles(backend)).toBeUndefined()
  await work(backend)
  expect((await tallFiles(backend))?.[0]).toContain('/tall-20-270-q34.avif 270w')
  expect(before).toHaveLength(2)
  expect(await Promise.all(before.map((path) => backend.files.exists(path)))).not.toContain(true)
})

databaseTest('a picture cropped for phones gets one for tablets too', async ({ backend }) => {
  await addHero(backend, await picture(800, 450))
  await work(backend)
  const { tall_part } = await backend.db
    .selectFrom('stored_pictures')
    .select('tall_part')
    .executeTakeFirstOrThrow()
  const { tablet, ...former } = JSON.parse(tall_part ?? '')
  expect(tablet).toHaveLength(2)
  await backend.db
    .updateTable('stored_pictures')
    .set({ tall_part: JSON.stringify(former) })
    .execute()
  await work(backend)
  for (const screen of ['phone', 'tablet'] as const) {
    const files = (await tallFiles(backend, screen))?.join().match(/derived\/[^ ]+/g) ?? []
    expect(files).toHaveLength(2)
    const kept = files.map((path) => backend.files.exists(path))
    expect(await Promise.all(kept)).toEqual([true, true])
  }
})

databaseTest('a portrait picture is not cropped', async ({ backend }) => {
  await addHero(backend, await picture(450, 750))
  await work(backend)
  expect(await tallFiles(backend)).toBeUndefined()
})
