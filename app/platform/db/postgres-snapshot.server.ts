import { sql } from 'kysely'
import type { Database } from './db.server'
import { siteTables } from './migrations.server'
import type { Column, PlainRow, RowsSnapshot, Table } from './snapshot-of-rows'

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
      tables: await tablesOf(tx),
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

interface ColumnInfo {
  table_name: string
  column_name: string
  data_type: string
  is_nullable: 'YES' | 'NO'
}

async function tablesOf(tx: Database): Promise<Table[]> {
  const { rows: columns } = await sql<ColumnInfo>`
    select table_name, column_name, data_type, is_nullable from information_schema.columns
    where table_schema = current_schema order by table_name, ordinal_position`.execute(tx)
  const { rows: keys } = await sql<{ table_name: string; column_name: string }>`
    select used.table_name, used.column_name
    from information_schema.table_constraints as made
    join information_schema.key_column_usage as used using (constraint_schema, constraint_name)
    where made.constraint_type = 'PRIMARY KEY' and made.table_schema = current_schema
    order by used.table_name, used.ordinal_position`.execute(tx)
  const ofTable = <T extends { table_name: string }>(rows: T[], table: string) =>
    rows.filter(({ table_name }) => table_name === table)
  return siteTables
    .filter((name) => ofTable(columns, name).length > 0)
    .map((name) => ({
      name,
      columns: ofTable(columns, name).map(columnOf),
      key: ofTable(keys, name).map(({ column_name }) => column_name),
    }))
}

const types: Record<string, Column['type']> = { text: 'string', integer: 'integer' }

function columnOf({ column_name, data_type, is_nullable }: ColumnInfo): Column {
  return {
    name: column_name,
    type: types[data_type] ?? 'number',
    nullable: is_nullable === 'YES',
  }
}
