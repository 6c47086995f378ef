import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { DomainError } from '~/platform/runtime/domain-error'
import { WorkQueue } from '~/platform/runtime/work-queue'

/**
 * Two at a time leave half of Node's thread pool to files and pictures. With 20 waiting, the last
 * is answered within two seconds.
 */
const hashing = new WorkQueue({ atOnce: 2, maxWaiting: 20 })

const hashNow = promisify((parameters: Argon2Parameters, done: Parameters<typeof argon2>[2]) =>
  argon2('argon2id', parameters, done),
)

async function argon2id(parameters: Argon2Parameters): Promise<Buffer> {
  if (hashing.full) throw new DomainError('busy')
  return hashing.run(() => hashNow(parameters))
}

/** Whether hashing another password would be refused as busy. Check before counting an attempt. */
export function isBusyHashing(): boolean {
  return hashing.full
}

/** OWASP's figures for argon2id: 19 MiB, two passes, one lane (docs/quality.md, "Safe"). */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const hashBytes = 32
const saltBytes = 16
const notation = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/**
 * The password's hash in the usual notation, which carries its cost and salt.
 * @throws DomainError busy when the queue is full; so does `verifyPassword`
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltBytes)
  const hash = await argon2id({ ...cost, message: bytes(password), nonce, tagLength: hashBytes })
  return written(nonce, hash)
}

/** Matches no password. */
const noHash = written(Buffer.alloc(saltBytes), Buffer.alloc(hashBytes))

/**
 * Whether the password matches the hash. Takes equally long without a hash, so that timing does not
 * reveal whether an account exists.
 */
export async function verifyPassword(hash: string | undefined, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, expected] = notation.exec(hash ?? noHash) ?? []
  if (!salt || !expected) return false
  const known = Buffer.from(expected, 'base64')
  const found = await argon2id({
    message: bytes(password),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: known.length,
  })
  return timingSafeEqual(known, found)
}

/** Normalizes letters, since keyboards compose accents differently. */
function bytes(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'))
}

function written(nonce: Buffer, hash: Buffer): string {
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`
}

function base64(value: Buffer): string {
  return value.toString('base64').replaceAll('=', '')
}
