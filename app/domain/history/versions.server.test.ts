import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { newsItem } from '#tests/support/news-item'
import { deleteNoun, saveRow } from '~/domain/rows/rows-commands.server'
import { versionsOfRow } from './history.server'

databaseTest(
  'the history says when a row was a draft, and has no form of a deleted row',
  async (test) => {
    const { backend } = test
    const admin = await signedInAdmin(backend)
    const draft = newsItem({ title: 'Håb', publication: { state: 'draft' } })
    const { id } = await saveRow(backend, admin, 'news', undefined, draft)
    const at = '2026-12-01T08:00:00.000Z'
    const change = { ...draft, revision: 1, publication: { state: 'scheduled', at } as const }
    await saveRow(backend, admin, 'news', id, change)
    const found = await versionsOfRow(backend, 'news', id)
    expect(found?.form).toBe(`/admin/nyheder/${id}`)
    const pieces = found?.versions[0]?.differences.map((each) => each.pieces)
    expect(JSON.stringify(pieces)).toContain('Kladde')
    expect(JSON.stringify(pieces)).toContain('1. december 2026 kl. 09.00')
    await deleteNoun(backend, admin, 'news', id)
    expect(await versionsOfRow(backend, 'news', id)).toMatchObject({ name: 'Håb', form: undefined })
  },
)
