import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyBucket } from '#tests/support/bucket'
import { proxyTo } from '#tests/support/cuttable-proxy'
import { listed } from '#tests/support/listed-files'
import { temporaryFolder } from '#tests/support/temporary-folder'
import { ConfigError } from '~/platform/runtime/env.server'
import { FilesAwayError, LostDataError } from '~/platform/runtime/fault'
import { openBucket } from './file-bucket.server'
import { openFileStore } from './file-store.server'

test('a folder that lost its mark is not written to', async () => {
  const files = await openFileStore({ dataDir: temporaryFolder(), s3: undefined })
  files.mark.expect('this site')
  await expect(files.put('images/a.jpg', Buffer.from('a'))).rejects.toThrow(LostDataError)
  await files.mark.write('this site')
  await files.put('images/a.jpg', Buffer.from('a'))
})

test('a bucket that lost its mark is reported', async () => {
  const files = await openFileStore({ dataDir: '', s3: await emptyBucket() })
  files.mark.expect('this site')
  await expect(files.check()).rejects.toThrow(LostDataError)
  await files.mark.write('another site')
  await expect(files.check()).rejects.toThrow(LostDataError)
  await files.mark.write('this site')
  await files.check()
})

test('the error for a folder that cannot be created names DATA_DIR', async () => {
  const dataDir = temporaryFolder()
  await writeFile(join(dataDir, 'files'), 'a file, not a folder')
  const opening = openFileStore({ dataDir, s3: undefined })
  await expect(opening).rejects.toThrow(ConfigError)
  await expect(opening).rejects.toThrow('DATA_DIR')
})

test('the error for a missing bucket names S3_BUCKET', async () => {
  const s3 = { ...(await emptyBucket()), bucket: 'elsewhere' }
  await expect(openFileStore({ dataDir: '', s3 })).rejects.toThrow('S3_BUCKET elsewhere')
})

test('the error for a refused key names S3_ACCESS_KEY_ID', async () => {
  const s3 = { ...(await emptyBucket()), accessKeyId: 'UNKNOWN' }
  await expect(openFileStore({ dataDir: '', s3 })).rejects.toThrow('S3_ACCESS_KEY_ID')
})

test('an unreachable bucket can be opened, and each request to it fails', async () => {
  const s3 = { ...(await emptyBucket()), endpoint: 'http://127.0.0.1:1' }
  const files = await openFileStore({ dataDir: '', s3 })
  await expect(files.check()).rejects.toThrow('ECONNREFUSED')
  await expect(files.exists('images/a.jpg')).rejects.toThrow('ECONNREFUSED')
})

test('while a bucket does not respond, requests give up early, and it heals by itself', async () => {
  const settings = await emptyBucket()
  const proxy = await proxyTo(new URL(settings.endpoint))
  onTestFinished(() => proxy.cut())
  const files = await openBucket({ ...settings, endpoint: `http://127.0.0.1:${proxy.port}` })
  await files.put('images/a.jpg', Buffer.from('a'))
  proxy.freeze()
  await expect(files.exists('images/a.jpg')).rejects.toThrow(FilesAwayError)
  const write = files.put('images/b.jpg', Buffer.from('b'))
  await expect(write).rejects.toMatchObject({ cause: { name: 'AbortError' } })
  proxy.thaw()
  await files.put('images/b.jpg', Buffer.from('b'))
  expect(await listed(files, 'images')).toEqual(['images/a.jpg', 'images/b.jpg'])
})
