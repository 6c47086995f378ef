import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openScreens } from '#tests/support/screen'
import { listImports } from '~/domain/moving/import-jobs.server'
import { storePiece } from '~/domain/moving/uploads/uploaded-source.server'
import { action } from './in'

const upload = '0a000000-0000-4000-8000-000000000001.xml'

databaseTest('a source that was sent leads to its import, which waits', async ({ backend }) => {
  await storePiece(backend, upload, 0, import.meta.filename)
  const screens = await openScreens(backend)
  const file = { intent: 'file', kind: 'wordpress', name: 'gammel.xml', upload, pictures: '' }
  const site = { address: 'https://a.supabase.co', key: 'nøgle', email: '', password: '' }
  for (const [form, source] of [
    [file, 'gammel.xml'],
    [{ intent: 'network', ...site }, 'a.supabase.co'],
  ] as const) {
    const { status, answer } = await screens.send(action, form)
    const made = (await listImports(backend)).find((each) => each.source === source)
    expect([status, made?.state]).toEqual([200, 'reading'])
    expect(answer).toMatchObject({ kind: 'done', goTo: `/admin/flyt-ind/${made?.id}` })
  }
  await expect(screens.send(action, { intent: 'andet' })).rejects.toMatchObject({
    init: { status: 400 },
  })
})
