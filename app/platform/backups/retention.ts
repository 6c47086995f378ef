import type { Manifest } from '~/platform/backups/archive/manifest'
import { copenhagenDate } from '~/platform/runtime/clock'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

const specialDays = 30

type BackupAge = Pick<Manifest, 'id' | 'takenAt' | 'reason'>

/** Keeps the last of each hour for a day, of each day for two weeks, of each month for a year. */
export function outdatedBackups(backups: readonly BackupAge[], now: Date): string[] {
  const newestFirst = [...backups].sort((a, b) => (a.takenAt < b.takenAt ? 1 : -1))
  const coveredPeriods = new Set<string>()
  const [newest] = newestFirst
  const outdated: string[] = []
  for (const backup of newestFirst) {
    const age = now.getTime() - Date.parse(backup.takenAt)
    const isLastOfPeriod = periodsOf(backup, age)
      .map((period) => !coveredPeriods.has(period) && coveredPeriods.add(period))
      .some(Boolean)
    const isSpecial = backup.reason !== 'scheduled' && age < specialDays * dayMs
    if (!isLastOfPeriod && !isSpecial && backup !== newest) outdated.push(backup.id)
  }
  return outdated
}

function periodsOf({ takenAt }: BackupAge, age: number): string[] {
  const day = copenhagenDate(takenAt)
  return [
    ...(age < dayMs ? [`hour ${Math.floor(Date.parse(takenAt) / hourMs)}`] : []),
    ...(age < 14 * dayMs ? [`day ${day}`] : []),
    ...(age < 366 * dayMs ? [`month ${day.slice(0, 7)}`] : []),
  ]
}
