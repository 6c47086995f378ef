import { once } from 'node:events'
import { mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { emptyBucket } from '#tests/support/bucket'
import { listed } from '#tests/support/listed-files'
import { temporaryFolder } from '#tests/support/temporary-folder'
import { systemClock } from '~/platform/runtime/clock'
import { openBucket } from './file-bucket.server'
import { FileMissingError, InvalidPathError } from './file-path'
import { type FileStore, openFileStore } from './file-store.server'

const kinds: Record<string, () => Promise<FileStore>> = {
  folder: async () => openFileStore({ dataDir: temporaryFolder(), s3: undefined }),
  bucket: async () => openFileStore({ dataDir: '', s3: await emptyBucket() }),
}

for (const [kind, openStore] of Object.entries(kinds)) {
  test(`a ${kind} returns the bytes that were stored`, async () => {
    const files = await openStore()
    await files.put('images/hero/hero_1.jpg', Buffer.from('first'))
    await files.put('images/hero/hero_2.jpg', Readable.from(['sec', 'ond']))

    expect(String(await buffer(await files.read('images/hero/hero_1.jpg')))).toBe('first')
    expect(String(await buffer(await files.read('images/hero/hero_2.jpg')))).toBe('second')
    const range = await files.read('images/hero/hero_2.jpg', { start: 1, end: 3 })
    expect(String(await buffer(range))).toBe('eco')
    expect(await files.size('images/hero/hero_2.jpg')).toBe(6)
    expect(await files.exists('images/hero/hero_2.jpg')).toBe(true)
    await files.check()
  })

  test(`a ${kind} has the time at which a file was written`, async () => {
    const files = await openStore()
    const before = systemClock.now().getTime()
    await files.put('images/a.jpg', Buffer.from('a'))
    const after = systemClock.now().getTime()
    for await (const { writtenAt } of files.entries('images')) {
      // Some stores know whole seconds only.
      expect(writtenAt.getTime()).toBeGreaterThan(before - 2000)
      expect(writtenAt.getTime()).toBeLessThan(after + 2000)
    }
    expect(await listed(files, 'images')).toEqual(['images/a.jpg'])
  })

  test(`a ${kind} replaces a file as a whole`, async () => {
    const files = await openStore()
    await files.put('images/a.jpg', Buffer.from('a long first version'))
    await files.put('images/a.jpg', Buffer.from('short'))
    expect(String(await buffer(await files.read('images/a.jpg')))).toBe('short')
  })

  test(`a ${kind} stores nothing of a stream that fails`, async () => {
    const files = await openStore()
    const broken = Readable.from(
      (async function* () {
        yield 'half'
        throw new Error('the sender went away')
      })(),
    )
    await expect(files.put('images/a.jpg', broken)).rejects.toThrow('the sender went away')
    expect(await files.exists('images/a.jpg')).toBe(false)
    expect(await listed(files, '')).toEqual([])
  })

  test(`a ${kind} reports a missing file`, async () => {
    const files = await openStore()
    await expect(files.read('images/none.jpg')).rejects.toThrow(FileMissingError)
    await expect(files.size('images/none.jpg')).rejects.toThrow(FileMissingError)
    expect(await files.exists('images/none.jpg')).toBe(false)
    await files.remove('images/none.jpg')
  })

  test(`a ${kind} no longer has a removed file`, async () => {
    const files = await openStore()
    await files.put('images/a.jpg', Buffer.from('a'))
    await files.remove('images/a.jpg')
    expect(await files.exists('images/a.jpg')).toBe(false)
  })

  test(`a ${kind} lists the files below a folder`, async () => {
    const files = await openStore()
    for (const path of ['images/a.jpg', 'images/hero/b.jpg', 'derived/c/400.webp']) {
      await files.put(path, Buffer.from(path))
    }
    expect(await listed(files, 'images')).toEqual(['images/a.jpg', 'images/hero/b.jpg'])
    expect(await listed(files, '')).toHaveLength(3)
    expect(await listed(files, 'nothing')).toEqual([])
    await files.mark.write('this site')
    expect(await listed(files, '')).toHaveLength(3)
  })

  test(`a ${kind} refuses every path outside of it`, async () => {
    const files = await openStore()
    const paths = [
      '',
      '..',
      '../data.db',
      'images/../../data.db',
      'images/./a.jpg',
      '/etc/passwd',
      'images//a.jpg',
      'images/',
      'images\\a.jpg',
      'images/a\0.jpg',
      'images/%2e%2e/a.jpg',
      'images/.hidden',
      'images/a b.jpg',
      'images/å.jpg',
      'C:/a.jpg',
      'a'.repeat(600),
    ]
    for (const path of paths) {
      await expect(files.read(path), path).rejects.toThrow(InvalidPathError)
      await expect(files.put(path, Buffer.from('x')), path).rejects.toThrow(InvalidPathError)
      await expect(files.exists(path), path).rejects.toThrow(InvalidPathError)
      await expect(files.remove(path), path).rejects.toThrow(InvalidPathError)
    }
    await expect(listed(files, '../..')).rejects.toThrow(InvalidPathError)
  })
}

test('a folder leaves no half-written file behind and removes old ones when opened', async () => {
  const dataDir = temporaryFolder()
  const incoming = join(dataDir, 'files', '.incoming')
  await mkdir(incoming, { recursive: true })
  for (const name of ['old', 'young']) await writeFile(join(incoming, name), 'half')
  const old = new Date(systemClock.now().getTime() - 61 * 60_000)
  await utimes(join(incoming, 'old'), old, old)
  const young = new Date(systemClock.now().getTime() - 30 * 60_000)
  await utimes(join(incoming, 'young'), young, young)

  const files = await openFileStore({ dataDir, s3: undefined })
  await files.put('images/a.jpg', Buffer.from('a'))
  const broken = Readable.from([Buffer.from('half'), new Error('no bytes')])
  await expect(files.put('images/b.jpg', broken)).rejects.toThrow()
  expect(await readdir(incoming)).toEqual(['young'])
})

test('a folder opens while another process completes a file', async () => {
  const dataDir = temporaryFolder()
  const incoming = join(dataDir, 'files', '.incoming')
  await mkdir(incoming, { recursive: true })
  // It is listed, but its target is not there.
  await symlink('moved', join(incoming, 'completed'))
  await expect(openFileStore({ dataDir, s3: undefined })).resolves.toBeDefined()
})

test('the paths in a folder of a bucket are relative to it', async () => {
  const files = await openBucket(await emptyBucket(), 'kopier/')
  await files.put('snapshots/a.json', Buffer.from('a'))
  expect(await listed(files, '')).toEqual(['snapshots/a.json'])
  expect(await listed(files, 'snapshots')).toEqual(['snapshots/a.json'])
})

test('a bucket of more than a thousand files is listed whole, page by page', async () => {
  const entry = (name: string) =>
    `<Contents><Key>images/${name}.jpg</Key><Size>1</Size><LastModified>2026-11-21T09:00:00.000Z</LastModified></Contents>`
  const pages = [
    `<IsTruncated>true</IsTruncated><NextContinuationToken>next</NextContinuationToken>${entry('a')}`,
    `<IsTruncated>false</IsTruncated>${entry('b')}`,
  ]
  const service = createServer(({ url = '', method }, response) => {
    const isList = url.includes('list-type=2')
    if (!isList) return response.writeHead(method === 'HEAD' ? 200 : 404).end()
    const page = pages[url.includes('continuation-token=next') ? 1 : 0]
    response.writeHead(200, { 'Content-Type': 'application/xml' })
    response.end(`<?xml version="1.0"?><ListBucketResult>${page}</ListBucketResult>`)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void service.close())
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  const s3 = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'large',
    region: 'us-east-1',
    accessKeyId: 'x',
    secretAccessKey: 'x',
  }
  const files = await openFileStore({ dataDir: '', s3 })
  expect(await listed(files, 'images')).toEqual(['images/a.jpg', 'images/b.jpg'])
})
