import { instantText, longDate } from '~/danish/dates'
import { emailsOf } from '~/domain/admins/accounts.server'
import { auditText, whoText } from '~/domain/admins/audit-log/audit.copy'
import type { Backend } from '~/platform/backend.server'
import type { RowVersions } from '~/platform/changes/history-tables'
import type { Noun } from '~/platform/changes/noun'
import { isPart, type Nouns } from '~/platform/changes/nouns'
import { readPage } from '~/platform/db/listing.server'
import { copenhagenDate } from '~/platform/runtime/clock'
import { isClearedReference, mainRow } from './head'
import { historyCopy } from './history.copy'
import { formBefore } from './values-for-form.server'

export type ListedChange = Awaited<ReturnType<typeof changesPage>>['items'][number]

export async function changesPage(backend: Backend, page: number, noun?: Noun) {
  const query = backend.db
    .selectFrom('changes')
    .leftJoin('changes as undone', 'undone.id', 'changes.undone_id')
    .select(['changes.id', 'changes.at', 'changes.admin_id'])
    .select(['undone.id as undone_id', 'undone.at as undone_at'])
    .where(({ exists, selectFrom }) => {
      const rows = selectFrom('row_versions')
        .select('row_versions.number')
        .whereRef('row_versions.change_id', '=', 'changes.id')
      return exists(noun === undefined ? rows : rows.where('row_versions.noun', '=', noun))
    })
    .orderBy('changes.number', 'desc')
    .orderBy('changes.id')
  const { items: changes, ...rest } = await readPage(query, page)
  const ids = changes.map(({ id }) => id)
  const undoneIds = changes.flatMap(({ undone_id }) => undone_id ?? [])
  const versions = await versionsOfChanges(backend, [...ids, ...undoneIds])
  const undoneAt = await undoTimes(backend, ids)
  const adminIds = changes.map(({ admin_id }) => admin_id)
  const emails = await emailsOf(backend, adminIds)
  const items = changes.map(async ({ id, at, admin_id, undone_id, undone_at }) => {
    const rows = versions.get(id) ?? []
    const areUndoable = rows.every(
      (row) => isUndoable(row) || isClearedReference(backend.nouns, rows, row),
    )
    return {
      id,
      day: longDate(copenhagenDate(at)),
      atText: instantText(at),
      who: whoText(emails, admin_id),
      /** For each written row: 'Rettede nyheden »En lukket kirkedør«'. */
      what: describeRows(backend.nouns, rows),
      undoneChange:
        undone_at === null
          ? undefined
          : {
              text: changeText(describeRows(backend.nouns, versions.get(undone_id) ?? [])),
              atText: instantText(undone_at),
            },
      undoneAt: undoneAt.get(id),
      isUndoable: areUndoable,
      /** If it cannot be undone: the form of its main row, with the values from before the change. */
      formBefore: areUndoable ? undefined : await formBefore(backend, mainRow(backend.nouns, rows)),
    }
  })
  return { items: await Promise.all(items), ...rest }
}

/** When each of the given changes was undone. A change can be undone once. */
async function undoTimes({ db }: Backend, ids: string[]): Promise<Map<string | null, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('changes')
    .select(['undone_id', 'at'])
    .where('undone_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ undone_id, at }) => [undone_id, instantText(at)]))
}

type WrittenRow = Pick<
  RowVersions,
  'change_id' | 'noun' | 'row_id' | 'number' | 'action' | 'summary'
> & { isLatest: boolean }

function isUndoable({ isLatest, action, number }: WrittenRow): boolean {
  return isLatest && (action !== 'update' || number > 1)
}

async function versionsOfChanges(
  { db }: Backend,
  ids: string[],
): Promise<Map<string | null, WrittenRow[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('row_versions as own')
    .select(['own.change_id', 'own.noun', 'own.row_id', 'own.number', 'own.action', 'own.summary'])
    .select(({ selectFrom }) =>
      selectFrom('row_versions as other')
        .select(({ fn }) => fn.max('other.number').as('last'))
        .whereRef('other.noun', '=', 'own.noun')
        .whereRef('other.row_id', '=', 'own.row_id')
        .as('last'),
    )
    .where('own.change_id', 'in', ids)
    .orderBy('own.place')
    .execute()
  const written = rows.map(({ last, ...row }) => ({
    ...row,
    isLatest: Number(last) === row.number,
  }))
  return Map.groupBy(written, ({ change_id }) => change_id)
}

/** 'Tilføjede 5 billeder', or undefined if the change wrote a single row, which it names in its toast. */
export async function severalRowsText(backend: Backend, changeId: string) {
  const rows = (await versionsOfChanges(backend, [changeId])).get(changeId) ?? []
  const text = changeText(describeRows(backend.nouns, rows))
  return rows.length > 1 ? text : undefined
}

function changeText([first, ...others]: ReturnType<typeof describeRows>): string {
  return [first?.text, others.length > 0 ? historyCopy.more(others.length) : ''].join(' ').trim()
}

function describeRows(nouns: Nouns, rows: WrittenRow[]) {
  const head = mainRow(nouns, rows)
  const shown = rows.filter(
    (row) => row === head || !(isPart(nouns, row.noun) || isClearedReference(nouns, rows, row)),
  )
  return shown.map((row) => ({
    text: rowText(nouns, row, row === head ? rows.filter((other) => isSimilar(other, row)) : [row]),
    noun: row.noun,
    id: row.row_id,
  }))
}

function isSimilar(one: WrittenRow, other: WrittenRow): boolean {
  return one.noun === other.noun && one.action === other.action
}

/** Parts of a noun, such as pictures, are counted, since only the first one is listed. */
function rowText(nouns: Nouns, { action, number, noun, summary }: WrittenRow, similar: unknown[]) {
  return auditText(nouns, {
    // A row that has earlier versions was restored.
    action: action === 'insert' && number > 1 ? 'restore' : action,
    noun,
    summary,
    count: isPart(nouns, noun) ? similar.length : 1,
  })
}
