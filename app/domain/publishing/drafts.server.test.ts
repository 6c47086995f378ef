import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { scheduledRows } from './drafts.server'

databaseTest(
  'scheduled rows are listed by time, without drafts and published ones',
  async ({ backend }) => {
    const now = backend.clock.now().getTime()
    const at = (days: number) => new Date(now + days * 24 * 60 * 60 * 1000).toISOString()
    const news = { 'efter en uge': at(7), 'i dag': at(0), 'i morgen': at(1), kladde: null }
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
      {
        id: 'efter en uge',
        name: 'efter en uge',
        path: '/admin/nyheder/efter%20en%20uge',
        at: at(7),
      },
    ])
  },
)
