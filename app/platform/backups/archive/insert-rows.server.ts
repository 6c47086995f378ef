import type { Database } from '~/platform/db/db.server'
import type { PlainRow } from '~/platform/db/snapshot-of-rows'

/** SQLite binds at most 32,766 values per statement. */
const maxValues = 2000

export async function insertRows(
  tx: Database,
  table: string,
  rows: Iterable<PlainRow> | AsyncIterable<PlainRow>,
): Promise<void> {
  let batch: PlainRow[] = []
  const insert = async () => {
    if (batch.length === 0) return
    await tx
      .insertInto(table as 'any noun')
      .values(batch)
      .execute()
    batch = []
  }
  for await (const row of rows) {
    batch.push(row)
    if (batch.length * Object.keys(row).length >= maxValues) await insert()
  }
  await insert()
}
