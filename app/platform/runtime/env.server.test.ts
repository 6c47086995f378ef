import { expect, test } from 'vitest'
import { ConfigError, readEnv } from './env.server'

function refused(variables: NodeJS.ProcessEnv): string {
  try {
    readEnv(variables)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
  }
  return 'accepted'
}

test('everything has a default', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    sampleContent: 'on',
  })
})

test('an empty variable is an unset one', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000 })
})

test('the site URL and the second URL lose their trailing slash', () => {
  expect(readEnv({ STAGING_URL: 'https://ny.example.dk/' }).stagingUrl).toBe(
    'https://ny.example.dk',
  )
  expect(readEnv({ SITE_URL: 'https://Example.dk/' }).siteUrl).toBe('https://example.dk')
})

test('only named proxies are trusted, and this machine if the site uses https', () => {
  const trustedIn = (variables: NodeJS.ProcessEnv) => readEnv(variables).trustedProxies
  expect(trustedIn({})).toEqual([])
  expect(trustedIn({ SITE_URL: 'http://example.dk' })).toEqual([])
  expect(trustedIn({ SITE_URL: 'https://example.dk' })).toEqual(['127.0.0.0/8', '::1'])
  const named = { SITE_URL: 'https://example.dk', TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32 ' }
  expect(trustedIn(named)).toEqual(['10.0.0.0/8', '2001:db8::/32'])
  const single = ['10.0.0.1/32', '2001:db8::1/128', '0.0.0.0/0']
  expect(trustedIn({ TRUSTED_PROXIES: single.join() })).toEqual(single)
  for (const wrong of [
    'nginx',
    '10.0.0.0/33',
    '::1/129',
    '10.0.0.1/',
    '1.2.3.4/8/8',
    'fe80::1%eth0',
  ]) {
    expect(refused({ TRUSTED_PROXIES: wrong }), wrong).toMatch(/^TRUSTED_PROXIES must be IPs or/)
  }
})

test('HSTS has only the directives that the operator set', () => {
  expect(readEnv({ SITE_URL: 'https://example.dk' }).hstsScope).toBeUndefined()
  expect(readEnv({ HSTS_SCOPE: 'includeSubDomains' }).hstsScope).toBe('includeSubDomains')
  const preload = 'includeSubDomains; preload'
  expect(readEnv({ HSTS_SCOPE: preload }).hstsScope).toBe(preload)
  expect(refused({ HSTS_SCOPE: 'preload' })).toMatch(/^HSTS_SCOPE must be includeSubDomains/)
})

test('a wrong variable is reported in one line', () => {
  expect(refused({ PORT: 'abc' })).toBe('PORT must be a number between 0 and 65535')
  expect(refused({ PORT: '70000' })).toBe('PORT must be a number between 0 and 65535')
  expect(refused({ DATABASE_URL: 'mysql://x' })).toMatch(/^DATABASE_URL must be a URL like/)
  expect(refused({ SITE_URL: 'example.dk' })).toMatch(/^SITE_URL must be a URL like/)
  expect(refused({ SITE_URL: 'https://example.dk/blog' })).toMatch(/^SITE_URL must be/)
  expect(refused({ ADMIN_PASSWORD: 'kort' })).toBe(
    'ADMIN_PASSWORD must have at least 15 characters',
  )
  expect(refused({ SECRET_KEY: 'hemmelig'.padEnd(40) })).toBe(
    'SECRET_KEY must have at least 32 characters',
  )
  expect(refused({ HOST: 'example.dk/' })).toBe('HOST must be an IP or a host name')
  expect(refused({ REQUESTS_PER_SECOND: '1.5' })).toBe(
    'REQUESTS_PER_SECOND must be a whole number; 0 is no limit',
  )
  expect(refused({ ACCEPT_CONTENT_VERSION: 'all' })).toMatch(
    /^ACCEPT_CONTENT_VERSION must be a ver/,
  )
  expect(refused({ STAGING_URL: 'https://example.dk/ny' })).toMatch(/^STAGING_URL must be a URL/)
  expect(refused({ SAMPLE_CONTENT: 'Nej!' })).toBe(
    'SAMPLE_CONTENT must be on, off or the name of a sample',
  )
  expect(refused({ S3_BUCKET: 'b' })).toBe('S3_ENDPOINT must be set when another S3_ variable is')
})

test('the first admin needs both email and password', () => {
  const ADMIN_EMAIL = 'Johanne@Example.dk'
  expect(refused({ ADMIN_EMAIL })).toBe('ADMIN_PASSWORD must be set when ADMIN_EMAIL is')
  expect(refused({ ADMIN_EMAIL: 'johanne', ADMIN_PASSWORD: 'en sætning om fjorden' })).toBe(
    'ADMIN_EMAIL must be an e-mail address',
  )
  expect(refused({ ADMIN_EMAIL, ADMIN_PASSWORD: 'a'.repeat(201) })).toBe(
    'ADMIN_PASSWORD must have at most 200',
  )
  expect(readEnv({ ADMIN_EMAIL, ADMIN_PASSWORD: 'en sætning om fjorden' })).toMatchObject({
    adminEmail: 'johanne@example.dk',
    adminPassword: 'en sætning om fjorden',
  })
})

const bucket = {
  S3_ENDPOINT: 'https://s3.example.dk',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('backups go to a folder, by default one in DATA_DIR', () => {
  const folderOf = (variables: NodeJS.ProcessEnv) => readEnv(variables).backupTo
  expect(folderOf({ DATA_DIR: '/site' })).toEqual({ folder: '/site/backups' })
  expect(folderOf({ DATA_DIR: '/site', BACKUP_TO: '/disk' })).toEqual({ folder: '/disk' })
  expect(refused({ BACKUP_TO: 'ftp://example.dk' })).toMatch(/^BACKUP_TO must be a folder, or a bu/)
})

test('backups go to a bucket, but not between the files of the site', () => {
  const withFiles = { ...bucket, S3_BUCKET: 'files' }
  const s3 = {
    endpoint: bucket.S3_ENDPOINT,
    bucket: 'copies',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  }
  expect(readEnv({ ...bucket, BACKUP_TO: 's3://copies/a/b/' })).toMatchObject({
    s3: undefined,
    backupTo: { s3, prefix: 'a/b/' },
  })
  expect(readEnv({ ...withFiles, S3_REGION: 'dk', BACKUP_TO: 's3://copies' })).toMatchObject({
    s3: { ...s3, bucket: 'files', region: 'dk' },
    backupTo: { s3: { ...s3, region: 'dk' }, prefix: '' },
  })
  expect(readEnv({ ...withFiles, BACKUP_TO: 's3://files/copies' }).backupTo).toMatchObject({
    prefix: 'copies/',
  })
  expect(refused({ ...withFiles, BACKUP_TO: 's3://files/' })).toBe(
    'BACKUP_TO must name a folder in the bucket of the files',
  )
  expect(refused({ BACKUP_TO: 's3://copies' })).toBe(
    'S3_ENDPOINT must be set when BACKUP_TO is a bucket',
  )
})

test('file names of commands are relative to the folder in which npm was called', () => {
  expect(readEnv({ INIT_CWD: '/home/anna' }).commandFolder).toBe('/home/anna')
  expect(readEnv({}).commandFolder).toBe(process.cwd())
})

test('mail needs a server and a sender', () => {
  const SMTP_URL = 'smtps://user:word@mail.example.dk:465'
  expect(refused({ SMTP_URL })).toBe('MAIL_FROM must be set when SMTP_URL is')
  expect(refused({ SMTP_URL: 'mail.example.dk', MAIL_FROM: 'side@example.dk' })).toMatch(
    /^SMTP_URL/,
  )
  expect(refused({ SMTP_URL, MAIL_FROM: 'Siden\r\nBcc: x@example.dk' })).toMatch(/^MAIL_FROM/)
  expect(readEnv({ SMTP_URL, MAIL_FROM: 'Siden <side@example.dk>' }).smtp).toEqual({
    url: SMTP_URL,
    from: 'Siden <side@example.dk>',
  })
})

test('the log level and the metrics port are validated', () => {
  expect(readEnv({})).toMatchObject({ logLevel: 'info', accessLog: false, metricsPort: undefined })
  expect(readEnv({}).metricsHost).toBe('127.0.0.1')
  expect(readEnv({ METRICS_HOST: '0.0.0.0' }).metricsHost).toBe('0.0.0.0')
  expect(readEnv({ LOG_LEVEL: 'WARN', ACCESS_LOG: 'on', METRICS_PORT: '9464' })).toMatchObject({
    logLevel: 'warn',
    accessLog: true,
    metricsPort: 9464,
  })
  expect(refused({ LOG_LEVEL: 'loud' })).toContain('LOG_LEVEL must be one of trace, debug')
  expect(refused({ METRICS_PORT: '3000' })).toBe('METRICS_PORT must differ from PORT')
})

test('a cache in front is purged at its URL, with a method and perhaps a header', () => {
  const purgeOf = (variables: NodeJS.ProcessEnv) => readEnv(variables).purge
  expect(purgeOf({})).toBeUndefined()
  expect(purgeOf({ PURGE_URL: 'http://127.0.0.1:6081/' })).toEqual({
    url: 'http://127.0.0.1:6081/',
    method: 'PURGE',
    header: undefined,
  })
  const header = { PURGE_METHOD: 'POST', PURGE_HEADER: 'Fastly-Key: secret: 1' }
  expect(purgeOf({ PURGE_URL: 'https://cdn.example.dk/a', ...header })).toEqual({
    url: 'https://cdn.example.dk/a',
    method: 'POST',
    header: { 'Fastly-Key': 'secret: 1' },
  })
  expect(refused({ PURGE_URL: 'ftp://cdn.example.dk' })).toMatch(/^PURGE_URL must be a URL like/)
  expect(refused({ PURGE_METHOD: 'purge' })).toMatch(/^PURGE_METHOD must be a method such as/)
  expect(refused({ PURGE_HEADER: 'secret' })).toMatch(/^PURGE_HEADER must be a header like/)
})

test.each([
  ['SITE_URL', ['http://localhost:3000', 'https://example.dk/'], ['ftp://example.dk', 'dk', '//x']],
  ['STAGING_URL', ['https://ny.example.dk'], ['https://example.dk/?a', 'ny.example.dk']],
  ['PORT', ['0', '65535'], ['-1', '65536', '80 80']],
  ['HOST', ['::1', '0.0.0.0', 'example.dk'], ['a b', 'http://example.dk']],
  ['ACCESS_LOG', ['on', 'off'], ['yes']],
  ['DATABASE_URL', ['postgres://u:p@host/db', 'postgresql://host/db'], ['sqlite://a', 'host/db']],
  ['S3_ENDPOINT', [], ['s3.example.dk', 'ftp://s3.example.dk']],
  ['BACKUP_TO', ['backups', '/disk/a', 'C:\\backups'], ['s3://', 's3://b/../c', 's3://b/.a']],
  ['REQUESTS_PER_SECOND', ['0', '999999'], ['-1', '1000000', 'all']],
  ['SAMPLE_CONTENT', ['on', 'off', 'johanne'], ['On', '../johanne']],
  ['SECRET_KEY', ['k'.repeat(32)], ['k'.repeat(31)]],
  ['ACCEPT_CONTENT_VERSION', ['0', '9'.repeat(15)], ['-1', '9'.repeat(16), 'all']],
  ['IMPORT_PASSWORD', ['p'.repeat(1000)], ['p'.repeat(1001)]],
] as const)('%s accepts what the documentation says', (name, accepted, wrong) => {
  for (const value of accepted) expect(refused({ [name]: value }), value).toBe('accepted')
  for (const value of wrong) expect(refused({ [name]: value }), value).not.toBe('accepted')
})
