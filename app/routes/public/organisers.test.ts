import sharp from 'sharp'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addImage } from '#tests/support/images'
import { visit } from '#tests/support/visitor'
import { openWriter } from '#tests/support/writer'
import type { Backend } from '~/platform/backend.server'
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

databaseTest(
  'organisers can download the picture of a lecture, but not of a draft',
  async (test) => {
    const { backend } = test
    const write = await openWriter(backend)
    const source = await sharp({
      create: { width: 60, height: 40, channels: 3, background: 'navy' },
    })
      .jpeg()
      .toBuffer()
    const image = { originalName: 'fjorden.jpg', altText: 'Fjorden' }
    const { filePath } = await addImage(backend, { source, pageAssignment: 'lecture', ...image })
    const { id } = await write.lecture('Tro')
    const fields = { fee: '900 kr.', image_url: filePath }
    await backend.db.updateTable('lectures').set(fields).execute()
    const pictures = async (reader: Backend, query = '') => {
      const shown = await visit(reader, organisers, `${path}/til-arrangoerer${query}`, { params })
      return 'page' in shown && shown.page?.images.map(({ print }) => print.name)
    }
    expect(await pictures(backend)).toEqual(['fjorden.jpg'])
    expect(await pictures({ ...backend, preview: { id } }, `?kladde=${id}`)).toEqual([])
  },
)
