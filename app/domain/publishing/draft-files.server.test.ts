import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { type DatabaseTest, databaseTest } from '#tests/support/database'
import { newsItem } from '#tests/support/news-item'
import { openWriter } from '#tests/support/writer'
import { nouns } from '~/domain/nouns/nouns.server'
import { saveRow } from '~/domain/rows/rows-commands.server'
import { nounsWith } from '~/platform/changes/nouns'
import { isFileOnlyInDrafts, isOnlyInDrafts } from './draft-files.server'

const id = '5f0c7a52-7d52-4b3c-9a9e-0a8d2a5d5f10'

async function publishNews({ backend }: DatabaseTest, publishedAt: string | null) {
  await backend.db.updateTable('news').set({ published_at: publishedAt }).execute()
}

databaseTest('a PDF linked only by a draft is hidden, whatever its noun', async (test) => {
  const { backend } = test
  const admin = await signedInAdmin(backend)
  expect(await isFileOnlyInDrafts(backend, id)).toBe(false)
  const content = `Hent den: /filer/pdf/${id}/program.pdf`
  await saveRow(backend, admin, 'news', undefined, newsItem({ title: 'Program', content }))
  expect(await isFileOnlyInDrafts(backend, id)).toBe(false)
  await publishNews(test, null)
  expect(await isFileOnlyInDrafts(backend, id)).toBe(true)
  await publishNews(test, '2026-11-22T09:00:00.000Z')
  expect(await isFileOnlyInDrafts(backend, id)).toBe(true)
})

databaseTest('drafts of every noun hide their pictures', ({ backend }) => {
  const query = backend.db.selectFrom('images').where(isOnlyInDrafts(backend))
  const { sql } = query.select('id').compile()
  for (const noun of nounsWith(nouns, 'image_url')) expect(sql).toContain(`"${noun}"."image_url"`)
})

databaseTest(
  'a PDF that a public row links to stays public, whatever drafts link to it',
  async (test) => {
    const { backend } = test
    const admin = await signedInAdmin(backend)
    const content = `Hent den: /filer/pdf/${id}/program.pdf`
    await saveRow(backend, admin, 'news', undefined, newsItem({ title: 'Kladde', content }))
    await publishNews(test, null)
    expect(await isFileOnlyInDrafts(backend, id)).toBe(true)
    await saveRow(backend, admin, 'news', undefined, newsItem({ title: 'Program', content }))
    expect(await isFileOnlyInDrafts(backend, id)).toBe(false)
  },
)

databaseTest('a PDF of a draft collaboration is hidden without a link', async ({ backend }) => {
  const write = await openWriter(backend)
  const { id: collaboration_id } = await write.collaboration('Trio')
  const times = { created_at: '2026-01-01', updated_at: '2026-01-01', revision: 1 }
  await backend.db
    .insertInto('collaboration_files')
    .values({
      id,
      collaboration_id,
      filename: 'a.pdf',
      file_path: 'collaboration-pdfs/a.pdf',
      original_name: 'a.pdf',
      file_size: 1,
      mime_type: 'application/pdf',
      ...times,
    })
    .execute()
  expect(await isFileOnlyInDrafts(backend, id)).toBe(false)
  await backend.db.updateTable('collaborations').set({ published_at: null }).execute()
  expect(await isFileOnlyInDrafts(backend, id)).toBe(true)
})
