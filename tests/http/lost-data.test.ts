import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startAdminSite } from '#tests/support/admin-site'

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-faults-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a second process on one DATA_DIR is refused, and let in when the first was killed', async () => {
  const DATA_DIR = dataFolder()
  const first = await startAdminSite({ DATA_DIR })
  await expect(startAdminSite({ DATA_DIR })).rejects.toThrow(
    /did not start:\nDATA_DIR \S+ is in use by another process: [^\n]+\n$/,
  )
  await first.kill()
  const next = await startAdminSite({ DATA_DIR })
  await next.stop()
})
