import type { Part } from '~/domain/moving/items'
import { movingCopy } from '~/domain/moving/moving.copy'
import { type Reader, UnreadableSource } from '~/domain/moving/readers/reader'
import { makers } from './supabase-items'
import { openTables, type SourceRow } from './supabase-rows.server'

const helpers = ['collaboration_images', 'protected_contact_info']

/** The earlier site of the specification: by URL and key, by a connection string, or by a plain dump. */
export const reader: Reader = {
  fileName: /\.sql$/i,
  async *read(source) {
    const tables = await openTables(source)
    try {
      const rows = new Map<string, SourceRow[]>()
      const problems: Part[] = []
      for (const table of [...helpers, ...Object.keys(makers)]) {
        const read = await tables.read(table)
        if (read.problem) problems.push({ problem: read.problem, name: table })
        rows.set(table, read.rows)
      }
      if ([...rows.values()].every(({ length }) => length === 0))
        throw new UnreadableSource(movingCopy.noTables)
      // Without a scheme, since links of its texts do not lead there.
      if (URL.canParse(source.name)) yield { site: `//${new URL(source.name).host}` }
      for (const [table, make] of Object.entries(makers))
        for (const row of rows.get(table) ?? []) {
          const item = make(row, { tables, rows })
          if (item) yield item
        }
      yield* problems
      yield { problem: movingCopy.accounts, name: 'admin_profiles' }
    } finally {
      await tables.close()
    }
  },
}
