import { sql } from 'kysely'
import type { Database } from './db.server'
import { siteTables } from './migrations.server'
import {
  type ColumnInfo,
  type PlainRow,
  type RowsSnapshot,
  type Table,
  tablesOf,
} from './snapshot-of-rows'

const batchSize = 200

export async function postgresSnapshot(db: Database): Promise<RowsSnapshot> {
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  const close = async () => void (await tx.rollback().execute())
  try {
    return {
      tables: tablesOf(siteTables, await columnsOf(tx)),
      rows: (table) => rowsOf(tx, table),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function* rowsOf(tx: Database, { name, key, columns }: Table): AsyncIterable<PlainRow> {
  const textColumns = new Set(
    columns.filter(({ type }) => type === 'string').map((column) => column.name),
  )
  const order = sql.join(
    key.map((column) =>
      textColumns.has(column) ? sql`${sql.ref(column)} collate "C"` : sql.ref(column),
    ),
  )
  await sql`declare backup no scroll cursor for
    select * from ${sql.table(name)} order by ${order}`.execute(tx)
  for (;;) {
    const { rows } = await sql<PlainRow>`fetch ${sql.lit(batchSize)} from backup`.execute(tx)
    yield* rows
    if (rows.length < batchSize) break
  }
  await sql`close backup`.execute(tx)
}

async function columnsOf(tx: Database): Promise<ColumnInfo[]> {
  const { rows } = await sql<ColumnInfo>`
    select c.table_name as "table", c.column_name as name, c.data_type as type,
      case c.is_nullable when 'YES' then 1 else 0 end as nullable,
      coalesce(used.ordinal_position, 0) as place
    from information_schema.columns as c
    left join information_schema.table_constraints as made
      on made.table_schema = c.table_schema and made.table_name = c.table_name
      and made.constraint_type = 'PRIMARY KEY'
    left join information_schema.key_column_usage as used
      on used.constraint_schema = made.constraint_schema
      and used.constraint_name = made.constraint_name and used.column_name = c.column_name
    where c.table_schema = current_schema
    order by c.table_name, c.ordinal_position`.execute(tx)
  return rows
}
