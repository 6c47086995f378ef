import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/** A local S3 service with one empty bucket. */
export interface BucketService {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  stop(): Promise<void>
}

export async function startBucketService(): Promise<BucketService> {
  const directory = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  const service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'skrivestue', configs: [] }],
  })
  const { port } = await service.run()
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'skrivestue',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    async stop() {
      await service.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** The environment of a site with this bucket, by default without a proxy in between. */
export function bucketVariables(
  service: Omit<BucketService, 'stop'>,
  endpoint: string = service.endpoint,
) {
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: service.bucket,
    S3_REGION: service.region,
    S3_ACCESS_KEY_ID: service.accessKeyId,
    S3_SECRET_ACCESS_KEY: service.secretAccessKey,
  }
}
