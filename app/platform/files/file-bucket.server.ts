import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { ConfigError, type S3Settings } from '~/platform/runtime/env.server'
import { FilesAwayError, LostDataError, messageOf } from '~/platform/runtime/fault'
import { checkedPath, FileMissingError } from './file-path'
import type { FileEntry, FileStore } from './file-store.server'
import { withTemporaryFile } from './temporary-file.server'

/** While the service is unreachable, /healthz reports it. @param prefix with a trailing slash */
export async function openBucket(settings: S3Settings, prefix = ''): Promise<FileStore> {
  const store = bucketStore(connect(settings), settings.bucket, prefix)
  try {
    await store.check()
  } catch (error) {
    const status = statusOf(error)
    if (status === 403 || status === 401) {
      throw new ConfigError(`S3_ACCESS_KEY_ID may not use the bucket ${settings.bucket}`, {
        cause: error,
      })
    }
    if (status === 404)
      throw new ConfigError(`S3_BUCKET ${settings.bucket} does not exist`, { cause: error })
  }
  return store
}

function connect(settings: S3Settings): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, bucket } = settings
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Many compatible services do not support the checksums that Amazon's client adds.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Together below ten seconds, the time limit of a save.
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2000, socketTimeout: 4000 },
  })
  failFast(client, bucket)
  return client
}

/** While the bucket is away, every request waits half a second at most for it to come back. */
function failFast(client: S3Client, bucket: string): void {
  let isAway = false
  let probe: Promise<unknown> | undefined
  const isBack = () => {
    const limit = { abortSignal: AbortSignal.timeout(500) }
    const answer = client.send(new HeadBucketCommand({ Bucket: bucket }), limit)
    return answer.finally(() => {
      probe = undefined
    })
  }
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (parameters) => {
        if (isAway && commandName !== 'HeadBucketCommand') {
          probe ??= isBack()
          await probe
        }
        try {
          const answer = await next(parameters)
          isAway = false
          return answer
        } catch (error) {
          isAway = (statusOf(error) ?? 500) >= 500
          if (!isAway) throw error
          throw new FilesAwayError(`${bucket}: ${messageOf(error)}`, { cause: error })
        }
      },
    { step: 'initialize' },
  )
}

/** Holds the identity of the installation. No stored path can have this name. */
const markKey = '.installation'

function bucketStore(client: S3Client, bucket: string, prefix: string): FileStore {
  const objectAt = (path: string) => ({ Bucket: bucket, Key: prefix + checkedPath(path) })
  const mark = bucketMark(client, { Bucket: bucket, Key: prefix + markKey })
  return {
    async put(path, source) {
      const target = objectAt(path)
      if (source instanceof Uint8Array) {
        await client.send(new PutObjectCommand({ ...target, Body: source }))
        return
      }
      // S3 requires the length first.
      await withTemporaryFile('skrivestue-bucket-', async (file) => {
        await pipeline(source, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
        const { size: ContentLength } = await stat(file)
        const Body = createReadStream(file)
        await client.send(new PutObjectCommand({ ...target, Body, ContentLength }))
      })
    },
    async read(path, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const request = new GetObjectCommand({ ...objectAt(path), Range })
      const { Body } = await client.send(request).catch((error) => throwMissing(error, path))
      if (Body instanceof Readable) return Body
      throw new FileMissingError(path)
    },
    async size(path) {
      const request = new HeadObjectCommand(objectAt(path))
      const { ContentLength } = await client
        .send(request)
        .catch((error) => throwMissing(error, path))
      return ContentLength ?? 0
    },
    async exists(path) {
      const request = new HeadObjectCommand(objectAt(path))
      return client.send(request).then(() => true, falseIfMissing)
    },
    async remove(path) {
      await client.send(new DeleteObjectCommand(objectAt(path))).catch(falseIfMissing)
    },
    async *entries(folder) {
      const below = prefix + (folder === '' ? '' : `${checkedPath(folder)}/`)
      for await (const entry of filesBelow(client, bucket, below)) {
        yield { ...entry, path: entry.path.slice(prefix.length) }
      }
    },
    mark,
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }))
      await mark.check()
    },
  }
}

function bucketMark(client: S3Client, target: { Bucket: string; Key: string }) {
  let expected: string | undefined
  const read = async () => {
    const response = await client.send(new GetObjectCommand(target)).catch(falseIfMissing)
    return response && response.Body instanceof Readable
      ? (await text(response.Body)).trim()
      : undefined
  }
  return {
    read,
    async write(identity: string) {
      await client.send(new PutObjectCommand({ ...target, Body: identity }))
    },
    expect(identity: string) {
      expected = identity
    },
    async check() {
      if (expected !== undefined && (await read()) !== expected) {
        throw new LostDataError(`The bucket ${target.Bucket}`)
      }
    },
  }
}

async function* filesBelow(
  client: S3Client,
  Bucket: string,
  Prefix: string,
): AsyncIterable<FileEntry> {
  let ContinuationToken: string | undefined
  do {
    const request = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })
    const page = await client.send(request)
    for (const { Key, Size, LastModified } of page.Contents ?? []) {
      if (Key && LastModified && !Key.endsWith(markKey))
        yield { path: Key, size: Size ?? 0, writtenAt: LastModified }
    }
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken)
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
}

function falseIfMissing(error: unknown): false {
  if (statusOf(error) === 404) return false
  throw error
}

function throwMissing(error: unknown, path: string): never {
  throw statusOf(error) === 404 ? new FileMissingError(path) : error
}
