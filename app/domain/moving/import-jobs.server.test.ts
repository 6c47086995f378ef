import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import {
  claimImport,
  createImport,
  findImport,
  moveState,
  updateImport,
} from './import-jobs.server'

const source = { kind: 'wordpress', source: 'a.xml', options: { map: {}, skip: [] } }
/** Sixteen seconds after the import was begun, when a process that said nothing counts as dead. */
const later = '2026-11-21T09:00:16Z'

const states = [
  { state: 'queued', readings: null, fresh: 'running', late: 'running' },
  { state: 'reading', readings: 0, fresh: 'reading', late: 'reading' },
  { state: 'reading', readings: 1, fresh: undefined, late: 'reading' },
  { state: 'reading', readings: null, fresh: undefined, late: undefined },
  { state: 'running', readings: 1, fresh: undefined, late: 'running' },
  { state: 'undoing', readings: 1, fresh: undefined, late: 'undoing' },
  { state: 'ready', readings: 1, fresh: undefined, late: undefined },
  { state: 'paused', readings: 1, fresh: undefined, late: undefined },
  { state: 'done', readings: 1, fresh: undefined, late: undefined },
  { state: 'failed', readings: 1, fresh: undefined, late: undefined },
  { state: 'undone', readings: 1, fresh: undefined, late: undefined },
] as const

databaseTest(
  'a process claims an import that waits, or one whose process has died',
  async ({ backend, at }) => {
    const admin = await signedInAdmin(backend)
    const id = await createImport(backend, admin, source)
    const [{ updated_at }] = [(await findImport(backend, id)) ?? { updated_at: '' }]
    for (const { state, readings, fresh, late } of states) {
      const put = () =>
        backend.db.updateTable('imports').set({ state, readings, updated_at }).execute()
      await put()
      expect((await claimImport(backend))?.state, `${state} ${readings}`).toBe(fresh)
      await put()
      expect((await claimImport(at(later)))?.state, `${state} ${readings}, later`).toBe(late)
    }
  },
)

databaseTest(
  'an import is claimed by one process only, the oldest first',
  async ({ backend, at }) => {
    const admin = await signedInAdmin(backend)
    const second = await createImport(at(later), admin, { ...source, later: {} })
    const first = await createImport(backend, admin, { ...source, later: {} })
    const claims = await Promise.all([1, 2, 3].map(() => claimImport(at(later))))
    expect(claims.filter((job) => job?.id === first)).toHaveLength(1)
    expect((await findImport(backend, first))?.readings).toBe(1)
    expect((await claimImport(at(later)))?.id ?? second).toBe(second)
  },
)

databaseTest('an import whose process reports is not claimed', async ({ backend, at }) => {
  const id = await createImport(backend, await signedInAdmin(backend), source)
  await updateImport(backend, id, { state: 'running' })
  await updateImport(at(later), id, {})
  expect(await claimImport(at(later))).toBeUndefined()
})

databaseTest(
  'an import is moved only from the states given; an undo is claimed at once',
  async ({ backend }) => {
    const id = await createImport(backend, await signedInAdmin(backend), source)
    expect(await moveState(backend, id, ['done', 'failed'], 'undoing')).toBe(false)
    expect((await findImport(backend, id))?.state).toBe('reading')
    expect(await moveState(backend, id, ['reading'], 'undoing')).toBe(true)
    expect((await claimImport(backend))?.state).toBe('undoing')
    expect(await claimImport(backend)).toBeUndefined()
  },
)
