import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { breakTable, openScreens, undoOf } from '#tests/support/screen'
import { openWriter } from '#tests/support/writer'
import { recordMissingPath } from '~/domain/redirects/missing-paths.server'
import { redirectForm } from '~/domain/redirects/redirects.form'
import { redirectFrom } from '~/domain/redirects/redirects.server'
import { action as trash } from '~/routes/admin/history/trash'
import { action, loader } from './list'

databaseTest('a missing path is redirected, with undo and redo', async ({ backend }) => {
  const screens = await openScreens(backend, redirectForm)
  recordMissingPath(backend, '/pressefotos')
  expect(await screens.load(loader)).toMatchObject({
    missing: { items: [{ path: '/pressefotos', times: 1 }] },
    redirects: { items: [] },
    dead: { items: [] },
    failed: undefined,
    pages: expect.arrayContaining([{ value: '/billeder', label: 'Billeder' }]),
  })
  const sent = { path: '/pressefotos', target: '/billeder' }
  expect(await screens.send(action, sent)).toEqual({
    status: 200,
    answer: { kind: 'done', toast: { title: 'Viderestilling gemt' } },
  })
  const { missing, redirects } = await screens.load(loader)
  expect(missing.items).toEqual([])
  expect(redirects.items).toMatchObject([
    { path: '/pressefotos', target: '/billeder', targetExists: true },
  ])
  const removed = await screens.send(action, { intent: 'remove', id: redirects.items[0]?.id })
  expect(removed.answer).toEqual({
    kind: 'done',
    toast: {
      title: 'Viderestilling fjernet',
      undo: { intent: 'restore', change: expect.any(String) },
      undoPath: '/admin/papirkurv',
    },
  })
  expect(await redirectFrom(backend, '/pressefotos')).toBeUndefined()
  await screens.send(trash, undoOf(removed.answer))
  expect(await redirectFrom(backend, '/pressefotos')).toBe('/billeder')
})

databaseTest('a path is dismissed and restored', async ({ backend }) => {
  const screens = await openScreens(backend, redirectForm)
  recordMissingPath(backend, '/junk')
  await screens.load(loader)
  const hidden = await screens.send(action, { intent: 'dismiss', id: '/junk' })
  const undo = { intent: 'restore', id: '/junk' }
  expect(hidden.answer).toEqual({ kind: 'done', toast: { title: 'Adressen er skjult', undo } })
  expect((await screens.load(loader)).missing.items).toEqual([])
  await screens.send(action, undo)
  expect((await screens.load(loader)).missing.items).toMatchObject([{ path: '/junk' }])
})

databaseTest('each list of the screen has its own search', async ({ backend }) => {
  const screens = await openScreens(backend, redirectForm)
  const write = await openWriter(backend)
  await write.news('Gry', '<p><a href="/findes-ikke">Program</a></p>')
  for (const path of ['/savnet', '/andet']) recordMissingPath(backend, path)
  await screens.load(loader)
  await screens.send(action, { path: '/foer', target: '/kontakt' })
  const found = async (query: string) => {
    const { missing, redirects, dead } = await screens.load(loader, {}, query)
    return [missing, redirects, dead].map(({ items }) => items.length)
  }
  expect(await found('')).toEqual([2, 1, 1])
  expect(await found('?savnede-q=savnet')).toEqual([1, 1, 1])
  for (const text of ['foer', 'kontakt']) {
    expect(await found(`?videre-q=${text}`), text).toEqual([2, 1, 1])
  }
  expect(await found('?videre-q=gry')).toEqual([2, 0, 1])
  for (const text of ['program', 'findes', 'gry']) {
    expect(await found(`?doede-q=${text}`), text).toEqual([2, 1, 1])
  }
  expect(await found('?doede-q=kontakt')).toEqual([2, 1, 0])
})

databaseTest('an invalid redirect is refused at its field', async ({ backend }) => {
  const screens = await openScreens(backend, redirectForm)
  const errorsOf = async (fields: object) => {
    const { status, answer } = await screens.send(action, fields)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    return answer.kind === 'refused' ? answer.errors : answer
  }
  expect(await errorsOf({})).toEqual({
    path: 'Skriv den adresse, der skal sendes videre.',
    target: 'Vælg en side, eller skriv dens adresse.',
  })
  expect(await errorsOf({ path: '/x', target: 'https://evil.example' })).toEqual({
    target: 'Vælg en adresse på din egen hjemmeside, f.eks. /foredrag.',
  })
  expect(await errorsOf({ path: '/x', target: '//evil.example' })).toHaveProperty('target')
  expect(await errorsOf({ path: '/x', target: '/findes-ikke' })).toEqual({
    target: 'Der er ingen side på den adresse.',
  })
  expect(await errorsOf({ path: '/nyheder', target: '/kontakt' })).toEqual({
    path: 'Der er allerede en side på den adresse.',
  })
  expect(await errorsOf({ path: `/${'x'.repeat(400)}`, target: '/kontakt' })).toHaveProperty('path')
  expect(await errorsOf({ path: '/\0\u202e', target: '/kontakt' })).toHaveProperty('path')
})

databaseTest('the screen reports a database failure', async ({ backend }) => {
  const screens = await openScreens(backend, redirectForm)
  await breakTable(backend, 'redirects')
  expect((await screens.load(loader)).failed).toBe('Kunne ikke hente adresser')
  expect((await screens.send(action, { path: '/x', target: '/kontakt' })).answer).toEqual({
    kind: 'failed',
    toast: { title: 'Fejl', description: 'Kunne ikke gemme viderestillingen' },
  })
})
