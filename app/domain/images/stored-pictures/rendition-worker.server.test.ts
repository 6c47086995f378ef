import sharp from 'sharp'
import { expect, vi } from 'vitest'
import { databaseTest } from '#tests/support/database'
import type { Backend } from '~/platform/backend.server'
import { readRenditions } from '~/platform/pictures/rendition'
import { RenditionWorker } from './rendition-worker.server'
import { storePicture } from './store-picture.server'

function painted(width: number, height: number, color = 'darkred'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
}

async function renditionsOf({ db }: Backend, path: string) {
  const row = await db
    .selectFrom('stored_pictures')
    .select('renditions')
    .where('path', '=', path)
    .executeTakeFirstOrThrow()
  return readRenditions(row.renditions)
}

function madeBy(backend: Backend) {
  let ready = 0
  backend.live.subscribe(({ nouns }) => {
    if (nouns?.includes('images')) ready++
  })
  const worker = new RenditionWorker(backend)
  return {
    worker,
    readyPictures: () => ready,
    async work() {
      worker.wake()
      await worker.idle()
    },
  }
}

databaseTest(
  'a picture is shown as one JPEG until the worker has made all files',
  async ({ backend }) => {
    const { path, contentHash } = await storePicture(backend, {
      path: 'images/hero/hero_1.jpg',
      source: await painted(1700, 850),
    })
    expect(await renditionsOf(backend, path)).toEqual([
      {
        format: 'jpeg',
        width: 1200,
        height: 600,
        path: `derived/${contentHash}/1200.jpg`,
        size: expect.any(Number),
      },
    ])

    const { work, readyPictures } = madeBy(backend)
    await work()
    const made = await renditionsOf(backend, path)
    expect(made.map(({ format, width, height }) => [format, width, height])).toEqual(
      [400, 640, 800, 1200, 1600].flatMap((width) =>
        ['avif', 'jpeg'].map((format) => [format, width, width / 2]),
      ),
    )
    for (const { path, size, width, format } of made) {
      const chunks: Buffer[] = []
      for await (const chunk of await backend.files.read(path)) chunks.push(chunk)
      const file = await sharp(Buffer.concat(chunks)).metadata()
      expect([file.width, file.format, file.size]).toEqual([
        width,
        format === 'avif' ? 'heif' : format,
        size,
      ])
    }
    expect(readyPictures()).toBe(1)
  },
)

databaseTest('a small picture is never enlarged', async ({ backend }) => {
  const source = await painted(300, 200)
  const { path } = await storePicture(backend, { path: 'images/a.jpg', source })
  await madeBy(backend).work()
  const widths = (await renditionsOf(backend, path)).map(({ width }) => width)
  expect(widths).toEqual([300, 300])
})

databaseTest('a worker continues where a stopped one left off', async ({ backend }) => {
  const paths = ['images/a.jpg', 'images/b.jpg']
  for (const path of paths)
    await storePicture(backend, {
      path,
      source: await painted(900, 600, path === paths[0] ? 'red' : 'blue'),
    })
  const stopped = madeBy(backend)
  stopped.worker.wake()
  await stopped.worker.stop()
  expect(stopped.readyPictures()).toBe(0)
  await stopped.work()
  expect(stopped.readyPictures()).toBe(0)

  const next = madeBy(backend)
  await next.work()
  expect(next.readyPictures()).toBe(2)
  for (const path of paths) expect(await renditionsOf(backend, path)).toHaveLength(6)
})

databaseTest('a picture that failed is tried again after half a minute', async ({ backend }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const source = await painted(500, 300)
  await storePicture(backend, { path: 'images/a.jpg', source })
  const put = (bytes: Buffer) => backend.files.put('images/a.jpg', bytes)
  await put(Buffer.from('not a picture'))
  const { work, readyPictures, worker } = madeBy(backend)
  await work()
  await put(source)
  vi.advanceTimersByTime(29_000)
  await worker.idle()
  expect(readyPictures()).toBe(0)
  vi.advanceTimersByTime(1000)
  await worker.idle()
  expect(readyPictures()).toBe(1)
  await worker.stop()
})

databaseTest('pictures that could not be looked up are looked up again', async (test) => {
  const { backend, logged } = test
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await storePicture(backend, { path: 'images/a.jpg', source: await painted(500, 300) })
  vi.spyOn(backend.db, 'selectFrom').mockImplementationOnce(() => {
    throw new Error('the database is away')
  })
  const { work, readyPictures, worker } = madeBy(backend)
  await work()
  expect(logged).toMatchObject([{ msg: 'unfinished pictures could not be looked up' }])
  expect(await worker.countQueued()).toBe(1)
  vi.advanceTimersByTime(30_000)
  await worker.idle()
  expect(readyPictures()).toBe(1)
  expect(await worker.countQueued()).toBe(0)
  await worker.stop()
})

databaseTest(
  'a picture that fails is skipped and the others are made',
  async ({ backend, logged }) => {
    for (const path of ['images/a.jpg', 'images/b.jpg']) {
      await storePicture(backend, {
        path,
        source: await painted(500, 300, path === 'images/a.jpg' ? 'red' : 'blue'),
      })
    }
    await backend.files.put('images/a.jpg', Buffer.from('not a picture'))
    const { work, readyPictures, worker } = madeBy(backend)
    await work()
    await work()
    expect(readyPictures()).toBe(1)
    expect(logged).toMatchObject([{ level: 50, picture: 'images/a.jpg' }])
    expect(await renditionsOf(backend, 'images/a.jpg')).toHaveLength(1)
    expect(await renditionsOf(backend, 'images/b.jpg')).toHaveLength(2)
    await worker.stop()
  },
)

databaseTest(
  'a picture deleted while it is queued is not an error',
  async ({ backend, logged }) => {
    const names = ['images/hero/hero_1.jpg', 'images/hero/hero_2.jpg']
    for (const [number, path] of names.entries()) {
      await storePicture(backend, { path, source: await painted(400 + number, 200) })
    }
    // The second picture is deleted as soon as the worker asks for the first.
    let first: string | undefined
    const files: Backend['files'] = {
      ...backend.files,
      async read(path) {
        first ??= path
        for (const gone of names) {
          if (gone === first) continue
          await backend.db.deleteFrom('stored_pictures').where('path', '=', gone).execute()
          await backend.files.remove(gone)
        }
        return backend.files.read(path)
      },
    }
    await madeBy({ ...backend, files }).work()
    expect(logged.filter(({ level }) => level >= 40)).toEqual([])
    // The picture that is left was made.
    const left = await backend.db.selectFrom('stored_pictures').select('path').execute()
    expect(left).toHaveLength(1)
    const made = await renditionsOf(backend, left[0]?.path ?? '')
    expect(made.map(({ format }) => format)).toContain('avif')
  },
)
