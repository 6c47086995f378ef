import { expect } from 'vitest'
import { storeTestAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { recordAudit } from '~/platform/changes/audit.server'
import { auditLog } from './audit-log.server'

databaseTest('the log has the latest hundred entries, each with its account', async (test) => {
  const id = await storeTestAdmin(test.backend)
  const accounts = [id, 'deleted', '']
  for (let number = 0; number < 101; number++) {
    const minute = `${number % 60}`.padStart(2, '0')
    const backend = test.at(`2026-11-21T${number < 60 ? '09' : '10'}:${minute}:00Z`)
    const account = { id: accounts[number % 3] ?? '' }
    await recordAudit(backend, account, {
      action: 'insert',
      noun: 'news',
      rowId: '1',
      summary: `${number}`,
    })
  }
  const log = await auditLog(test.backend)
  expect(log.map(({ what }) => /\d+/.exec(what)?.[0])).toEqual(
    Array.from({ length: 100 }, (_, index) => `${100 - index}`),
  )
  expect(new Set(log.map(({ screen }) => screen))).toEqual(new Set(['/admin/nyheder']))
  expect(log.slice(0, 3).map(({ who, atText }) => [who, atText])).toEqual([
    ['slettet konto', '21. november 2026 kl. 11.40'],
    ['johanne@example.dk', '21. november 2026 kl. 11.39'],
    ['ukendt e-mail', '21. november 2026 kl. 11.38'],
  ])
})
