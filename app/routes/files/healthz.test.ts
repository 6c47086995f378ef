import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { fillSite } from '#tests/support/filled-site'
import { visit } from '#tests/support/visitor'
import type { Backend } from '~/platform/backend.server'
import { findMissingFiles } from '~/platform/backups/missing-files.server'
import { commit, version } from '~/platform/runtime/version'
import { loader } from './healthz'

async function healthOf(backend: Backend) {
  const answer = await visit(backend, loader, '/healthz')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  return [answer.status, await answer.json()]
}

databaseTest('health says what is wrong', async ({ backend }) => {
  const services = { version, commit, database: true, fileStore: true, disk: true }
  expect(await healthOf(backend)).toEqual([200, { ok: true, ...services }])
  const disk = { ...backend.disk, hasRoom: async () => false }
  expect(await healthOf({ ...backend, disk })).toEqual([
    503,
    { ok: false, ...services, disk: false },
  ])
  const backups = { ...backend.backups, state: { ...backend.backups.state, isUnreachable: true } }
  expect(await healthOf({ ...backend, backups } as Backend)).toEqual([
    503,
    { ok: false, ...services, backupPlace: false },
  ])
  await fillSite(backend)
  await backend.files.remove('collaboration-pdfs/collaboration-1.pdf')
  await findMissingFiles(backend)
  expect(await healthOf(backend)).toEqual([503, { ok: false, ...services, missingFiles: 1 }])
})
