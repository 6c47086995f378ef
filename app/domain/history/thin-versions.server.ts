import { subYears } from 'date-fns/subYears'
import type { Backend } from '~/platform/backend.server'
import type { RowVersions } from '~/platform/changes/history-tables'
import { nounsWith } from '~/platform/changes/nouns'
import { copenhagenDate } from '~/platform/runtime/clock'

type Version = Pick<RowVersions, 'noun' | 'row_id' | 'number' | 'action' | 'at'>

/**
 * Keeps all versions of the last year, the last of each day of the two years before it, and the last of each month
 * before that. Versions of texts are kept forever (docs/decisions/0027-history.md). The sweep removes the files.
 */
export async function thinVersions(backend: Backend): Promise<number> {
  const rows = Map.groupBy(
    await versionsOfOldRows(backend),
    ({ noun, row_id }) => `${noun} ${row_id}`,
  )
  let deleted = 0
  for (const versions of rows.values()) {
    const [{ noun, row_id } = {}] = versions
    const numbers = versionsToDelete(versions, backend.clock.now())
    if (!noun || !row_id || numbers.length === 0) continue
    await backend.db
      .deleteFrom('row_versions')
      .where('noun', '=', noun)
      .where('row_id', '=', row_id)
      .where('number', 'in', numbers)
      .execute()
    deleted += numbers.length
  }
  if (deleted > 0) backend.log.info({ versions: deleted }, 'the history was thinned')
  return deleted
}

function versionsOfOldRows({ db, clock, nouns }: Backend): Promise<Version[]> {
  return db
    .selectFrom('row_versions')
    .select(['noun', 'row_id', 'number', 'action', 'at'])
    .where('noun', 'in', nounsWith(nouns, 'file_path'))
    .where('row_id', 'in', ({ selectFrom }) =>
      selectFrom('row_versions as old')
        .select('old.row_id')
        .where('old.at', '<', subYears(clock.now(), 1).toISOString()),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('row_versions as trashed')
            .innerJoin('trash', 'trash.change_id', 'trashed.change_id')
            .select('trashed.number')
            .whereRef('trashed.noun', '=', 'row_versions.noun')
            .whereRef('trashed.row_id', '=', 'row_versions.row_id'),
        ),
      ),
    )
    .orderBy('noun')
    .orderBy('row_id')
    .orderBy('number')
    .execute()
}

function versionsToDelete(versions: Version[], now: Date): number[] {
  const latest = versions.length - 1
  const isLastOfPeriod = (version: Version, index: number) => {
    const next = versions[index + 1]
    return !next || periodOf(version, now) !== periodOf(next, now)
  }
  const lastOfPeriods = versions.filter(isLastOfPeriod)
  // A picture that was added and deleted in the same period keeps no version. A picture whose only version is
  // its deletion was added before the history began, and keeps it.
  const isShortLived =
    versions.length > 1 && lastOfPeriods.length === 1 && lastOfPeriods[0]?.action === 'delete'
  if (isShortLived) return versions.map(({ number }) => number)
  // Keeps the two latest versions, with which the last change can be undone.
  return versions
    .filter((version, index) => index < latest - 1 && !isLastOfPeriod(version, index))
    .map(({ number }) => number)
}

function periodOf({ at, number }: Version, now: Date): string {
  if (at >= subYears(now, 1).toISOString()) return `${number}`
  const day = copenhagenDate(at)
  return at >= subYears(now, 3).toISOString() ? day : day.slice(0, 7)
}
