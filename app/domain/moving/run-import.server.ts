import { type Admin, adminOfJob } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { claimImport, findImport, type Import, updateImport } from './import-jobs.server'
import { ImportRun } from './importer/import-run.server'
import { Links } from './importer/links.server'
import { storeSubscribers } from './importer/subscribers.server'
import { movingCopy } from './moving.copy'
import type { Report } from './moving-tables'
import { itemsAfter, setOutcome } from './read-import.server'
import { readUploaded } from './read-uploaded.server'
import { UnreadableSource } from './readers/reader'
import { undoImport } from './undo-import-commands.server'
import { withSources } from './uploads/uploaded-source.server'

const heartbeatMs = 3000
const pollMs = 1000
const maxMissingFiles = 500

/** Runs the imports that wait, one by one. The returned function stops after the item in progress. */
export function startImports(backend: Backend): () => Promise<void> {
  let isStopped = false
  let work = Promise.resolve()
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    work = claimImport(backend)
      .then((job) => job && runImport(backend, job, () => isStopped))
      .catch((error: unknown) => backend.log.error({ err: error }, 'an import was interrupted'))
      .finally(() => {
        isBusy = false
      })
  }, pollMs)
  timer.unref()
  return () => {
    isStopped = true
    clearInterval(timer)
    return work
  }
}

/** Reads an import, stores the items of one that are not stored yet, or undoes one. */
export async function runImport(
  backend: Backend,
  job: Import,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const beat = setInterval(() => {
    updateImport(backend, job.id, {}).catch(() => {})
  }, heartbeatMs)
  try {
    const admin = await adminOfJob(backend, job.admin_id)
    if (!admin) throw new UnreadableSource(movingCopy.noAdmin)
    if (job.state === 'reading') await readUploaded(backend, admin, job, isStopped)
    else if (job.state === 'undoing') await undoImport(backend, admin, job.id)
    else await storeItems(backend, admin, job, isStopped)
  } catch (error) {
    if (!(error instanceof UnreadableSource)) throw error
    await updateImport(backend, job.id, {
      state: 'failed',
      report: { ...job.report, error: error.message },
    })
  } finally {
    clearInterval(beat)
  }
}

async function storeItems(
  backend: Backend,
  admin: Admin,
  job: Import,
  isStopped: () => boolean,
): Promise<void> {
  await withSources(backend, job, async (main, extra) => {
    const sources = [extra, main].filter((files) => files !== undefined)
    const links = new Links(backend, job.origin, job.options.site)
    await links.load()
    const run = new ImportRun(backend, admin, job, links, sources)
    const { pass, report } = storing(backend, job, run, isStopped)
    const isDone = (await pass(false)) && (await pass(true))
    if (!isDone) return
    await storeSubscribers(backend, admin, job)
    await updateImport(backend, job.id, { state: 'done', report: report() })
    await backend.db
      .updateTable('import_items')
      .set({ content: '' })
      .where('import_id', '=', job.id)
      .execute()
  })
}

function storing(backend: Backend, job: Import, run: ImportRun, isStopped: () => boolean) {
  let done = 0

  function report(): Report {
    const { missing = [], storedBytes: bytes = 0 } = run.files ?? {}
    const byName = new Map(missing.map((file) => [file.name, file]))
    const missingFiles = [...byName.values()].slice(0, maxMissingFiles)
    const storedBytes = (job.report.storedBytes ?? 0) + bytes
    return { ...job.report, done, storedBytes, missingFiles }
  }

  async function mustStop(): Promise<boolean> {
    const { state: now, readings } = (await findImport(backend, job.id)) ?? {}
    // Another process may have taken it over, after a pause.
    if (readings !== job.readings) return true
    const isRunning = now === 'running'
    if (isRunning && !isStopped()) return false
    // After a restart it continues at once.
    const state = isRunning ? ({ state: 'queued' } as const) : {}
    await updateImport(backend, job.id, { report: report(), ...state })
    return true
  }

  async function store({ content, position, reason }: StoredItem, isSecond: boolean) {
    const relinked = isSecond ? Number(reason) : undefined
    await setOutcome(backend, job.id, position, await run.store(JSON.parse(content), relinked))
  }

  /** The second pass stores rows again whose links lead to rows that were stored after them. False if it was stopped. */
  async function pass(isSecond: boolean): Promise<boolean> {
    let after = -1
    const next = () => itemsAfter(backend, job.id, after)
    for (let rows = await next(); rows.length > 0; rows = await next()) {
      for (const row of rows) {
        after = row.position
        done = Math.max(done, after + 1)
        if (!isPending(row, isSecond)) continue
        if (await mustStop()) return false
        await store(row, isSecond)
      }
      await updateImport(backend, job.id, { report: report() })
    }
    return true
  }

  return { pass, report }
}

type StoredItem = Awaited<ReturnType<typeof itemsAfter>>[number]

function isPending({ kind, state }: StoredItem, isSecondPass: boolean): boolean {
  const states = isSecondPass ? ['relink'] : ['new', 'changed', 'retry']
  return kind !== 'subscriber' && states.includes(state)
}
