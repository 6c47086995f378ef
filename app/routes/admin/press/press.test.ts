import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { breakTable, failure, openScreens } from '#tests/support/screen'
import { action, loader } from './edit'

const fields = { 'presse.intro': 'Til pressen', 'presse.intro.revision': 0 }

databaseTest('a text of the press kit is saved, unless a newer one is stored', async (test) => {
  const { backend } = test
  const screens = await openScreens(backend)
  expect(await screens.send(action, fields)).toEqual({
    status: 200,
    answer: { kind: 'done', toast: { title: 'Pressematerialet er gemt' } },
  })
  expect((await screens.load(loader)).values).toMatchObject({
    'presse.intro': 'Til pressen',
    'presse.intro.revision': 1,
    'presse.facts.revision': 0,
  })
  expect(await screens.send(action, { ...fields, 'presse.intro': 'Andet' })).toMatchObject({
    status: 409,
    answer: { kind: 'outdated', values: { 'presse.intro': 'Til pressen' } },
  })
  await breakTable(backend, 'editable_content')
  expect(await screens.send(action, fields)).toEqual(failure('Kunne ikke gemme pressematerialet'))
})
