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
    work = runNext(backend, () => isStopped)
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

async function runNext(backend: Backend, isStopped: () => boolean): Promise<void> {
  const job = await claimImport(backend)
  if (job) await runImport(backend, job, isStopped)
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
    const storing = new Storing(backend, job, run, isStopped)
    const isDone = (await storing.pass(false)) && (await storing.pass(true))
    if (!isDone) return
    await storeSubscribers(backend, admin, job)
    await updateImport(backend, job.id, { state: 'done', report: storing.report() })
    await backend.db
      .updateTable('import_items')
      .set({ content: '' })
      .where('import_id', '=', job.id)
      .execute()
  })
}

class Storing {
  readonly #backend: Backend
  readonly #job: Import
  readonly #run: ImportRun
  readonly #isStopped: () => boolean
  #done = 0

  constructor(backend: Backend, job: Import, run: ImportRun, isStopped: () => boolean) {
    this.#backend = backend
    this.#job = job
    this.#run = run
    this.#isStopped = isStopped
  }

  report(): Report {
    const { missing = [], storedBytes: bytes = 0 } = this.#run.files ?? {}
    const byName = new Map(missing.map((file) => [file.name, file]))
    const missingFiles = [...byName.values()].slice(0, maxMissingFiles)
    const storedBytes = (this.#job.report.storedBytes ?? 0) + bytes
    return { ...this.#job.report, done: this.#done, storedBytes, missingFiles }
  }

  /** The second pass stores rows again whose links lead to rows that were stored after them. False if it was stopped. */
  async pass(isSecond: boolean): Promise<boolean> {
    for (let after = -1; ; ) {
      const rows = await itemsAfter(this.#backend, this.#job.id, after)
      if (rows.length === 0) return true
      for (const row of rows) {
        after = row.position
        if (!isSecond) this.#done++
        if (row.kind === 'subscriber' || !isPending(row.state, isSecond)) continue
        if (await this.#mustStop()) return false
        await this.#store(row, isSecond)
      }
      await updateImport(this.#backend, this.#job.id, { report: this.report() })
    }
  }

  async #store({ content, position, reason: count }: PendingItem, isSecond: boolean) {
    const relinked = isSecond ? Number(count) : undefined
    const outcome = await this.#run.store(JSON.parse(content), relinked)
    await setOutcome(this.#backend, this.#job.id, position, outcome)
  }

  async #mustStop(): Promise<boolean> {
    const isRunning = (await findImport(this.#backend, this.#job.id))?.state === 'running'
    const isStopped = this.#isStopped()
    if (isRunning && !isStopped) return false
    const report = this.report()
    // After a restart it continues at once.
    const state = isRunning ? ({ state: 'queued' } as const) : {}
    await updateImport(this.#backend, this.#job.id, { report, ...state })
    return true
  }
}

type PendingItem = Awaited<ReturnType<typeof itemsAfter>>[number]

function isPending(state: string, isSecondPass: boolean): boolean {
  return (isSecondPass ? ['relink'] : ['new', 'changed', 'retry']).includes(state)
}
