import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { letter, people, prepareReaders, sendLetters, withServer } from '#tests/support/letters'
import { openMailServer, refusal } from '#tests/support/mail-server'
import { saveLetter } from '~/domain/letters/letters-commands.server'
import { sendingProgress } from './progress.server'

databaseTest('the waits grow to four hours, and after two days it is given up', async (test) => {
  const admin = await prepareReaders(test, people(1))
  const { url } = await openMailServer({
    onRcptTo: (_address, _session, done) => done(refusal(451, 'Try later')),
  })
  const { id } = await saveLetter(test.backend, admin, undefined, letter)
  const { db } = test.backend
  const sendAt = async (time: string) => {
    await sendLetters(withServer(test.at(time), url))
    const row = await db.selectFrom('letter_deliveries').selectAll().executeTakeFirstOrThrow()
    return row.state === 'queued' ? row.next_attempt.slice(0, 16) : `${row.state}: ${row.reason}`
  }
  expect(await sendAt('2026-11-21T09:00:00Z')).toBe('2026-11-21T09:01')
  expect(await sendAt('2026-11-21T09:00:59Z')).toBe('2026-11-21T09:01')
  expect(await sendAt('2026-11-21T09:01:00Z')).toBe('2026-11-21T09:03')
  expect(await sendAt('2026-11-21T09:03:00Z')).toBe('2026-11-21T09:07')
  await db.updateTable('letter_deliveries').set({ attempts: 20 }).execute()
  expect(await sendAt('2026-11-23T08:59:00Z')).toBe('2026-11-23T12:59')
  expect(await sendAt('2026-11-23T13:00:00Z')).toMatch(/^failed: .*Try later/)
  expect(await sendingProgress(test.backend, id)).toMatchObject({ state: 'done', failed: 1 })
})

databaseTest('one refusal is forgotten with the next letter that arrives', async (test) => {
  const admin = await prepareReaders(test, people(1))
  let isRefused = true
  const { url, received } = await openMailServer({
    onRcptTo: (_address, _session, done) => done(isRefused ? refusal(550, 'Full') : undefined),
  })
  await saveLetter(test.backend, admin, undefined, letter)
  const reader = async () =>
    test.backend.db
      .selectFrom('subscribers')
      .select(['state', 'refusals', 'reason'])
      .executeTakeFirstOrThrow()
  await sendLetters(withServer(test.backend, url))
  expect(await reader()).toMatchObject({ state: 'active', refusals: 1 })
  isRefused = false
  await sendLetters(withServer(test.at('2026-11-21T09:59:00Z'), url))
  expect(received).toEqual([])
  await sendLetters(withServer(test.at('2026-11-21T10:00:00Z'), url))
  expect(received).toHaveLength(1)
  expect(await reader()).toEqual({ state: 'active', refusals: 0, reason: null })
})

databaseTest('a mail server that refuses twenty in a row pauses the letter', async (test) => {
  const admin = await prepareReaders(test, people(25))
  let asked = 0
  const { url } = await openMailServer({
    onRcptTo: (_address, _session, done) => {
      asked++
      done(refusal(550, 'Listed'))
    },
  })
  const { id } = await saveLetter(test.backend, admin, undefined, letter)
  const backend = withServer(test.backend, url)
  await sendLetters(backend)
  expect(asked).toBe(20)
  const progress = await sendingProgress(backend, id)
  expect(progress).toMatchObject({ state: 'paused', queued: 25, failed: 0 })
  expect(progress?.reason).toContain('Listed')
})
