import { expect, test } from 'vitest'
import type { BackupReason } from '~/platform/backups/archive/manifest'
import { outdatedBackups } from './retention'

const hourMs = 60 * 60 * 1000

/** The hourly backups that remain after outdated ones are removed. */
function kept(hours: number, reasonAt: (hour: number) => BackupReason = () => 'scheduled') {
  const begin = Date.parse('2025-05-01T00:30:00Z')
  let backups: { id: string; takenAt: string; reason: BackupReason }[] = []
  for (let hour = 0; hour <= hours; hour += hours - hour > 48 ? 12 : 1) {
    const now = new Date(begin + hour * hourMs)
    const takenAt = now.toISOString()
    backups.push({ id: takenAt, takenAt, reason: reasonAt(hour) })
    const outdated = new Set(outdatedBackups(backups, now))
    backups = backups.filter(({ id }) => !outdated.has(id))
  }
  return backups.map(({ takenAt }) => takenAt)
}

test('backups are kept hourly for a day, daily for two weeks and monthly for a year', () => {
  const left = kept(24 * 400)
  const newest = Date.parse(left.at(-1) ?? '')
  const within = (hours: number) =>
    left.filter((at) => newest - Date.parse(at) < hours * hourMs).length

  expect(within(24)).toBe(24)
  expect(within(14 * 24)).toBeGreaterThanOrEqual(24 + 12)
  expect(within(14 * 24)).toBeLessThanOrEqual(24 + 14)
  expect(new Set(left.map((at) => at.slice(0, 7))).size).toBe(13)
  expect(left.length).toBeLessThan(24 + 14 + 14)
})

test('manual backups are kept for a month, the last one forever', () => {
  const manual = kept(24 * 20, (hour) => (hour % 24 === 12 ? 'manual' : 'scheduled'))

  expect(manual.filter((at) => at.slice(11, 13) === '12').length).toBe(20)
  const old = { id: 'a', takenAt: '2020-01-01T00:00:00.000Z', reason: 'scheduled' as const }
  expect(outdatedBackups([old], new Date('2026-01-01T00:00:00Z'))).toEqual([])
})

test('a day and a month begin at midnight in Copenhagen', () => {
  const takenAt = (instant: string) => ({
    id: instant,
    takenAt: instant,
    reason: 'scheduled' as const,
  })
  const outdatedOf = (instants: string[], now: string) =>
    outdatedBackups(instants.map(takenAt), new Date(now))
  const evening = '2026-01-31T22:50:00.000Z'
  const night = '2026-01-31T23:10:00.000Z'
  const later = '2026-02-01T22:00:00.000Z'
  expect(outdatedOf([evening, night, later], '2026-02-05T12:00:00Z')).toEqual([night])
  expect(outdatedOf([evening, night], '2026-06-01T12:00:00Z')).toEqual([])
})
