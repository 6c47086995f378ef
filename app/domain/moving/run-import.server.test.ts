import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { eventually } from '#tests/support/eventually'
import { wxr } from '#tests/support/wordpress'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { beginImport } from './import-commands.server'
import { claimImport, findImport, listImports } from './import-jobs.server'
import { startImports } from './run-import.server'
import { newUpload, storePiece } from './uploads/uploaded-source.server'

const secondMs = 1000

async function begin(backend: Backend, admin: Admin, dataDir: string, name: string) {
  const upload = newUpload(name)
  const path = join(dataDir, name)
  writeFileSync(path, wxr([{ id: 1, title: `På ${name}`.normalize('NFD') }]))
  await storePiece(backend, upload, 0, path)
  return beginImport(backend, admin, { kind: 'wordpress', name, upload, pictures: undefined })
}

/** The file store of a backend, which is read only after `open` is called. */
function heldFiles(backend: Backend) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const read = async (path: string) => {
    await promise
    return backend.files.read(path)
  }
  return { files: Object.assign(Object.create(backend.files), { read }), open: resolve }
}

databaseTest(
  'imports are read in the order in which they were begun, and listed with the newest first',
  async ({ backend, dataDir, at, logged }) => {
    const admin = await signedInAdmin(backend)
    const first = await begin(backend, admin, dataDir, 'a.xml')
    const second = await begin(at('2026-11-21T09:00:01Z'), admin, dataDir, 'b.xml')
    expect((await listImports(backend)).map(({ id }) => id)).toEqual([second, first])
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { files, open } = heldFiles(backend)
    const stop = startImports({ ...backend, files })
    const stateOf = async (id: string) => {
      const { state, readings } = (await findImport(backend, id)) ?? {}
      return `${state} ${readings}`
    }
    vi.advanceTimersByTime(secondMs)
    await eventually(async () => expect(await stateOf(first)).toBe('reading 1'))
    for (let tick = 0; tick < 25; tick++) {
      vi.advanceTimersByTime(secondMs)
      await nextTurn()
      expect(await stateOf(second)).toBe('reading 0')
    }
    open()
    await eventually(async () => {
      vi.advanceTimersByTime(secondMs)
      expect([await stateOf(first), await stateOf(second)]).toEqual(['ready 1', 'ready 1'])
    })
    await stop()
    const names = await backend.db.selectFrom('import_items').select('name').execute()
    expect(names.map(({ name }) => name).sort()).toEqual(['På a.xml', 'På b.xml'])
    expect(logged).toEqual([])
  },
)

databaseTest(
  'after an interrupted import the next one runs, until they are stopped',
  async ({ backend, dataDir, logged }) => {
    const admin = await signedInAdmin(backend)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let isAway = true
    const read = async (path: string) => {
      if (isAway) throw new Error('the file store is away')
      return backend.files.read(path)
    }
    const files = Object.assign(Object.create(backend.files), { read })
    const stop = startImports({ ...backend, files })
    await begin(backend, admin, dataDir, 'a.xml')
    vi.advanceTimersByTime(secondMs)
    await eventually(() => expect(logged).toMatchObject([{ msg: 'an import was interrupted' }]))
    isAway = false
    const second = await begin(backend, admin, dataDir, 'b.xml')
    await eventually(async () => {
      vi.advanceTimersByTime(secondMs)
      expect(await findImport(backend, second)).toMatchObject({ state: 'ready' })
    })
    await stop()
    const third = await begin(backend, admin, dataDir, 'c.xml')
    vi.advanceTimersByTime(5 * secondMs)
    await stop()
    expect(await findImport(backend, third)).toMatchObject({ state: 'reading', readings: 0 })
  },
)

databaseTest(
  'an import that takes long says that it lives, so that no other process runs it too',
  async ({ backend, dataDir }) => {
    const admin = await signedInAdmin(backend)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { files, open } = heldFiles(backend)
    let now = backend.clock.now().getTime()
    const site = { ...backend, clock: { now: () => new Date(now) } }
    const stop = startImports({ ...site, files })
    const id = await begin(site, admin, dataDir, 'a.xml')
    const changedAt = async () => (await findImport(site, id))?.updated_at
    for (let tick = 0; tick < 6; tick++) {
      const before = await changedAt()
      now += 3 * secondMs
      vi.advanceTimersByTime(3 * secondMs)
      await eventually(async () => expect(await changedAt()).not.toBe(before), 5)
      expect(await claimImport(site)).toBeUndefined()
    }
    open()
    await eventually(async () =>
      expect(await findImport(site, id)).toMatchObject({ state: 'ready' }),
    )
    await stop()
  },
)
