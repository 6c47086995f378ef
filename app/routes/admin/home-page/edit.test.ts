import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { breakTable, openScreens } from '#tests/support/screen'
import { contentEntries } from '~/domain/content/content'
import { readContent } from '~/domain/content/content.server'
import { homeTextKeys } from '~/domain/content/home-content.form'
import type { Backend } from '~/platform/backend.server'
import { action, loader } from './edit'

const done = { status: 200, answer: { kind: 'done', toast: { title: 'Forsiden er opdateret!' } } }

const stored = ({ db }: Backend) =>
  db
    .selectFrom('editable_content')
    .select(['page', 'element_key', 'content_type', 'content_value', 'revision'])
    .orderBy('page')
    .orderBy('element_key')
    .execute()

databaseTest('the form starts with the texts of the page', async ({ backend }) => {
  const screens = await openScreens(backend)
  await screens.send(action, { 'hero.quote1': 'Mit eget', 'hero.quote1.revision': 0 })
  const { values } = (await screens.load(loader)) as { values: Record<string, unknown> }
  for (const key of homeTextKeys) {
    const own = key === 'hero.quote1'
    expect(values[key]).toBe(own ? 'Mit eget' : contentEntries[key].fallback)
    expect(values[`${key}.revision`]).toBe(own ? 1 : 0)
  }
})

databaseTest('only changed texts are written', async ({ backend }) => {
  const screens = await openScreens(backend)
  const fields = {
    'hero.quote2': ' En salme er et hus. ',
    'hero.quote2.revision': 0,
    'about.paragraph2': 'To linjer\r\nher',
    'about.paragraph2.revision': 0,
    'hero.name': contentEntries['hero.name'].fallback,
    'hero.name.revision': 0,
  }
  expect(await screens.send(action, fields)).toEqual(done)
  const text = { content_type: 'text', revision: 1 }
  expect(await stored(backend)).toEqual([
    { page: 'about', element_key: 'paragraph2', content_value: 'To linjer\nher', ...text },
    { page: 'hero', element_key: 'quote2', content_value: 'En salme er et hus.', ...text },
  ])
})

databaseTest('a text can be emptied', async ({ backend }) => {
  const screens = await openScreens(backend)
  await screens.send(action, { 'facts.debut': '2001', 'facts.debut.revision': 0 })
  expect(await screens.send(action, { 'facts.debut': ' ', 'facts.debut.revision': 1 })).toEqual(
    done,
  )
  expect((await readContent(backend, 'facts'))['facts.debut']).toBe('')
})

databaseTest('texts that form the page’s heading are required', async ({ backend }) => {
  const screens = await openScreens(backend)
  const fields = {
    'hero.name': ' ',
    'about.title': '',
    'footer.email': 'johanne',
    'hero.quote1': 'x',
  }
  expect(await screens.send(action, fields)).toEqual({
    status: 422,
    answer: {
      kind: 'refused',
      errors: {
        'hero.name': 'Skriv et navn.',
        'about.title': 'Skriv en overskrift.',
        'footer.email': 'Skriv hele e-mailadressen, f.eks. navn@example.dk.',
      },
    },
  })
  expect(await stored(backend)).toEqual([])
})

databaseTest(
  'newer versions of texts that are not changed here do not conflict',
  async ({ backend }) => {
    const screens = await openScreens(backend)
    await screens.send(action, { 'hero.quote1': 'Deres', 'hero.quote1.revision': 0 })
    // A window opened earlier: it has revision 0 of all texts, and changed a different one.
    const mine = { 'hero.quote1.revision': 0, 'hero.quote2': 'Mit', 'hero.quote2.revision': 0 }
    expect(await screens.send(action, mine)).toEqual(done)
    expect(await readContent(backend, 'hero')).toMatchObject({
      'hero.quote1': 'Deres',
      'hero.quote2': 'Mit',
    })
  },
)

databaseTest('a save over a newer text is refused and stores nothing', async ({ backend }) => {
  const screens = await openScreens(backend)
  await screens.send(action, { 'hero.quote1': 'Deres', 'hero.quote1.revision': 0 })
  const late = {
    'about.title': 'Om mig',
    'about.title.revision': 0,
    'hero.quote1': 'Mit',
    'hero.quote1.revision': 0,
  }
  expect(await screens.send(action, late)).toMatchObject({
    status: 409,
    answer: { kind: 'outdated', values: { 'hero.quote1': 'Deres', 'hero.quote1.revision': 1 } },
  })
  expect(await stored(backend)).toHaveLength(1)
  expect(await screens.send(action, { ...late, 'hero.quote1.revision': 1 })).toEqual(done)
  expect((await readContent(backend, 'hero'))['hero.quote1']).toBe('Mit')
})

databaseTest('a save can be repeated when its response was lost', async ({ backend }) => {
  const screens = await openScreens(backend)
  const fields = { 'hero.quote1': 'Mit', 'hero.quote1.revision': 0 }
  expect(await screens.send(action, fields)).toEqual(done)
  expect(await screens.send(action, fields)).toEqual(done)
})

databaseTest('a database failure shows its message', async ({ backend }) => {
  const screens = await openScreens(backend)
  await breakTable(backend, 'editable_content')
  expect(await screens.send(action, { 'hero.quote1': 'Mit' })).toEqual({
    status: 500,
    answer: { kind: 'failed', toast: { title: 'Fejl', description: 'Der opstod en fejl' } },
  })
})
