import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { contentKeys } from './content'
import { entriesForEditing, entryForEditing, readContent } from './content.server'
import { saveEntry } from './content-commands.server'

databaseTest('a text is stored by its page and key', async ({ backend }) => {
  await saveEntry(backend, await signedInAdmin(backend), 'foredrag.title', 'Mine foredrag')
  const rows = await backend.db.selectFrom('editable_content').selectAll().execute()
  expect(rows).toMatchObject([
    {
      page: 'foredrag',
      element_key: 'title',
      content_type: 'text',
      content_value: 'Mine foredrag',
      revision: 1,
    },
  ])
})

databaseTest('a new version replaces the previous one', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  await saveEntry(backend, admin, 'foredrag.title', 'Mine foredrag')
  await saveEntry(backend, admin, 'foredrag.title', 'Foredrag og samtaler')
  expect(await entryForEditing(backend, 'foredrag.title')).toMatchObject({
    value: 'Foredrag og samtaler',
    revision: 2,
  })
  expect((await readContent(backend, 'foredrag'))['foredrag.title']).toBe('Foredrag og samtaler')
})

databaseTest('rich text is sanitized before it is stored', async ({ backend }) => {
  const html = '<p onclick="x()">Koncert <script>x()</script><strong>fredag</strong></p>'
  await saveEntry(backend, await signedInAdmin(backend), 'foredrag.concert_info', html)
  const [row] = await backend.db.selectFrom('editable_content').selectAll().execute()
  expect(row).toMatchObject({
    content_type: 'rich_text',
    content_value: '<p>Koncert <strong>fredag</strong></p>',
  })
})

databaseTest('plain text in a field with the editor keeps its characters', async (context) => {
  const { backend } = context
  const text = 'Ved fjord & hav,\n<3 og 2 < 3'
  await saveEntry(backend, await signedInAdmin(backend), 'presse.biography_short', text)
  expect(await entryForEditing(backend, 'presse.biography_short')).toMatchObject({ value: text })
})

databaseTest('a text that is not stored has its built-in wording', async ({ backend }) => {
  expect(await entryForEditing(backend, 'foredrag.title')).toMatchObject({
    value: 'Foredrag',
    revision: 0,
  })
})

databaseTest('a save based on an older version is refused', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const save = (value: string, revision: number) =>
    saveEntry(backend, admin, 'foredrag.title', value, revision)
  await save('Første', 0)
  await expect(save('Også første', 0)).rejects.toMatchObject({ code: 'outdated' })
  await save('Anden', 1)
  await expect(save('Også anden', 1)).rejects.toMatchObject({ code: 'outdated' })
  expect(await entryForEditing(backend, 'foredrag.title')).toMatchObject({
    value: 'Anden',
    revision: 2,
  })
})

databaseTest('every change is published and recorded in the audit log', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const published: unknown[] = []
  backend.live.subscribe((change) => published.push(change))
  await saveEntry(backend, admin, 'footer.email', 'johanne@example.dk')
  await saveEntry(backend, admin, 'footer.email', 'post@example.dk')
  expect(published).toMatchObject([
    { nouns: ['editable_content'] },
    { nouns: ['editable_content'] },
  ])
  const log = backend.db.selectFrom('audit_log').selectAll().orderBy('action')
  const entries = await log.where('noun', '=', 'editable_content').execute()
  expect(entries).toMatchObject([
    { admin_id: admin.id, action: 'insert', noun: 'editable_content', summary: 'footer.email' },
    { admin_id: admin.id, action: 'update', noun: 'editable_content', summary: 'footer.email' },
  ])
})

databaseTest('editing starts from the stored texts', async ({ backend }) => {
  await saveEntry(backend, await signedInAdmin(backend), 'nyheder.title', 'Nyt')
  const all = await entriesForEditing(backend, contentKeys)
  expect(Object.keys(all)).toEqual(contentKeys)
  expect(all['nyheder.title']).toMatchObject({ value: 'Nyt', revision: 1 })
  expect(all['nyheder.link']).toEqual({ value: 'Læs mere →', revision: 0 })
})
