import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { instantText } from '~/danish/dates'
import { containsWords, emptyQuery, listing } from '~/http/listing'
import { type Backend, inTransaction } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import { nounsIn, nounsWith } from '~/platform/changes/nouns'
import { eraseRow } from '~/platform/changes/rows.server'
import { countRows, matchesQuery } from '~/platform/db/listing.server'
import type { Schema } from '~/platform/db/schema'
import { historyCopy } from './history.copy'

const dayMs = 24 * 60 * 60 * 1000

const daysInTrash = 30

/** Returns the deletions of the query, the latest first. The name of a kind, such as 'nyhed', matches all its deletions. */
export async function trashList({ db, clock, nouns }: Backend, query = emptyQuery) {
  const isOfKind = (word: string) => {
    const kinds = nounsIn(nouns).filter((noun) => {
      const { indefinite, named } = nouns[noun].words
      return containsWords(`${indefinite} ${named('')}`, [word])
    })
    return kinds.length > 0 ? sql<SqlBool>`noun in (${sql.join(kinds)})` : sql<SqlBool>`1 = 0`
  }
  const read = db
    .selectFrom('trash')
    .innerJoin('changes', 'changes.id', 'change_id')
    .select(['change_id', 'noun', 'trash.at', 'name'])
    .select(({ selectFrom }) =>
      selectFrom('row_versions')
        .select(({ fn }) => fn.countAll<number | string>().as('rows'))
        .whereRef('row_versions.change_id', '=', 'trash.change_id')
        .whereRef('row_versions.noun', '=', 'trash.noun')
        .where(isTrashed)
        .as('rows'),
    )
    .where(matchesQuery(query, ['name'], isOfKind))
    .orderBy('changes.number', 'desc')
    .orderBy('change_id')
    .limit(query.limit + 1)
    .offset(query.offset)
    .execute()
  const [rows, total] = await Promise.all([read, countRows(db.selectFrom('trash'))])
  const now = clock.now().getTime()
  const items = rows.map(({ change_id, noun, at, name, rows }) => {
    const { indefinite, named } = nouns[noun].words
    const others = Number(rows) > 1 ? ` ${historyCopy.more(Number(rows) - 1)}` : ''
    const daysPast = Math.floor((now - new Date(at).getTime()) / dayMs)
    return {
      /** The change whose undo restores it. */
      change: change_id,
      what: (name ? named(name) : indefinite) + others,
      name: (name ?? indefinite) + others,
      atText: instantText(at),
      daysLeft: Math.max(0, daysInTrash - daysPast),
    }
  })
  return listing(query, items, total)
}

/** Matches the deletions of a change in the trash. For press pictures these are updates of `is_active`. */
function isTrashed({
  or,
  and,
  eb,
}: ExpressionBuilder<Pick<Schema, 'row_versions' | 'trash'>, 'row_versions' | 'trash'>) {
  return or([
    eb('row_versions.action', '=', 'delete'),
    and([eb('row_versions.noun', '=', 'images'), eb('trash.noun', '=', 'images')]),
  ])
}

/** The versions of texts stay in the history (docs/decisions/0027-history.md). The sweep removes the files. */
export async function expireTrash(backend: Backend): Promise<void> {
  const before = new Date(backend.clock.now().getTime() - daysInTrash * dayMs).toISOString()
  const entries = await backend.db
    .selectFrom('trash')
    .select('change_id')
    .where('at', '<', before)
    .execute()
  for (const { change_id } of entries) {
    await inTransaction(backend, (tx) =>
      deleteTrashEntry(tx, change_id, nounsWith(tx.nouns, 'file_path')),
    )
  }
}

/**
 * @param only the nouns whose versions are deleted; by default all
 * @returns the paths of the files in these versions
 */
export async function deleteTrashEntry(tx: Backend, change: string, only?: readonly Noun[]) {
  const rows = await tx.db
    .selectFrom('row_versions')
    .innerJoin('trash', 'trash.change_id', 'row_versions.change_id')
    .select(['row_versions.noun', 'row_versions.row_id'])
    .where('row_versions.change_id', '=', change)
    .where(isTrashed)
    .execute()
  const paths: string[] = []
  for (const { noun, row_id } of rows) {
    if (only && !only.includes(noun)) continue
    await eraseRow(tx, noun, row_id)
    const files = await tx.db
      .selectFrom('version_files')
      .select('path')
      .distinct()
      .where('noun', '=', noun)
      .where('row_id', '=', row_id)
      .execute()
    paths.push(...files.map(({ path }) => path))
    await tx.db
      .deleteFrom('row_versions')
      .where('noun', '=', noun)
      .where('row_id', '=', row_id)
      .execute()
  }
  await tx.db.deleteFrom('trash').where('change_id', '=', change).execute()
  return paths
}
