import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { breakTable } from '#tests/support/screen'
import { visit } from '#tests/support/visitor'
import { openWriter } from '#tests/support/writer'
import { loader } from './hymn-collection'

databaseTest(
  'a collection is shown without its cover and its book if they cannot be read',
  async ({ backend }) => {
    const write = await openWriter(backend)
    const work = await write.work('Lysning')
    await write.hymnCollection('Lysning', { bibliography_id: work.id })
    for (const table of ['images', 'bibliography'] as const) await breakTable(backend, table)
    const params = { slug: 'lysning' }
    const answer = await visit(backend, loader, '/salmer/samling/lysning', { params })
    expect(answer).toMatchObject({ page: { title: 'Lysning', cover: undefined, work: undefined } })
  },
)
