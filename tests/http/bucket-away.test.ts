import { expect, onTestFinished, test } from 'vitest'
import { fromOurPage, signIn, startAdminSite } from '#tests/support/admin-site'
import { startBucketService } from '#tests/support/bucket-service'
import { proxyTo } from '#tests/support/cuttable-proxy'
import { pages } from '#tests/support/outlined-pages'

test('every page and screen opens while the bucket does not respond', async () => {
  const service = await startBucketService()
  onTestFinished(service.stop)
  const proxy = await proxyTo(new URL(service.endpoint))
  const site = await startAdminSite({
    S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
    S3_BUCKET: service.bucket,
    S3_REGION: service.region,
    S3_ACCESS_KEY_ID: service.accessKeyId,
    S3_SECRET_ACCESS_KEY: service.secretAccessKey,
    BACKUP_TO: `s3://${service.bucket}/backups`,
  })
  onTestFinished(async () => {
    await site.remove()
    await proxy.cut()
  })
  const cookie = await signIn(site)
  proxy.freeze()
  const failed: string[] = []
  const visit = async (path: string, headers: Record<string, string>) => {
    const { status } = await fetch(site.url + path, { headers })
    if (status >= 500) failed.push(`${path} ${status}`)
  }
  for (const path of pages.visitor) await visit(path, {})
  for (const path of [...pages.author, '/admin/sikkerhedskopi']) await visit(path, { cookie })
  expect(failed).toEqual([])
  const headers = { ...fromOurPage, cookie }
  const upload = await fetch(`${site.url}/admin/upload/pdf?name=a.pdf`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/octet-stream' },
    body: '%PDF-1.7\n%%EOF',
  })
  expect(upload.status).toBe(503)
})
