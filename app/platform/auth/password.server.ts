import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { DomainError } from '~/platform/runtime/domain-error'
import { WorkQueue } from '~/platform/runtime/work-queue'

/** Two leave half of Node's thread pool to other work. The last of 20 waits two seconds. */
const hashQueue = new WorkQueue({ maxConcurrent: 2, maxWaiting: 20 })

const argon2Async = promisify((parameters: Argon2Parameters, done: Parameters<typeof argon2>[2]) =>
  argon2('argon2id', parameters, done),
)

async function hashInQueue(parameters: Argon2Parameters): Promise<Buffer> {
  if (hashQueue.isFull) throw new DomainError('busy')
  return hashQueue.run(() => argon2Async(parameters))
}

export function isHashQueueFull(): boolean {
  return hashQueue.isFull
}

/** OWASP's figures for argon2id: 19 MiB, two passes, one lane (docs/quality.md, "Safe"). */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const hashBytes = 32
const saltBytes = 16
const notation = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** @throws DomainError busy when the queue is full; so does `verifyPassword` */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltBytes)
  const hash = await hashInQueue({ ...cost, message: bytes(password), nonce, tagLength: hashBytes })
  return encodeHash(nonce, hash)
}

const dummyHash = encodeHash(Buffer.alloc(saltBytes), Buffer.alloc(hashBytes))

/** Equally slow without a hash, so that timing does not reveal whether an account exists. */
export async function verifyPassword(hash: string | undefined, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, expected] = notation.exec(hash ?? dummyHash) ?? []
  if (!salt || !expected) return false
  const expectedHash = Buffer.from(expected, 'base64')
  const actualHash = await hashInQueue({
    message: bytes(password),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expectedHash.length,
  })
  return timingSafeEqual(expectedHash, actualHash)
}

/** Normalizes letters, since keyboards compose accents differently. */
function bytes(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'))
}

function encodeHash(nonce: Buffer, hash: Buffer): string {
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`
}

function base64(value: Buffer): string {
  return value.toString('base64').replaceAll('=', '')
}
