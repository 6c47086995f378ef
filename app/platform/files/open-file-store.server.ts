import type { Env } from '~/platform/runtime/env.server'
import type { FileStore } from './file-store.server'

export async function openFileStore(env: Pick<Env, 'dataDir' | 's3'>): Promise<FileStore> {
  if (env.s3 === undefined) {
    const { openFolder } = await import('./file-folder.server')
    return openFolder(env.dataDir)
  }
  // Loaded on demand: the S3 client takes 100 ms to load.
  const { openBucket } = await import('./file-bucket.server')
  return openBucket(env.s3)
}
