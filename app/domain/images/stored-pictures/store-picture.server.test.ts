import sharp from 'sharp'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { filesThat } from '#tests/support/failing-files'
import { storePicture } from './store-picture.server'

function painted(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: 'darkred' } })
}

databaseTest('a stored picture has an original and a row', async ({ backend }) => {
  const source = await painted(1500, 500).jpeg().toBuffer()
  const picture = await storePicture(backend, { path: 'images/a.jpg', source })
  const row = await backend.db.selectFrom('stored_pictures').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    path: 'images/a.jpg',
    content_hash: picture.contentHash,
    mime_type: 'image/jpeg',
    file_size: await backend.files.size('images/a.jpg'),
    width: 1500,
    height: 500,
    placeholder: expect.stringMatching(/^data:image\/webp/),
  })
})

databaseTest(
  'the picture that pages show until a worker has made the others is as wide as they need',
  async ({ backend }) => {
    for (const [width, shown] of [
      [1500, 1200],
      [900, 800],
      [300, 300],
    ] as const) {
      const source = await painted(width, 500).jpeg().toBuffer()
      const { contentHash } = await storePicture(backend, { path: `images/${width}.jpg`, source })
      const made: string[] = []
      for await (const { path } of backend.files.entries(`derived/${contentHash}`)) made.push(path)
      expect(made).toEqual([`derived/${contentHash}/${shown}.jpg`])
    }
  },
)

databaseTest("the path's extension follows the type of the picture", async ({ backend }) => {
  const source = await painted(50, 50).png().toBuffer()
  const { path } = await storePicture(backend, { path: 'images/a.jpg', source })
  expect(path).toBe('images/a.png')
  expect(await backend.files.exists('images/a.png')).toBe(true)
})

databaseTest('a picture never overwrites another', async ({ backend }) => {
  const source = await painted(50, 50).jpeg().toBuffer()
  const first = await storePicture(backend, { path: 'images/a.jpg', source })
  const second = storePicture(backend, { path: 'images/a.jpg', source })
  await expect(second).rejects.toThrow('already')
  expect(await backend.files.size('images/a.jpg')).toBe(first.fileSize)
})

databaseTest(
  'of two concurrent writers, the failed one does not remove the other’s file',
  async ({ backend }) => {
    const source = await painted(50, 50).jpeg().toBuffer()
    const { path } = await storePicture(backend, { path: 'images/a.jpg', source })
    const blind = Object.assign(Object.create(backend.files), { exists: async () => false })
    await expect(storePicture({ ...backend, files: blind }, { path, source })).rejects.toThrow()
    expect(await backend.files.exists(path)).toBe(true)
  },
)

databaseTest('a picture whose row cannot be written leaves no original', async ({ backend }) => {
  const source = await painted(50, 50).jpeg().toBuffer()
  const clock = { now: () => new Date(Number.NaN) }
  const storing = storePicture({ ...backend, clock }, { path: 'images/a.jpg', source })
  await expect(storing).rejects.toThrow('Invalid time value')
  expect(await backend.files.exists('images/a.jpg')).toBe(false)
})

databaseTest('a picture whose file cannot be written has no row', async ({ backend }) => {
  const source = await painted(50, 50).jpeg().toBuffer()
  for (const folder of ['images', 'derived']) {
    const files = filesThat(backend, 'put', async (path) => {
      if (path.startsWith(folder)) throw new Error('the file store is away')
    })
    const storing = storePicture({ ...backend, files }, { path: 'images/a.jpg', source })
    await expect(storing).rejects.toThrow('the file store is away')
    expect(await backend.files.exists('images/a.jpg')).toBe(false)
  }
  expect(await backend.db.selectFrom('stored_pictures').selectAll().execute()).toEqual([])
})

databaseTest('a rejected picture leaves nothing behind', async ({ backend }) => {
  const source = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const storing = storePicture(backend, { path: 'images/a.jpg', source })
  await expect(storing).rejects.toThrow('not-a-picture')
  for await (const { path } of backend.files.entries('')) expect.unreachable(path)
})
