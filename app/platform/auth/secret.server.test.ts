import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { keyedHash, openSigningSecret } from './secret.server'

const s3 = {
  endpoint: 'http://localhost:9000',
  bucket: 'site',
  region: 'us-east-1',
  accessKeyId: 'id',
  secretAccessKey: 'the key of the bucket',
}
const databaseUrl = 'postgres://localhost/site'

function settings(given: Partial<Parameters<typeof openSigningSecret>[0]> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'skrivestue-secret-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return { dataDir, databaseUrl: undefined, s3: undefined, secretKey: undefined, ...given }
}

databaseTest(
  'the secret is created once, in a file only the owner can read',
  async ({ backend: { db } }) => {
    const env = settings()
    const secrets = await Promise.all([openSigningSecret(env, db), openSigningSecret(env, db)])
    expect(secrets[0]).toMatch(/^[\w-]{43}$/)
    expect([secrets[1], await openSigningSecret(env, db)]).toEqual([secrets[0], secrets[0]])
    expect(readdirSync(env.dataDir)).toEqual(['secret-key'])
    expect(statSync(join(env.dataDir, 'secret-key')).mode & 0o777).toBe(0o600)
  },
)

databaseTest('a secret in the database moves to the file', async ({ backend: { db } }) => {
  const env = settings()
  const value = 'made by an earlier version, in the database'
  await db.insertInto('secrets').values({ name: 'sign-in', value, created_at: '' }).execute()
  expect(await openSigningSecret(env, db)).toBe(value)
  expect(await db.selectFrom('secrets').selectAll().execute()).toEqual([])
  expect(await openSigningSecret(env, db)).toBe(value)
})

databaseTest('SECRET_KEY takes precedence and is not stored', async ({ backend: { db } }) => {
  const secretKey = 'the operator has thought of this one'
  const env = settings({ secretKey, databaseUrl, s3 })
  expect(await openSigningSecret(env, db)).toBe(secretKey)
  expect(readdirSync(env.dataDir)).toEqual([])
})

databaseTest('processes that share database and bucket agree', async ({ backend: { db } }) => {
  const here = settings({ databaseUrl, s3 })
  const secret = await openSigningSecret(here, db)
  expect(await openSigningSecret(settings({ databaseUrl, s3 }), db)).toBe(secret)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(readdirSync(here.dataDir)).toEqual([])
  const other = { ...s3, secretAccessKey: 'another' }
  expect(await openSigningSecret(settings({ databaseUrl, s3: other }), db)).not.toBe(secret)
})

databaseTest('with only a bucket or a database to share, it is in the file', async (context) => {
  for (const given of [{ s3 }, { databaseUrl }]) {
    const env = settings(given)
    await openSigningSecret(env, context.backend.db)
    expect(readdirSync(env.dataDir)).toEqual(['secret-key'])
  }
})

databaseTest('a damaged file is reported and left unchanged', async ({ backend: { db } }) => {
  const env = settings()
  const file = join(env.dataDir, 'secret-key')
  writeFileSync(file, 'half')
  await expect(openSigningSecret(env, db)).rejects.toThrow(/secret-key is damaged/)
  expect(readFileSync(file, 'utf8')).toBe('half')
})

test('a keyed hash depends on secret, purpose and value', () => {
  const hashes = [
    keyedHash('secret', 'a', 'value'),
    keyedHash('secret', 'b', 'value'),
    keyedHash('other', 'a', 'value'),
    keyedHash('secret', 'a', 'other'),
    keyedHash('secret', 'av', 'alue'),
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
})
