import { setImmediate as nextTurn } from 'node:timers/promises'
import { instantText } from '~/danish/dates'
import { emailsOf } from '~/domain/admins/accounts.server'
import { whoText } from '~/domain/admins/audit-log/audit.copy'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import { nameOfRow, nounsIn } from '~/platform/changes/nouns'
import type { StoredRow } from '~/platform/changes/open-change'
import { storedRow, storedRows } from '~/platform/changes/rows.server'
import { compareTime, differences, possibleIds } from './differences.server'
import { valuesForForm } from './values-for-form.server'

export type ListedVersion = NonNullable<
  Awaited<ReturnType<typeof versionsOfRow>>
>['versions'][number]

const maxVersions = 100
/** In characters, of all listed versions, which the screen contains for the form. */
const maxContent = 1_000_000

/** @param from the newest version to list, which is always compared; by default the latest one */
export async function versionsOfRow(backend: Backend, noun: Noun, id: string, from?: number) {
  const latest = await versionsQuery(backend, noun, id).select('content').executeTakeFirst()
  // A row that was not changed since the history began, such as sample content.
  const unchanged = latest ? undefined : await storedRow(backend, noun, id)
  const current = latest ? (JSON.parse(latest.content) as StoredRow) : unchanged
  if (!current) return undefined
  const { rows, older } = await readVersions(backend, noun, id, from ?? latest?.number ?? 0)
  const adminIds = rows.flatMap(({ admin_id }) => admin_id ?? [])
  const emails = await emailsOf(backend, adminIds)
  const stored = rows.map(({ content }) => JSON.parse(content) as StoredRow)
  const names = await namesOfRows(backend, possibleIds(backend.nouns, noun, stored))
  const time = compareTime()
  const versions = []
  for (const { number, action, at, admin_id } of rows.filter((row) => row.number !== older)) {
    const row = stored[versions.length] as StoredRow
    const before: StoredRow | undefined = stored[versions.length + 1]
    const ownTime = number === from ? { ...compareTime(), isWholeGiven: true } : time
    versions.push({
      number,
      atText: instantText(at),
      /** Undefined for the state from before the history began. */
      who: admin_id === null ? undefined : whoText(emails, admin_id),
      action,
      isLatest: number === latest?.number,
      differences:
        action === 'delete'
          ? []
          : differences(backend.nouns, noun, { before, after: row, names, time: ownTime }),
      values: await valuesForForm(backend, noun, row),
    })
    await nextTurn()
  }
  const isDeleted = latest?.action === 'delete'
  const values = await valuesForForm(backend, noun, current)
  return {
    name: latest ? latest.summary : nameOfRow(backend.nouns, noun, current),
    versions,
    /** The first version of the next part of the list. */
    older,
    isDeleted,
    form: isDeleted ? undefined : backend.nouns[noun].form?.(id, values),
  }
}

/** With the version before the oldest listed one. */
async function readVersions(backend: Backend, noun: Noun, id: string, from: number) {
  const lengths = await versionsQuery(backend, noun, id)
    .select(({ fn }) => fn<number>('length', ['content']).as('length'))
    .where('row_versions.number', '<=', from)
    .limit(maxVersions + 1)
    .execute()
  let total = 0
  const end = lengths.findIndex(({ length }, index) => {
    total += Number(length)
    return index === maxVersions || (index > 0 && total > maxContent)
  })
  const last = lengths.at(end)
  const rows = await versionsQuery(backend, noun, id)
    .select('content')
    .where('row_versions.number', '<=', from)
    .where('row_versions.number', '>=', last?.number ?? from)
    .execute()
  return { rows, older: end === -1 ? undefined : last?.number }
}

function versionsQuery({ db }: Backend, noun: Noun, id: string) {
  return db
    .selectFrom('row_versions')
    .leftJoin('changes', 'changes.id', 'change_id')
    .select(['row_versions.number', 'action', 'row_versions.at', 'summary', 'changes.admin_id'])
    .where('noun', '=', noun)
    .where('row_id', '=', id)
    .orderBy('row_versions.number', 'desc')
}

/** The names of the rows with these ids, which are unique across nouns. Deleted ones have their last name. */
async function namesOfRows(backend: Backend, ids: readonly string[]) {
  const { db, nouns } = backend
  const names = new Map<string, string | null>()
  if (ids.length === 0) return names
  for (const noun of nounsIn(nouns)) {
    const versions = await db
      .selectFrom('row_versions')
      .select(['row_id', 'summary'])
      .where('noun', '=', noun)
      .where('row_id', 'in', ids)
      .orderBy('number')
      .execute()
    for (const { row_id, summary } of versions) names.set(row_id, summary)
    // Rows that were not changed since the history began have no versions.
    for (const row of await storedRows(backend, noun, ids)) {
      names.set(row.id, nameOfRow(nouns, noun, row))
    }
  }
  return names
}
