import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { auditLog } from '~/domain/admins/audit-log/audit-log.server'
import { saveTexts } from '~/domain/content/content-commands.server'
import { featuresForm } from '~/domain/content/features/features.form'
import { deleteNoun } from '~/domain/rows/rows-commands.server'
import { emptyQuery } from '~/http/listing'
import type { Backend } from '~/platform/backend.server'
import { missingPaths, recordMissingPath } from './missing-paths.server'
import { readRedirects, redirectFrom } from './redirects.server'
import { saveRedirect } from './redirects-commands.server'

const stored = ({ db }: Backend) =>
  db.selectFrom('redirects').select(['path', 'target']).orderBy('path').execute()

databaseTest(
  'a path redirects to the chosen page, and is no longer listed as missing',
  async (test) => {
    const { backend } = test
    const admin = await signedInAdmin(backend)
    recordMissingPath(backend, '/Pressefotos')
    await missingPaths(backend)
    const published: unknown[] = []
    backend.live.subscribe((change) => published.push(change))
    await saveRedirect(backend, admin, { path: '/Pressefotos/', target: '/billeder?x=1#info' })
    expect(published).toMatchObject([{ nouns: ['redirects'] }])
    expect(await redirectFrom(backend, '/pressefotos')).toBe('/billeder?x=1#info')
    expect(await redirectFrom(backend, '/PRESSEFOTOS/')).toBe('/billeder?x=1#info')
    expect(await redirectFrom(backend, '/pressefotos/2')).toBeUndefined()
    expect(await missingPaths(backend)).toEqual([])
    const [{ id = '' } = {}] = (await readRedirects(backend, emptyQuery)).items
    await saveRedirect(backend, admin, { path: '/pressefotos', target: '/kontakt' })
    expect(await stored(backend)).toEqual([{ path: '/pressefotos', target: '/kontakt' }])
    await deleteNoun(backend, admin, 'redirects', id)
    expect(await redirectFrom(backend, '/pressefotos')).toBeUndefined()
    expect(await missingPaths(backend)).toEqual([])
    const logged = (await auditLog(backend)).map(({ what }) => what)
    expect(logged.filter((what) => what.includes('/pressefotos')).sort()).toEqual([
      'Rettede viderestillingen fra »/pressefotos«',
      'Slettede viderestillingen fra »/pressefotos«',
      'Tilføjede viderestillingen fra »/pressefotos«',
    ])
  },
)

databaseTest('full URLs of the site are accepted, others refused', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const save = (path: string, target: string) => saveRedirect(backend, admin, { path, target })
  await save('https://example.dk/gammel', 'https://example.dk/salmer')
  expect(await stored(backend)).toEqual([{ path: '/gammel', target: '/salmer' }])
  for (const target of [
    ...['https://evil.example/', '//evil.example/', '/\\evil.example', 'https:evil.example'],
    ...['javascript:alert(1)', 'mailto:a@example.dk', 'https://example.dk.evil.example/salmer'],
    'ftp://example.dk/salmer',
  ]) {
    await expect(save('/x', target), target).rejects.toMatchObject({
      code: expect.stringMatching(/^(elsewhere|target-missing)$/),
      field: 'target',
    })
  }
  await expect(save('https://evil.example/x', '/salmer')).rejects.toMatchObject({
    code: 'elsewhere',
    field: 'path',
  })
})

databaseTest('redirects are sorted by path', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  for (const path of ['/c', '/a', '/b']) {
    await saveRedirect(backend, admin, { path, target: '/kontakt' })
  }
  expect((await readRedirects(backend, emptyQuery)).items.map(({ path }) => path)).toEqual([
    '/a',
    '/b',
    '/c',
  ])
})

databaseTest('an existing page is never redirected', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.lecture('Håb')
  for (const path of [
    '/',
    '/nyheder',
    '/NYHEDER/',
    '/foredrag/haab',
    '/foredrag/hab',
    '/om',
    '/admin/x',
  ]) {
    const save = saveRedirect(backend, write.admin, { path, target: '/kontakt' })
    await expect(save, path).rejects.toMatchObject({ code: 'page-there', field: 'path' })
  }
})

databaseTest(
  'a page that is switched off can be redirected until it is on',
  async ({ backend }) => {
    const { admin } = await openWriter(backend)
    const save = () =>
      saveRedirect(backend, admin, { path: '/tilgaengelighed', target: '/kontakt' })
    await save()
    expect(await redirectFrom(backend, '/tilgaengelighed')).toBe('/kontakt')
    await saveTexts(backend, admin, featuresForm.parse({ 'funktioner.accessibility': 'on' }))
    await expect(save()).rejects.toMatchObject({ code: 'page-there' })
    await saveRedirect(backend, admin, { path: '/gammel-side', target: '/tilgaengelighed' })
    expect(await redirectFrom(backend, '/gammel-side')).toBe('/tilgaengelighed')
  },
)

databaseTest('redirects never form circles or chains', async ({ backend }) => {
  const write = await openWriter(backend)
  const save = (path: string, target: string) =>
    saveRedirect(backend, write.admin, { path, target })
  await expect(save('/a', '/a')).rejects.toMatchObject({ code: 'target-missing' })
  await save('/a', '/kontakt')
  await expect(save('/b', '/a')).rejects.toMatchObject({
    code: 'target-redirects',
    field: 'target',
  })
  await expect(save('/a', '/a')).rejects.toMatchObject({ code: 'target-redirects' })
  await write.lecture('Håb')
  await save('/c', '/foredrag/hab')
  expect(await redirectFrom(backend, '/c')).toBe('/foredrag/haab')
  await backend.db.updateTable('lectures').set({ slug: 'ny-titel' }).execute()
  await backend.db
    .insertInto('former_slugs')
    .columns(['noun', 'slug', 'row_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('lectures')
        .select((e) => [
          e.val('lectures').as('noun'),
          e.val('haab').as('slug'),
          'id',
          'created_at',
        ]),
    )
    .execute()
  expect(await redirectFrom(backend, '/c')).toBe('/foredrag/ny-titel')
  await backend.db.deleteFrom('lectures').execute()
  expect(await redirectFrom(backend, '/c')).toBeUndefined()
  expect((await readRedirects(backend, emptyQuery)).items).toMatchObject([
    { path: '/a', targetExists: true },
    { path: '/c', targetExists: false },
  ])
})
