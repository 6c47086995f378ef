import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { onTestFinished } from 'vitest'
import type { S3Settings } from '~/platform/env.server'

/** An S3 service with an empty bucket, until the test ends. */
export async function emptyBucket(): Promise<S3Settings> {
  const directory = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  const service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'skrivestue', configs: [] }],
  })
  const { port } = await service.run()
  onTestFinished(async () => {
    await service.close()
    await rm(directory, { recursive: true, force: true })
  })
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'skrivestue',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
}
