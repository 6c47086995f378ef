import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fromOurPage, signIn, startAdminSite } from '#tests/support/admin-site'
import { eventually } from '#tests/support/eventually'
import { command } from '#tests/support/operator-command'
import { freePort } from '#tests/support/servers'
import { temporaryFolder } from '#tests/support/temporary-folder'

test('a start reports an interrupted restore and a missing backup folder, removes orphans and indexes the texts', {
  tags: 'all',
}, async () => {
  const [DATA_DIR, disk] = [temporaryFolder(), temporaryFolder()]
  await (await startAdminSite({ DATA_DIR })).stop()
  mkdirSync(join(DATA_DIR, 'files/restoring/killed'), { recursive: true })
  writeFileSync(join(DATA_DIR, 'files/restoring/killed/begun'), 'killed')
  mkdirSync(join(DATA_DIR, 'files/images'), { recursive: true })
  const orphan = join(DATA_DIR, 'files/images/orphan.jpg')
  writeFileSync(orphan, 'a picture without a row')
  utimesSync(orphan, 0, 0)

  const [PORT, METRICS_PORT] = [String(await freePort()), String(await freePort())]
  const BACKUP_TO = join(disk, 'not-mounted', 'backups')
  const starting = startAdminSite({ DATA_DIR, BACKUP_TO, PORT, METRICS_PORT })
  const url = `http://localhost:${PORT}`
  await eventually(async () => {
    const health = await fetch(`${url}/healthz`)
    expect(health.status).toBe(503)
    expect(await health.json()).toMatchObject({ ok: false, database: true, backupPlace: false })
  }, 40)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
  expect(metrics).toMatch(/^skrivestue_backup_place_up 0$/m)

  mkdirSync(join(disk, 'not-mounted'))
  const cookie = await signIn({ url } as never)
  const headers = { ...fromOurPage, cookie }
  await fetch(`${url}/admin/sikkerhedskopi`, { method: 'POST', headers })
  const site = await starting
  onTestFinished(() => site.remove())
  await eventually(() => {
    expect(existsSync(orphan)).toBe(false)
    expect(existsSync(join(DATA_DIR, 'search-index.db'))).toBe(true)
  })
  expect(site.output()).toContain(
    '"msg":"a restore was interrupted: the site is as it was before it; run it again"',
  )
  expect(site.output()).toMatch(
    /"level":50,.*"reason":"\S+not-mounted is missing","msg":"the backup folder or bucket cannot be used"/,
  )
})

test('a first start that cannot store the sample content ends with one line', async () => {
  const { code, printed } = await command({
    DATA_DIR: temporaryFolder(),
    PORT: String(await freePort()),
    S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    S3_BUCKET: 'away',
    S3_ACCESS_KEY_ID: 'x',
    S3_SECRET_ACCESS_KEY: 'x',
    LOG_LEVEL: 'silent',
  })
  expect(printed).toMatch(
    /^The sample content could not be stored: [^\n]+; start again, or set SAMPLE_CONTENT=off\n$/,
  )
  expect(code).toBe(1)
})
