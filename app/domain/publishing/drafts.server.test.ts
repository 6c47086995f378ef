import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { scheduledRows } from './drafts.server'

databaseTest(
  'scheduled rows are listed by time, without drafts and published ones',
  async ({ backend }) => {
    const now = backend.clock.now().getTime()
    const at = (days: number) => new Date(now + days * 24 * 60 * 60 * 1000).toISOString()
    const news = { 'i morgen': at(1), 'i dag': at(0), 'om en uge': at(7), kladde: null }
    for (const [title, published_at] of Object.entries(news)) {
      await backend.db
        .insertInto('news')
        .values({
          id: title,
          slug: title,
          title,
          content: '',
          published_at,
          published_date: '2026-11-21',
          link: null,
          revision: 1,
          created_at: at(0),
          updated_at: at(0),
        })
        .execute()
    }
    expect(await scheduledRows(backend)).toEqual([
      { id: 'i morgen', name: 'i morgen', path: '/admin/nyheder/i%20morgen', at: at(1) },
      { id: 'om en uge', name: 'om en uge', path: '/admin/nyheder/om%20en%20uge', at: at(7) },
    ])
  },
)
