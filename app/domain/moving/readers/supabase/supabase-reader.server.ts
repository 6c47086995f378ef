import { movingCopy } from '~/domain/moving/moving.copy'
import { type Reader, UnreadableSource } from '~/domain/moving/readers/reader'
import { itemsOfTable } from './supabase-items'
import { openTables, type SourceRow } from './supabase-rows.server'

/** In an order in which the rows that others refer to come first. */
const order = [
  'editable_content',
  'seo_settings',
  'contact_content',
  'images',
  'news',
  'lectures',
  'testimonials',
  'calendar_events',
  'bibliography',
  'reviews',
  'collaborations',
  'collaboration_files',
]
const helpers = ['collaboration_images', 'protected_contact_info']

/** The earlier site of the specification: by URL and key, by a connection string, or by a plain dump. */
export const reader: Reader = {
  fileName: /\.sql$/i,
  async *read(source) {
    const tables = await openTables(source)
    try {
      const all = new Map<string, SourceRow[]>()
      const hidden: string[] = []
      for (const table of [...helpers, ...order]) {
        const rows = await tables.rows(table).catch(() => {
          hidden.push(table)
          return []
        })
        all.set(table, rows)
      }
      if ([...all.values()].every((rows) => rows.length === 0))
        throw new UnreadableSource(movingCopy.noTables)
      if (URL.canParse(source.name)) yield { site: new URL(source.name).host }
      for (const table of order)
        for (const row of all.get(table) ?? []) yield* itemsOfTable(table, row, tables, all)
      for (const table of hidden) yield { problem: movingCopy.hiddenTable, name: table }
      yield { problem: movingCopy.accounts, name: 'admin_profiles' }
    } finally {
      await tables.close()
    }
  },
}
