import { onTestFinished } from 'vitest'
import type { S3Settings } from '~/platform/runtime/env.server'
import { startBucketService } from './bucket-service'

/** An S3 service with an empty bucket, stopped when the test ends. */
export async function emptyBucket(): Promise<S3Settings> {
  const { stop, ...settings } = await startBucketService()
  onTestFinished(stop)
  return settings
}
