import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { visit } from '#tests/support/visitor'
import { openWriter } from '#tests/support/writer'
import { loader as lecture } from './lectures/lecture'
import { loader as organisers } from './lectures/lecture-organisers'

const path = '/foredrag/tro'
const params = { slug: 'tro' }

databaseTest(
  'a page for organisers without a text redirects to the lecture for now',
  async (test) => {
    const { backend } = test
    const write = await openWriter(backend)
    await write.lecture('Tro')
    const answer: unknown = await visit(backend, organisers, `${path}/til-arrangoerer`, {
      params,
    }).catch((thrown: unknown) => thrown)
    if (!(answer instanceof Response)) throw new Error('no redirect')
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, path])
    expect(await visit(backend, lecture, path, { params })).toMatchObject({
      lecture: { organisers: null },
    })
  },
)

databaseTest('the two pages of a draft lead to each other', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.lecture('Tro')
  await backend.db.updateTable('lectures').set({ fee: '900 kr.', published_at: null }).execute()
  const { id } = await backend.db.selectFrom('lectures').select('id').executeTakeFirstOrThrow()
  const asAuthor = { ...backend, preview: { id } }
  const query = `?kladde=${id}`
  expect(await visit(asAuthor, lecture, `${path}${query}`, { params })).toMatchObject({
    lecture: { organisers: `${path}/til-arrangoerer${query}` },
  })
  const shown = await visit(asAuthor, organisers, `${path}/til-arrangoerer${query}`, { params })
  expect(shown).toMatchObject({ page: { back: `${path}${query}` } })
})
