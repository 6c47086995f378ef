import type { Env } from '~/platform/runtime/env.server'
import type { FileStore } from './file-store.server'

/**
 * Opens the bucket if there are settings for one, else the folder in DATA_DIR.
 * @throws ConfigError when the folder is not writable, or the bucket denies access or does not
 *   exist
 */
export async function openFileStore(env: Pick<Env, 'dataDir' | 's3'>): Promise<FileStore> {
  if (env.s3 === undefined) {
    const { openFolder } = await import('./file-folder.server')
    return openFolder(env.dataDir)
  }
  // Loaded on demand: the S3 client takes 100 ms to load.
  const { openBucket } = await import('./file-bucket.server')
  return openBucket(env.s3)
}
