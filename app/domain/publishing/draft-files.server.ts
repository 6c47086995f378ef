import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import {
  columnsOf,
  columnsOfKind,
  nounsIn,
  nounsWith,
  referencingColumns,
} from '~/platform/changes/nouns'

type QueryContext = Pick<Backend, 'clock' | 'nouns' | 'preview'>

/** Matches images whose picture only hidden rows show. */
export function isOnlyInDrafts(backend: QueryContext): RawBuilder<SqlBool> {
  const nouns = nounsWith(backend.nouns, 'image_url')
  const shows = (noun: Noun) => sql`${sql.ref(`${noun}.image_url`)} = images.file_path`
  return isOnlyInHiddenRows(backend, nouns, shows)
}

export function isInPublicText(backend: QueryContext): RawBuilder<SqlBool> {
  return inPublicTexts(backend, sql`'%"' || images.file_path || '"%'`)
}

/** Whether a text that visitors may see has a card of a video or a sound. */
export async function hasPublicPlayer(backend: QueryContext & Pick<Backend, 'db'>) {
  const condition = inPublicTexts(backend, sql`'%data-media="%'`)
  const query = sql<{ shown: number }>`select case when ${condition} then 1 else 0 end as shown`
  const { rows } = await query.execute(backend.db)
  return Number(rows[0]?.shown) === 1
}

function inPublicTexts(backend: QueryContext, pattern: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const publicTexts = nounsIn(backend.nouns).flatMap((noun) => {
    const columns = columnsOfKind(backend.nouns, noun, 'rich-text')
    if (columns.length === 0) return []
    const shows = columns.map((column) => sql`${sql.ref(`${noun}.${column}`)} like ${pattern}`)
    return [exists(backend, noun, anyOf(shows), 'shown')]
  })
  return anyOf(publicTexts)
}

/** A PDF without links is public, because its URL may be in a letter. */
export async function isFileOnlyInDrafts(backend: QueryContext & Pick<Backend, 'db'>, id: string) {
  const part = sql`collaboration_files.id = ${id}`
  const nouns = nounsIn(backend.nouns).filter(
    (noun) => !('file_path' in backend.nouns[noun].columns),
  )
  const mentions = (noun: Noun) =>
    anyOf(
      columnsOf(backend.nouns, noun).map(
        ([column]) => sql`cast(${sql.ref(`${noun}.${column}`)} as text) like ${`%${id}%`}`,
      ),
    )
  const isHidden = anyOf([
    exists(backend, 'collaboration_files', part, 'hidden'),
    isOnlyInHiddenRows(backend, nouns, mentions),
  ])
  const query = sql<{ hidden: number }>`select case when ${isHidden} then 1 else 0 end as hidden`
  const { rows } = await query.execute(backend.db)
  return Number(rows[0]?.hidden) === 1
}

function isOnlyInHiddenRows(
  backend: QueryContext,
  nouns: readonly Noun[],
  condition: (noun: Noun) => RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const hidden = anyOf(nouns.map((noun) => exists(backend, noun, condition(noun), 'hidden')))
  const shown = anyOf(nouns.map((noun) => exists(backend, noun, condition(noun), 'shown')))
  return sql<SqlBool>`(${hidden} and not ${shown})`
}

function exists(
  backend: QueryContext,
  noun: Noun,
  condition: RawBuilder<unknown>,
  visibility: 'hidden' | 'shown',
): RawBuilder<SqlBool> {
  const shown = isPublicRow(backend, noun)
  return sql<SqlBool>`exists (select 1 from ${sql.table(noun)}
    where ${condition} and ${visibility === 'shown' ? shown : sql`not ${shown}`})`
}

/** Matches the public rows of a noun. A part of another row is public if that row is. */
function isPublicRow(backend: QueryContext, noun: Noun): RawBuilder<SqlBool> {
  const owners = referencingColumns(backend.nouns, 'cascade').filter(
    (naming) => naming.noun === noun,
  )
  const hidden = owners.map(({ column, to }) =>
    exists(backend, to, sql`${sql.ref(`${to}.id`)} = ${sql.ref(`${noun}.${column}`)}`, 'hidden'),
  )
  const { visible: visibleRow, filesVisible = visibleRow } = backend.nouns[noun]
  const visible = sql`(${filesVisible(backend)}) is true`
  return hidden.length === 0
    ? sql<SqlBool>`(${visible})`
    : sql<SqlBool>`(${visible} and not ${anyOf(hidden)})`
}

function anyOf(conditions: RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}
