import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { saveEntry } from '~/domain/content/content-commands.server'
import { searchSources } from '~/domain/nouns/search-sources.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import { memoryBroker } from '~/platform/live/live.server'
import { readWithFallback, type Visit, visitContext } from '~/platform/pages/visit.server'
import { searchIndex } from '~/platform/search/search-index.server'

/** The backend after a restart. */
function restarted(backend: Backend, dataDir: string): Backend {
  const searchFile = {
    path: join(dataDir, 'search-index.db'),
    programFile: join(dataDir, 'program'),
  }
  return { ...backend, live: memoryBroker(backend.live.version), searchFile }
}

/** The hits of the next process, and the number of entries it had to read. */
async function searchAfterRestart(backend: Backend, dataDir: string, text: string) {
  const next = restarted(backend, dataDir)
  let read = 0
  const sources = searchSources.map((source) => ({
    ...source,
    read(of: Backend, ids: string[], positionOf: (id: string) => number) {
      if (source.kind === 'news') read += ids.length
      return source.read(of, ids, positionOf)
    },
  }))
  const index = searchIndex(next, sources)
  const { kinds } = await index.find(next, text)
  await index.close()
  return { found: kinds.reduce((sum, { numbers }) => sum + numbers.length, 0), read }
}

databaseTest(
  'a start reads only the rows that changed since the last one',
  async ({ backend, dataDir }) => {
    writeFileSync(join(dataDir, 'program'), 'one')
    const write = await openWriter(backend)
    await write.news('Ugle')
    await write.news('Uglerne')
    expect(await searchAfterRestart(backend, dataDir, 'ugle')).toEqual({ found: 2, read: 2 })
    expect(await searchAfterRestart(backend, dataDir, 'ugle')).toEqual({ found: 2, read: 0 })
    await backend.db
      .updateTable('news')
      .set({ title: 'Falk', updated_at: '2027-01-01T00:00:00.000Z' })
      .where('title', '=', 'Ugle')
      .execute()
    expect(await searchAfterRestart(backend, dataDir, 'ugle')).toEqual({ found: 1, read: 1 })
    expect(await searchAfterRestart(backend, dataDir, 'falk')).toEqual({ found: 1, read: 0 })
  },
)

databaseTest(
  'a start reads pages again whose version is only known while the process runs',
  async ({ backend, dataDir }) => {
    writeFileSync(join(dataDir, 'program'), 'one')
    await saveEntry(backend, await signedInAdmin(backend), 'presse.intro', '<p>En ugle</p>')
    expect(await searchAfterRestart(backend, dataDir, 'ugle')).toMatchObject({ found: 1 })
    await backend.db
      .updateTable('editable_content')
      .set({ content_value: '<p>En falk</p>' })
      .execute()
    expect(await searchAfterRestart(backend, dataDir, 'ugle')).toMatchObject({ found: 0 })
    expect(await searchAfterRestart(backend, dataDir, 'falk')).toMatchObject({ found: 1 })
  },
)

databaseTest(
  'another version of the program reads everything again',
  async ({ backend, dataDir }) => {
    writeFileSync(join(dataDir, 'program'), 'one')
    await (await openWriter(backend)).news('Ugle')
    expect(await searchAfterRestart(backend, dataDir, 'ugle')).toEqual({ found: 1, read: 1 })
    writeFileSync(join(dataDir, 'program'), 'another')
    expect(await searchAfterRestart(backend, dataDir, 'ugle')).toEqual({ found: 1, read: 1 })
  },
)

databaseTest('a damaged index is built again', async ({ backend, dataDir }) => {
  writeFileSync(join(dataDir, 'program'), 'one')
  const write = await openWriter(backend)
  for (let number = 0; number < 30; number++) await write.news(`Ugle nummer ${number}`)
  await searchAfterRestart(backend, dataDir, 'ugle')
  const file = join(dataDir, 'search-index.db')
  const bytes = readFileSync(file)
  // Overwrites all but the first page, by which SQLite recognizes the file.
  writeFileSync(file, bytes.fill(0x5a, 4096))
  expect(await searchAfterRestart(backend, dataDir, 'ugle')).toEqual({ found: 30, read: 30 })
  writeFileSync(file, 'no database')
  expect(await searchAfterRestart(backend, dataDir, 'ugle')).toEqual({ found: 30, read: 30 })
  // It is stored again.
  expect(await searchAfterRestart(backend, dataDir, 'ugle')).toEqual({ found: 30, read: 0 })
})

databaseTest(
  'an index that cannot be stored stays in memory',
  async ({ backend, dataDir, logged }) => {
    await (await openWriter(backend)).news('Ugle')
    expect(await searchAfterRestart(backend, join(dataDir, 'gone'), 'ugle')).toEqual({
      found: 1,
      read: 1,
    })
    expect(logged.map(({ msg }) => msg)).toContain('the search index is built again')
  },
)

databaseTest(
  'a search that waits for its index when the site stops fails silently',
  async ({ backend, dataDir, logged }) => {
    writeFileSync(join(dataDir, 'program'), 'one')
    await (await openWriter(backend)).news('Ugle')
    const next = restarted(backend, dataDir)
    const index = searchIndex(next, searchSources)
    const visit = { isComplete: true } as Visit
    const context = new RouterContextProvider()
    context.set(backendContext, next)
    context.set(visitContext, visit)
    const nothing = {}
    const search = () => readWithFallback<object>(context, () => index.find(next, 'ugle'), nothing)
    const waiting = search()
    await index.close()
    expect([await waiting, await search()]).toEqual([nothing, nothing])
    expect(visit.isComplete).toBe(false)
    expect(logged.filter(({ level }) => level >= 40)).toEqual([])
  },
)
