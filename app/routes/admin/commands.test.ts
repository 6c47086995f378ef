import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { breakTable, failure, openScreens, undoOf } from '#tests/support/screen'
import { openWriter } from '#tests/support/writer'
import { newsForm } from '~/domain/news/news.form'
import { draftField } from '~/domain/unsaved-drafts/unsaved-drafts'
import { action as saveNews } from './news/edit'
import { action as previewLink } from './preview-link'
import { action as sample } from './sample'
import { action as drafts } from './unsaved-drafts'
import { action as welcome } from './welcome'

const done = (toast: object) => ({ status: 200, answer: { kind: 'done', toast } })

databaseTest('the first steps are hidden with undo, and shown again', async ({ backend }) => {
  const screens = await openScreens(backend)
  const hidden = await screens.send(welcome, { intent: 'hide' })
  expect(hidden).toEqual(done({ title: 'De første skridt er skjult', undo: { intent: 'show' } }))
  const shown = await screens.send(welcome, undoOf(hidden.answer))
  expect(shown).toEqual(done({ title: 'De første skridt vises igen' }))
})

databaseTest('a preview link is made and closed, each with a toast', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.news('Gry')
  await backend.db.updateTable('news').set({ published_at: null }).execute()
  const { id } = await backend.db.selectFrom('news').select('id').executeTakeFirstOrThrow()
  const screens = await openScreens(backend)
  const params = { noun: 'news', id }
  const send = (intent: string) => screens.send(previewLink, { intent }, params)
  expect(await send('open')).toMatchObject(
    done({
      title: 'Linket er lavet',
      description: expect.stringMatching(/^Linket virker indtil den 28\. november 2026/),
      createdUrl: expect.stringContaining(`/nyheder/gry?kladde=${id}&gennemsyn=`),
    }),
  )
  expect(await send('close')).toEqual(done({ title: 'Linket er lukket' }))
  const missing = await screens.send(previewLink, { intent: 'open' }, { noun: 'news', id: 'x' })
  expect(missing).toMatchObject({ status: 404, answer: { kind: 'failed' } })
  await breakTable(backend, 'preview_links')
  expect(await send('open')).toEqual(failure('Kunne ikke lave linket'))
  expect(await send('close')).toEqual(failure('Kunne ikke lukke linket'))
})

databaseTest('an unsaved draft is discarded with undo, and restored', async ({ backend }) => {
  const screens = await openScreens(backend)
  const discarded = await screens.send(drafts, { intent: 'discard', id: 'x' })
  const undo = { intent: 'restore', id: 'x' }
  expect(discarded).toEqual(done({ title: 'Kladden er kasseret', undo }))
  const restored = await screens.send(drafts, undoOf(discarded.answer))
  expect(restored).toEqual(done({ title: 'Kladden er her igen' }))
})

databaseTest('failures of unsaved drafts and of the sample are reported', async ({ backend }) => {
  const screens = await openScreens(backend)
  await breakTable(backend, 'unsaved_drafts')
  const send = (intent: string) => screens.send(drafts, { intent, id: 'x' })
  expect(await send('discard')).toEqual(failure('Kladden kunne ikke kasseres.'))
  expect(await send('restore')).toEqual(failure('Kladden kunne ikke hentes tilbage.'))
  await breakTable(backend, 'sample_rows')
  expect(await screens.send(sample, { intent: 'remove' })).toEqual(
    failure('Kunne ikke fjerne eksempelindholdet'),
  )
})

databaseTest(
  'a saved form is reported as saved even if its unsaved draft cannot be removed',
  async ({ backend, logged }) => {
    const screens = await openScreens(backend, newsForm)
    await breakTable(backend, 'unsaved_drafts')
    const fields = { title: 'Gry', content: 'Nyt', published_date: '2026-11-01' }
    const saved = await screens.send(saveNews, { ...fields, [draftField]: 'x' }, { id: 'ny' })
    expect(saved).toMatchObject(done({ title: 'Nyhed tilføjet' }))
    expect(logged).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'an unsaved draft could not be removed' }),
    )
  },
)

databaseTest('a form that cannot be saved keeps its unsaved draft', async ({ backend }) => {
  const screens = await openScreens(backend, newsForm)
  const id = crypto.randomUUID()
  const form = '/admin/nyheder/ny'
  const draft = { id, form, path: form, kind: '', title: '', excerpt: '', base: '{}', writer: id }
  const content = JSON.stringify({ fields: { title: ['Gry'] }, pictures: [] })
  await screens.send(drafts, { intent: 'keep', ...draft, content, revision: '0', turn: '1' })
  const fields = { title: 'Gry', content: 'Nyt', published_date: '2026-11-01' }
  await breakTable(backend, 'news')
  const failed = await screens.send(saveNews, { ...fields, [draftField]: `${id} 1` }, { id: 'ny' })
  expect(failed).toMatchObject({ status: 500, answer: { kind: 'failed' } })
  const kept = await backend.db.selectFrom('unsaved_drafts').select('id').execute()
  expect(kept).toEqual([{ id }])
})
