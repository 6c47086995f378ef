import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fromOurPage, signIn, startAdminSite } from '#tests/support/admin-site'
import { bucketVariables, startBucketService } from '#tests/support/bucket-service'
import { proxyTo } from '#tests/support/cuttable-proxy'
import { eventually } from '#tests/support/eventually'
import { pages } from '#tests/support/outlined-pages'
import { freePort } from '#tests/support/servers'
import { backupsCopy } from '~/routes/admin/backups/backups.copy'

test('every page and screen opens while the bucket does not respond', { tags: 'all' }, async () => {
  const service = await startBucketService()
  onTestFinished(service.stop)
  const proxy = await proxyTo(new URL(service.endpoint))
  const site = await startAdminSite({
    ...bucketVariables(service, `http://127.0.0.1:${proxy.port}`),
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

test('every screen opens without the mail server and the place of the backups, and says so', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  const site = await startAdminSite({
    BACKUP_TO: join(parent, 'kopier'),
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    MAIL_FROM: 'siden@example.dk',
  })
  onTestFinished(site.remove)
  // From a new device, of which the author gets a mail.
  const cookie = await signIn(site)
  rmSync(parent, { recursive: true })
  const visit = async (path: string) => {
    const answer = await fetch(site.url + path, { headers: { cookie } })
    return { status: answer.status, text: await answer.text() }
  }
  await fetch(`${site.url}/admin/sikkerhedskopi`, {
    method: 'POST',
    headers: { ...fromOurPage, cookie },
  })
  const failed: string[] = []
  for (const path of [...pages.author, '/admin/sikkerhedskopi']) {
    const { status } = await visit(path)
    if (status >= 500) failed.push(`${path} ${status}`)
  }
  expect(failed).toEqual([])
  expect((await visit('/admin/nyheder')).text).toContain(backupsCopy.notBackedUp)
  const { 'location-missing': placeAway } = backupsCopy.failures
  expect((await visit('/admin/sikkerhedskopi')).text).toContain(placeAway)
  await eventually(async () =>
    expect((await visit('/admin/drift')).text).toContain('E-mailserveren svarer ikke.'),
  )
})
