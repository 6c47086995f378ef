import { isIP } from 'node:net'
import { z } from 'zod'

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** In characters; too long to guess. */
export const minSecretKeyLength = 32

const blankAsUnset = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value
const optionalSchema = <T extends z.ZodType>(schema: T) =>
  z.preprocess(blankAsUnset, schema.optional())

const originSchema = z
  .string()
  .refine((value) => {
    if (!URL.canParse(value)) return false
    const url = new URL(value)
    return ['http:', 'https:'].includes(url.protocol) && url.href === `${url.origin}/`
  }, 'must be a URL like https://example.dk, without a path')
  .transform((value) => new URL(value).origin)

function isNetwork(entry: string): boolean {
  const [url = '', prefix, ...more] = entry.split('/')
  const bits = { 4: 32, 6: 128 }[isIP(url)]
  if (bits === undefined || url.includes('%') || more.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
}

const portNumber = z
  .string()
  .refine(
    (port) => /^\d{1,5}$/.test(port) && Number(port) <= 65535,
    'must be a number between 0 and 65535',
  )
  .transform(Number)

const urlSchema = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be a URL like ${example}` })

export const sampleName = /^[a-z][a-z0-9-]*$/

const onOrOff = z.enum(['on', 'off'], 'must be on or off')

export const envVariables = z.object({
  PORT: optionalSchema(portNumber),
  METRICS_PORT: optionalSchema(portNumber),
  METRICS_HOST: z.preprocess(blankAsUnset, z.string().trim().default('127.0.0.1')),
  LOG_LEVEL: optionalSchema(
    z.preprocess(
      (value) => String(value).toLowerCase(),
      z.enum(logLevels, `must be one of ${logLevels.join(', ')}`),
    ),
  ),
  ACCESS_LOG: optionalSchema(onOrOff),
  HOST: optionalSchema(z.string().regex(/^[\w.:-]+$/, 'must be an IP or a host name')),
  DATA_DIR: optionalSchema(z.string()),
  DATABASE_URL: optionalSchema(
    urlSchema(/^postgres(ql)?$/, 'postgres://user:password@host/database'),
  ),
  S3_ENDPOINT: optionalSchema(urlSchema(/^https?$/, 'https://s3.example.com')),
  S3_BUCKET: optionalSchema(z.string()),
  S3_REGION: optionalSchema(z.string()),
  S3_ACCESS_KEY_ID: optionalSchema(z.string()),
  S3_SECRET_ACCESS_KEY: optionalSchema(z.string()),
  BACKUP_TO: optionalSchema(
    z
      .string()
      .refine(
        (value) => !value.includes('://') || /^s3:\/\/[\w.-]+(\/[\w-][\w.-]*)*\/?$/.test(value),
        'must be a folder, or a bucket like s3://name/folder',
      ),
  ),
  SITE_URL: optionalSchema(originSchema),
  STAGING_URL: optionalSchema(originSchema),
  TRUSTED_PROXIES: optionalSchema(
    z
      .string()
      .transform((value) => value.split(/[\s,]+/).filter(Boolean))
      .refine(
        (entries) => entries.every(isNetwork),
        'must be IPs or networks like 10.0.0.0/8, separated by commas',
      ),
  ),
  REQUESTS_PER_SECOND: optionalSchema(
    z
      .string()
      .regex(/^\d{1,6}$/, 'must be a whole number; 0 is no limit')
      .transform(Number),
  ),
  HSTS_SCOPE: optionalSchema(
    z.enum(
      ['includeSubDomains', 'includeSubDomains; preload'],
      'must be includeSubDomains, or includeSubDomains; preload',
    ),
  ),
  ADMIN_EMAIL: optionalSchema(z.email('must be an e-mail address').toLowerCase()),
  ADMIN_PASSWORD: optionalSchema(
    z.string().min(15, 'must have at least 15 characters').max(200, 'must have at most 200'),
  ),
  SMTP_URL: optionalSchema(urlSchema(/^smtps?$/, 'smtp://user:password@mail.example.com:587')),
  MAIL_FROM: optionalSchema(
    z
      .string()
      .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'must be an e-mail address like site@example.dk'),
  ),
  SECRET_KEY: optionalSchema(
    z
      .string()
      .trim()
      .min(minSecretKeyLength, `must have at least ${minSecretKeyLength} characters`),
  ),
  SAMPLE_CONTENT: optionalSchema(
    z.string().regex(sampleName, 'must be on, off or the name of a sample'),
  ),
  ACCEPT_CONTENT_VERSION: optionalSchema(
    z
      .string()
      .regex(/^\d{1,15}$/, 'must be a version, as the refused start named it')
      .transform(Number),
  ),
})
