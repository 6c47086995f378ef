import { isIP } from 'node:net'
import { z } from 'zod'

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** In characters; too long to guess. */
export const minSecretKeyLength = 32

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

export const envVariables = z.object({
  PORT: portNumber.default(3000),
  METRICS_PORT: portNumber.optional(),
  METRICS_HOST: z.string().trim().default('127.0.0.1'),
  LOG_LEVEL: z
    .string()
    .toLowerCase()
    .pipe(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`))
    .default('info'),
  ACCESS_LOG: z.enum(['on', 'off'], 'must be on or off').optional(),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an IP or a host name')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: urlSchema(/^postgres(ql)?$/, 'postgres://user:password@host/database').optional(),
  S3_ENDPOINT: urlSchema(/^https?$/, 'https://s3.example.com').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_TO: z
    .string()
    .refine(
      (value) => !value.includes('://') || /^s3:\/\/[\w.-]+(\/[\w-][\w.-]*)*\/?$/.test(value),
      'must be a folder, or a bucket like s3://name/folder',
    )
    .optional(),
  SITE_URL: originSchema.optional(),
  STAGING_URL: originSchema.optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine(
      (entries) => entries.every(isNetwork),
      'must be IPs or networks like 10.0.0.0/8, separated by commas',
    )
    .optional(),
  REQUESTS_PER_SECOND: z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number; 0 is no limit')
    .transform(Number)
    .default(20),
  HSTS_SCOPE: z
    .enum(
      ['includeSubDomains', 'includeSubDomains; preload'],
      'must be includeSubDomains, or includeSubDomains; preload',
    )
    .optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').toLowerCase().optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(15, 'must have at least 15 characters')
    .max(200, 'must have at most 200')
    .optional(),
  SMTP_URL: urlSchema(/^smtps?$/, 'smtp://user:password@mail.example.com:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'must be an e-mail address like site@example.dk')
    .optional(),
  SECRET_KEY: z
    .string()
    .trim()
    .min(minSecretKeyLength, `must have at least ${minSecretKeyLength} characters`)
    .optional(),
  /** The password of the site from which `npm run import` reads. */
  IMPORT_PASSWORD: z.string().max(1000).optional(),
  SAMPLE_CONTENT: z
    .string()
    .regex(sampleName, 'must be on, off or the name of a sample')
    .default('on'),
  PURGE_URL: urlSchema(/^https?$/, 'http://127.0.0.1:6081/').optional(),
  PURGE_METHOD: z
    .string()
    .regex(/^[A-Z]{3,10}$/, 'must be a method such as PURGE or POST')
    .default('PURGE'),
  PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+: [\x20-\x7e]+$/, 'must be a header like Fastly-Key: secret')
    .transform((line) => {
      const [name = '', ...value] = line.split(': ')
      return { [name]: value.join(': ') }
    })
    .optional(),
  ACCEPT_CONTENT_VERSION: z
    .string()
    .regex(/^\d{1,15}$/, 'must be a version, as the refused start named it')
    .transform(Number)
    .optional(),
})
