import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { breakTable } from '#tests/support/screen'
import { visit } from '#tests/support/visitor'
import { openWriter } from '#tests/support/writer'
import type { Backend } from '~/platform/backend.server'
import { loader } from './song-sheet'

const load = (backend: Backend, path: string): Promise<unknown> => visit(backend, loader, path)

databaseTest('a sheet keeps its hymns and lines while they cannot be read', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.hymn('Lys')
  const path = '/salmer/sangark?salme=lys&linje=DDS+118'
  const entries = [{ slug: 'lys' }, { line: 'DDS 118' }]
  expect(await load(backend, path)).toMatchObject({
    sheet: { entries },
    rows: [{ title: 'Lys' }, { line: 'DDS 118' }],
  })
  await breakTable(backend, 'hymns')
  expect(await load(backend, path)).toMatchObject({ sheet: { entries }, rows: [], choices: [] })
})

databaseTest('hymns that are gone are left out of a sheet', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.hymn('Lys')
  expect(await load(backend, '/salmer/sangark?salme=lys&salme=borte')).toMatchObject({
    sheet: { entries: [{ slug: 'lys' }] },
    days: [],
  })
})
