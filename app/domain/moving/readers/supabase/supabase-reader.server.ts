import type { Part } from '~/domain/moving/items'
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
      const problems: Part[] = []
      for (const table of [...helpers, ...order]) {
        const { rows, problem } = await tables.read(table)
        if (problem) problems.push({ problem, name: table })
        all.set(table, rows)
      }
      if ([...all.values()].every((rows) => rows.length === 0))
        throw new UnreadableSource(movingCopy.noTables)
      // Without a scheme, since links of its texts do not lead there.
      if (URL.canParse(source.name)) yield { site: `//${new URL(source.name).host}` }
      for (const table of order)
        for (const row of all.get(table) ?? []) yield* itemsOfTable(table, row, tables, all)
      yield* problems
      yield { problem: movingCopy.accounts, name: 'admin_profiles' }
    } finally {
      await tables.close()
    }
  },
}
