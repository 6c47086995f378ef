import { join, resolve } from 'node:path'
import type { z } from 'zod'
import { envVariables } from './env-variables'

export type S3Settings = NonNullable<ReturnType<typeof readS3>>

export type BackupLocation = { folder: string } | { s3: S3Settings; prefix: string }

export class ConfigError extends Error {}

/** Trusted with https, where a local proxy terminates TLS. */
const loopback = ['127.0.0.0/8', '::1']

/** @throws ConfigError naming the first wrong variable and the fault */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const present = Object.entries(source).filter(([, value]) => value?.trim())
  const parsed = envVariables.safeParse(Object.fromEntries(present))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`${issue?.path.join('.')} ${issue?.message}`)
  }
  const values = parsed.data
  const port = values.PORT
  const siteUrl = values.SITE_URL ?? `http://localhost:${port}`
  requireTogether(values, 'ADMIN_EMAIL', 'ADMIN_PASSWORD')
  if (values.METRICS_PORT === port && port !== 0) {
    throw new ConfigError('METRICS_PORT must differ from PORT')
  }
  requireTogether(values, 'SMTP_URL', 'MAIL_FROM')
  const { SMTP_URL: url, MAIL_FROM: from, PURGE_URL, PURGE_METHOD, PURGE_HEADER } = values
  return {
    port,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    s3: readS3(values),
    backupTo: readBackupLocation(values),
    /** The folder in which npm was called, against which file arguments are resolved. */
    commandFolder: resolve(source.INIT_CWD ?? '.'),
    siteUrl,
    stagingUrl: values.STAGING_URL,
    trustedProxies: values.TRUSTED_PROXIES ?? (siteUrl.startsWith('https:') ? loopback : []),
    hstsScope: values.HSTS_SCOPE,
    logLevel: values.LOG_LEVEL,
    accessLog: values.ACCESS_LOG === 'on',
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    /** The settings for purging a cache in front of the site. */
    purge: PURGE_URL ? { url: PURGE_URL, method: PURGE_METHOD, header: PURGE_HEADER } : undefined,
    requestsPerSecond: values.REQUESTS_PER_SECOND,
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    smtp: url && from ? { url, from } : undefined,
    /** 'on', 'off' or the name of a sample. */
    sampleContent: values.SAMPLE_CONTENT,
    acceptedVersion: values.ACCEPT_CONTENT_VERSION,
    secretKey: values.SECRET_KEY,
    importPassword: values.IMPORT_PASSWORD,
  }
}

/** The settings of the process, every one of them checked (docs/operating.md, "Settings"). */
export type Env = ReturnType<typeof readEnv>

type Values = z.infer<typeof envVariables>

function requireTogether(values: Values, ...names: [keyof Values, keyof Values]) {
  const missing = names.find((name) => values[name] === undefined)
  const present = names.find((name) => values[name] !== undefined)
  if (missing && present) throw new ConfigError(`${missing} must be set when ${present} is`)
}

const bucketScheme = 's3://'

/** Reads BACKUP_TO. The bucket of the backups may differ from that of the files. */
function readBackupLocation(values: Values): BackupLocation {
  const location = values.BACKUP_TO ?? join(values.DATA_DIR, 'backups')
  if (!location.startsWith(bucketScheme)) return { folder: resolve(location) }
  const [bucket = '', ...folders] = location.slice(bucketScheme.length).split('/').filter(Boolean)
  const s3 = values.S3_ENDPOINT && readS3({ ...values, S3_BUCKET: bucket })
  if (!s3) throw new ConfigError('S3_ENDPOINT must be set when BACKUP_TO is a bucket')
  if (bucket === values.S3_BUCKET && folders.length === 0) {
    throw new ConfigError('BACKUP_TO must name a folder in the bucket of the files')
  }
  return { s3, prefix: folders.map((folder) => `${folder}/`).join('') }
}

function readS3(values: Values) {
  if (values.BACKUP_TO?.startsWith(bucketScheme) && !values.S3_BUCKET) return undefined
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  const given = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  if (Object.values(given).every((value) => value === undefined)) return undefined
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    const missing = Object.entries(given).find(([, value]) => !value)?.[0]
    throw new ConfigError(`${missing} must be set when another S3_ variable is`)
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}
