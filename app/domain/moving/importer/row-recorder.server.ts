import type { Item } from '~/domain/moving/items'
import type { Backend, Importing } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import type { OpenChange } from '~/platform/changes/open-change'
import { storedRow } from '~/platform/changes/rows.server'

interface Current {
  item: Item
  noun: Noun
  hash: string
  /** Its row of an earlier import. */
  rowId: string | undefined
}

/** Records the rows that an import writes, in the transaction of their change, and which of them is the item itself. */
export class RowRecorder implements Importing {
  current: Current | undefined
  readonly #job: { id: string; origin: string }
  #columns = new Map<string, object>()

  constructor(job: { id: string; origin: string }) {
    this.#job = job
  }

  giveColumns(rows: Item['rows'] = {}): void {
    this.#columns = new Map(Object.entries(rows) as [string, object][])
  }

  /** Each new row of a noun gets its columns once. */
  columns(noun: Noun): object {
    const columns = this.#columns.get(noun) ?? {}
    this.#columns.delete(noun)
    return columns
  }

  async record(tx: Backend, change: OpenChange): Promise<void> {
    for (const { noun, id, before, after } of change.rows.values()) {
      const stored = after && (await storedRow(tx, noun, id))
      const revision = stored ? Number(stored.revision) : -1
      const key = { import_id: this.#job.id, noun, row_id: id }
      const earlier = await tx.db
        .selectFrom('import_rows')
        .select('change_ids')
        .where('import_id', '=', key.import_id)
        .where('noun', '=', noun)
        .where('row_id', '=', id)
        .executeTakeFirst()
      const changes: string[] = earlier ? JSON.parse(earlier.change_ids) : []
      const written = {
        revision,
        change_ids: JSON.stringify([...changes, change.id]),
        ...(after && this.#sourceOf(noun, id, before === undefined)),
      }
      const content = before ? JSON.stringify(before) : null
      const empty = { source_id: null, hash: null, paths: null }
      await tx.db
        .insertInto('import_rows')
        .values({ ...key, ...empty, origin: this.#job.origin, content, ...written })
        .onConflict((conflict) =>
          conflict.columns(['import_id', 'noun', 'row_id']).doUpdateSet(written),
        )
        .execute()
    }
  }

  #sourceOf(noun: Noun, id: string, isNew: boolean) {
    const { item, hash, rowId, noun: itemNoun } = this.current ?? {}
    if (
      !item ||
      noun !== itemNoun ||
      !(rowId === undefined ? isNew || isSingle(item) : rowId === id)
    )
      return {}
    const paths = item.paths?.length ? JSON.stringify(item.paths) : null
    return { source_id: item.sourceId, hash: hash ?? null, paths }
  }
}

const isSingle = ({ kind }: Item) => ['text', 'seo', 'contact'].includes(kind)
