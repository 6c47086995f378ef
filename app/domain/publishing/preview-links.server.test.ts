import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { deleteNoun } from '~/domain/rows/rows-commands.server'
import { linkExpiry, previewByLink } from './preview-links.server'
import { closePreviewLink, openPreviewLink } from './preview-links-commands.server'

databaseTest('a link expires after a week, or when another is created', async ({ backend, at }) => {
  const write = await openWriter(backend)
  const { admin } = write
  await write.news('Gry')
  const { id } = await backend.db.selectFrom('news').select('id').executeTakeFirstOrThrow()
  await expect(openPreviewLink(backend, admin, 'news', id)).rejects.toThrow('missing')
  await backend.db.updateTable('news').set({ published_at: null }).execute()
  const first = await openPreviewLink(backend, admin, 'news', id)
  const until = new Date(backend.clock.now().getTime() + 7 * 24 * 60 * 60 * 1000).toISOString()
  expect(first.expiresAt).toBe(until)
  expect(await previewByLink(backend, first.token)).toMatchObject({ id, link: { until } })
  expect(await previewByLink(at(until), first.token)).toBeUndefined()
  const second = await openPreviewLink(backend, admin, 'news', id)
  expect(await previewByLink(backend, first.token)).toBeUndefined()
  expect(await linkExpiry(backend, 'news', id)).toBe(until)
  expect(await linkExpiry(at(until), 'news', id)).toBeNull()
  await closePreviewLink(backend, admin, 'news', id)
  await closePreviewLink(backend, admin, 'news', id)
  expect(await previewByLink(backend, second.token)).toBeUndefined()
  const entries = await backend.db
    .selectFrom('audit_log')
    .select('action')
    .where('noun', '=', 'preview_links')
    .execute()
  expect(entries).toHaveLength(3)
})

databaseTest('closing the link of a draft leaves the link of another', async ({ backend }) => {
  const { news, admin } = await openWriter(backend)
  const [{ id }, { id: other }] = [await news('Gry'), await news('Aften')]
  await backend.db.updateTable('news').set({ published_at: null }).execute()
  await openPreviewLink(backend, admin, 'news', id)
  const { token } = await openPreviewLink(backend, admin, 'news', other)
  await closePreviewLink(backend, admin, 'news', id)
  expect(await previewByLink(backend, token)).toMatchObject({ id: other })
})

databaseTest('the link of a deleted draft opens nothing', async ({ backend }) => {
  const { news, admin } = await openWriter(backend)
  const { id } = await news('Gry')
  await backend.db.updateTable('news').set({ published_at: null }).execute()
  const { token } = await openPreviewLink(backend, admin, 'news', id)
  await deleteNoun(backend, admin, 'news', id)
  expect(await previewByLink(backend, token)).toBeUndefined()
})

databaseTest('expired links are removed when another is created', async ({ backend, at }) => {
  const write = await openWriter(backend)
  await write.news('Gry')
  await write.news('Aften')
  await backend.db.updateTable('news').set({ published_at: null }).execute()
  const [first, second] = await backend.db.selectFrom('news').select('id').execute()
  await openPreviewLink(backend, write.admin, 'news', first?.id ?? '')
  const stored = () => backend.db.selectFrom('preview_links').select('row_id').execute()
  await openPreviewLink(at('2026-11-27T09:00:00Z'), write.admin, 'news', second?.id ?? '')
  expect(await stored()).toHaveLength(2)
  await openPreviewLink(at('2026-11-28T09:00:00Z'), write.admin, 'news', second?.id ?? '')
  expect(await stored()).toEqual([{ row_id: second?.id }])
})
