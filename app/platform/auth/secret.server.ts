import { createHmac, hkdfSync, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '~/platform/db/db.server'
import { findSecret } from '~/platform/db/secrets.server'
import { ConfigError, type Env } from '~/platform/runtime/env.server'
import { minSecretKeyLength } from '~/platform/runtime/env-variables'

const legacyName = 'sign-in'

type Settings = Pick<Env, 'dataDir' | 'databaseUrl' | 's3' | 'secretKey'>

/**
 * The secret for signing and encryption: SECRET_KEY; else, with a shared database and bucket, a key
 * derived from the bucket's key; else a file in DATA_DIR that only its owner can read, created at
 * the first start (docs/decisions/0009-sign-in.md). Never a row in the database: one stored there
 * by an earlier version moves to the file.
 * @throws ConfigError when the file cannot be used.
 */
export async function openSigningSecret(env: Settings, db: Database): Promise<string> {
  const legacySecret = await findSecret(db, legacyName)
  const secret =
    env.secretKey ?? derivedSecret(env) ?? (await secretFromFile(env.dataDir, legacySecret))
  if (legacySecret) await db.deleteFrom('secrets').where('name', '=', legacyName).execute()
  return secret
}

export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url')
}

/** Compares a signature of a request in a time that does not depend on where it differs. */
export function isSameSignature(actual: string, expected: string): boolean {
  const [actualBytes, expectedBytes] = [Buffer.from(actual), Buffer.from(expected)]
  return actualBytes.length === expectedBytes.length && timingSafeEqual(actualBytes, expectedBytes)
}

function derivedSecret({ databaseUrl, s3 }: Settings): string | undefined {
  if (!databaseUrl || !s3) return undefined
  return Buffer.from(hkdfSync('sha256', s3.secretAccessKey, '', 'skrivestue sign-in', 32)).toString(
    'base64url',
  )
}

async function secretFromFile(dataDir: string, legacySecret: string | undefined): Promise<string> {
  const file = join(dataDir, 'secret-key')
  try {
    const stored = await readSecret(file)
    if (stored !== undefined) return stored
    await writeIfMissing(file, legacySecret ?? randomBytes(32).toString('base64url'))
    return (await readSecret(file)) ?? ''
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError(`${file} cannot be used: ${(error as Error).message}`, { cause: error })
  }
}

async function readSecret(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const secret = text.trim()
  if (secret.length >= minSecretKeyLength) return secret
  throw new ConfigError(`${file} is damaged: restore it, or remove it and sign in again`)
}

async function writeIfMissing(file: string, secret: string) {
  const temporaryFile = `${file}.${randomUUID()}`
  try {
    await writeFile(temporaryFile, `${secret}\n`, { flag: 'wx', mode: 0o600, flush: true })
    await link(temporaryFile, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(temporaryFile, { force: true })
  }
}
